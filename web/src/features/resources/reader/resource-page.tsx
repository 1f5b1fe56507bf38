// One text, to be read on a phone at night or printed for somebody else.
import type { Resource } from '@evenlight/contract/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { plainDay } from '../../../platform/dates';
import { languageName } from '../../../platform/language-name';
import { PrintButton } from '../../../ui/base/print-button';
import { TextLink } from '../../../ui/base/text-link';
import { theirWords } from '../../../ui/base/their-words';
import { Wrap } from '../../../ui/base/wrap';
import { Notice } from '../../../ui/status/notice';
import { ExercisePlace } from '../player/exercise-place';
import { type Asked, shelfAddress } from '../resource-address';
import { ResourceCards } from '../shelf/resource-cards';
import { TextFacts } from '../shelf/text-facts';
import { categoryNames, languageOfTexts } from '../words';
import { TextBlocks } from './text-blocks';

type Props = { resource: Resource; asked: Asked };

export function ResourcePage({ resource, asked }: Props) {
  return (
    <Wrap className="pt-5 pb-16 sm:pt-8">
      <p className="print:hidden">
        <TextLink to={shelfAddress(asked)} className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
          <Trans>Back to resources</Trans>
        </TextLink>
      </p>
      <ResourceText resource={resource} />
      {resource.related.length > 0 && <Related resource={resource} />}
    </Wrap>
  );
}

type TextProps = { resource: Resource; level?: 'h1' | 'h3' };

/** The text itself, as families read it; our team sees the same in a preview. */
export function ResourceText({ resource, level: Heading = 'h1' }: TextProps) {
  const { i18n } = useLingui();
  const { title, summary, language, category, blocks, steps, slug } = resource;
  return (
    <article lang={language} className="mt-3 max-w-[66ch]">
      <header>
        <p lang={i18n.locale} className="mb-2 font-semibold text-clay text-ui">
          {i18n._(categoryNames[category])}
        </p>
        <Heading className="text-title">{title}</Heading>
        <p className="mt-3 text-ink-2 text-lg">{summary}</p>
        <div lang={i18n.locale} className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <TextFacts text={resource} />
          <PrintButton>
            <Trans>Print</Trans>
          </PrintButton>
        </div>
        {language !== languageOfTexts(i18n.locale) && (
          <Notice lang={i18n.locale} className="mt-4">
            <Trans>This text is not in your language yet. It is shown in {languageName(language, i18n.locale)}.</Trans>
          </Notice>
        )}
      </header>
      {steps.length > 0 && <ExercisePlace key={slug} resource={resource} />}
      <div className="mt-7">
        <TextBlocks blocks={blocks} />
      </div>
      <About resource={resource} />
    </article>
  );
}

function About({ resource: { sources, reviewedOn, tags, language } }: { resource: Resource }) {
  const { t, i18n } = useLingui();
  const day = plainDay(reviewedOn, i18n);
  return (
    <footer lang={i18n.locale} className="mt-10 grid gap-4 border-line border-t pt-5 text-ink-2 text-sm">
      <p>
        <Trans>Reviewed on {day}.</Trans>{' '}
        <Trans>This is general information. It does not take the place of a doctor, a lawyer or your clergy.</Trans>
      </p>
      {sources.length > 0 && (
        <div>
          <h2 className="font-sans font-semibold text-ink text-ui">
            <Trans>What it rests on</Trans>
          </h2>
          <ul className="mt-1 grid list-disc gap-1 ps-5">
            {sources.map((source) => (
              // They are called as those who wrote them call them.
              <li key={source} {...theirWords} translate="no">
                {source}
              </li>
            ))}
          </ul>
        </div>
      )}
      <nav aria-label={t`Topics`}>
        <ul lang={language} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to={shelfAddress({ search: tag })}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-ink no-underline hover:bg-mist"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

function Related({ resource }: { resource: Resource }) {
  return (
    <section aria-labelledby="related-title" className="mt-12 print:hidden">
      <h2 id="related-title" className="mb-4 text-2xl">
        <Trans>You may also want to read</Trans>
      </h2>
      <ResourceCards cards={resource.related} />
    </section>
  );
}
