import { type CrisisLineName, type CrisisRoute, crisisLines } from '@evenlight/contract/support/levels';
import { useLingui } from '@lingui/react/macro';
import { MessageSquareText, Phone } from 'lucide-react';
import { Fragment } from 'react';
import { ButtonLink } from '../../../ui/base/button-link';
import { callLink, lineNames, linesOf, textLink } from './line-words';

// Three of them in one row on a phone, where the chat below needs the room.
const narrow = 'whitespace-nowrap max-sm:px-3';

type Props = { routes: readonly CrisisRoute[]; isUrgent?: boolean; className?: string };

/** Links to touch, for a call or a text. What each line is stands in its name for screen readers and as a hint. */
export function CrisisLines({ routes, isUrgent = false, className = '' }: Props) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {linesOf(routes).map((line, index) => (
        <Line key={line} line={line} variant={isUrgent && index === 0 ? 'primary' : 'secondary'} />
      ))}
    </ul>
  );
}

function Line({ line, variant }: { line: CrisisLineName; variant: 'primary' | 'secondary' }) {
  const { t, i18n } = useLingui();
  const { call } = crisisLines[line];
  const about = i18n._(lineNames[line]);
  const text = textLink(line, i18n.locale);
  return (
    <Fragment>
      <li>
        <ButtonLink href={callLink(line)} size="small" variant={variant} title={about} className={narrow}>
          <Phone aria-hidden="true" className="size-4.5 max-sm:hidden" />
          {t`Call ${call}`}
        </ButtonLink>
      </li>
      {text && (
        <li>
          <ButtonLink href={text} size="small" variant="secondary" title={about} className={narrow}>
            <MessageSquareText aria-hidden="true" className="size-4.5 max-sm:hidden" />
            {t`Text ${call}`}
          </ButtonLink>
        </li>
      )}
    </Fragment>
  );
}
