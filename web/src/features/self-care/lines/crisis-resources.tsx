// Lines that answer, to touch and to print. For everybody: nobody needs an account to be helped.
import {
  type HelpLineName,
  helpLineNames,
  helpLines,
  LINES_CHECKED_ON,
  type LineWay,
  linkOf,
} from '@evenlight/contract/support/lines';
import { Trans, useLingui } from '@lingui/react/macro';
import { Hand, MessageSquareText, MessagesSquare, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { plainDay } from '../../../platform/dates';
import { ButtonLink } from '../../../ui/base/button-link';
import { PrintButton } from '../../../ui/base/print-button';
import { lineWords } from './line-words';

export function CrisisResources() {
  const { i18n } = useLingui();
  const checkedOn = plainDay(LINES_CHECKED_ON, i18n);
  return (
    <div className="grid gap-8">
      <Group title={<Trans>Right now</Trans>} group="now" />
      <Group title={<Trans>For your situation</Trans>} group="situation" />
      <div className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-5 text-ink-2">
        <p className="max-w-[60ch]">
          <Trans>
            These numbers were last checked on {checkedOn}. If one does not answer, call 988. All of them are run by
            others, not by us.
          </Trans>
        </p>
        <PrintButton>
          <Trans>Print this list</Trans>
        </PrintButton>
      </div>
    </div>
  );
}

function Group({ title, group }: { title: ReactNode; group: 'now' | 'situation' }) {
  const titleId = useId();
  const names = helpLineNames.filter((name) => helpLines[name].group === group);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="text-xl">
        {title}
      </h3>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
        {names.map((name) => (
          <Line key={name} name={name} />
        ))}
      </ul>
    </section>
  );
}

function Line({ name }: { name: HelpLineName }) {
  const { i18n } = useLingui();
  const { ways } = helpLines[name];
  const words = lineWords[name];
  return (
    <li className="grid content-start gap-2 rounded-card border border-line bg-surface p-5 print:break-inside-avoid">
      <h4 className="text-lg">{i18n._(words.name)}</h4>
      <p className="text-ink-2">{i18n._(words.about)}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {ways.map((way) => (
          <li key={`${way.way} ${'number' in way ? way.number : ''}`}>
            <Way way={way} about={i18n._(words.name)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const icons = { call: Phone, relay: Phone, text: MessageSquareText, chat: MessagesSquare, video: Hand };

function Way({ way, about }: { way: LineWay; about: string }) {
  const words = useWayWords(way);
  const Icon = icons[way.way];
  const link = linkOf(way);
  if (!link)
    return (
      <span className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong border-dashed px-4 font-semibold text-ui">
        <Icon aria-hidden="true" className="size-4.5" />
        {words}
      </span>
    );
  const elsewhere = way.way === 'chat' ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <ButtonLink href={link} size="small" variant="secondary" aria-label={`${words}, ${about}`} {...elsewhere}>
      <Icon aria-hidden="true" className="size-4.5" />
      {words}
    </ButtonLink>
  );
}

function useWayWords(way: LineWay): string {
  const { t } = useLingui();
  if (way.way === 'chat') return t`Chat on their site`;
  const { number } = way;
  if (way.way === 'video') return t`Video call ${number}`;
  if (way.way === 'relay') return t`Call ${number}, then ${way.thenDial}`;
  if (way.way === 'text') return way.words ? t`Text ${way.words} to ${number}` : t`Text ${number}`;
  return way.pressing ? t`Call ${number}, press ${way.pressing}` : t`Call ${number}`;
}
