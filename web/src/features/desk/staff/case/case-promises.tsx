// What this family was promised, and what was written about it.
import type { CasePromise } from '@evenlight/contract/cases';
import type { EntryKind, QueueEntry } from '@evenlight/contract/queue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../../platform/dates';
import { Badge } from '../../../../ui/base/badge';
import { Card } from '../../../../ui/base/card';
import { TextLink } from '../../../../ui/base/text-link';
import { theirWords } from '../../../../ui/base/their-words';
import { Ended } from '../../queue/ended';
import { kindNames } from '../../queue/words';

export function CasePromises({ promises }: { promises: CasePromise[] }) {
  if (promises.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing was promised yet.</Trans>
      </p>
    );
  return (
    <ul className="grid gap-4">
      {promises.map((promise) => (
        <PromiseCard key={promise.id} promise={promise} />
      ))}
    </ul>
  );
}

function PromiseCard({ promise }: { promise: CasePromise }) {
  const { t, i18n } = useLingui();
  const { id, kind, dueAt, keptAt, withdrawnAt, owner, summary, written } = promise;
  const isOpen = keptAt === null && withdrawnAt === null;
  const what = i18n._(kindNames[kind]);
  const by = momentInWords(dueAt, i18n);
  const holder = owner?.name;
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <TextLink to={`/staff/queue/${id}`} className="inline-flex min-h-11 items-center font-semibold">
          {what}
        </TextLink>
        <Badge tone={isOpen ? 'warn' : keptAt ? 'ok' : 'line'}>
          {isOpen ? t`Waiting` : keptAt ? t`Answered` : t`Taken back`}
        </Badge>
      </p>
      <p className="wrap-anywhere text-ink-2 text-ui">{summary}</p>
      <p className="mt-1 text-ink-2 text-ui">
        {isOpen ? t`Promised by ${by}` : <Ended line={promise} />}
        {holder && isOpen && ` · ${t`In the hands of ${holder}`}`}
      </p>
      {written.length > 0 && (
        <ul className="mt-4 grid gap-3 border-line border-s-2 ps-4">
          {written.map((entry) => (
            <Written key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const writtenWords: Partial<Record<EntryKind, MessageDescriptor>> = {
  note: msg`A note`,
  answer: msg`What the family answered`,
  letter: msg`A letter to the family`,
};

function Written({ entry: { kind, at, by, subject, text } }: { entry: QueueEntry }) {
  const { t, i18n } = useLingui();
  const what = writtenWords[kind];
  const when = momentInWords(at, i18n);
  const who = by ?? t`Somebody who has left`;
  return (
    <li>
      <p className="text-ui">
        <span className="font-semibold">{what && i18n._(what)}</span>
        <span className="text-ink-2">{` · ${who}, ${when}`}</span>
      </p>
      {subject && <p className="mt-1 wrap-anywhere font-semibold text-ui">{subject}</p>}
      <p className="wrap-anywhere whitespace-pre-line text-ui" {...theirWords}>
        {text}
      </p>
    </li>
  );
}
