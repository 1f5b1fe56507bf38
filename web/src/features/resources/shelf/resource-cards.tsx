import { type ResourceCard, TAGS_SHOWN } from '@evenlight/contract/resources';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { InLanguage } from '../../../parts/in-language';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { type Asked, textAddress } from '../resource-address';
import { languageOfTexts } from '../words';
import { TextFacts } from './text-facts';

type Props = { cards: ResourceCard[]; asked?: Asked; level?: 'h3' | 'h4' };

export function ResourceCards({ cards, asked = {}, level: Heading = 'h3' }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <Card
          as="li"
          key={card.slug}
          className="relative flex flex-col gap-3 transition-colors duration-150 focus-within:bg-mist hover:bg-mist sm:p-6"
        >
          <TextFacts text={card} />
          <Heading lang={card.language} className="text-xl">
            {/* The whole card can be touched, and the link is read out by its title alone. */}
            <Link
              to={textAddress(card, asked)}
              className="rounded-xs text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-pine"
            >
              {card.title}
            </Link>
          </Heading>
          <p lang={card.language} className="text-ink-2">
            {card.summary}
          </p>
          <Tags card={card} />
        </Card>
      ))}
    </ul>
  );
}

function Tags({ card: { tags, language } }: { card: ResourceCard }) {
  const { t, i18n } = useLingui();
  const more = tags.length - TAGS_SHOWN;
  return (
    <ul aria-label={t`Topics`} className="mt-auto flex flex-wrap gap-1.5 pt-1">
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <li key={tag} lang={language}>
          <Badge tone="line">{tag}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge tone="line">
            <span aria-hidden="true">+{more}</span>
            <span className="sr-only">{t`and ${more} more`}</span>
          </Badge>
        </li>
      )}
      {language !== languageOfTexts(i18n.locale) && (
        <li>
          <Badge tone="gold">
            <InLanguage code={language} />
          </Badge>
        </li>
      )}
    </ul>
  );
}
