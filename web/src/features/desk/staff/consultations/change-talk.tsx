// Our team moves a booked talk or cancels it, with a line to the family. What is typed stays in this tab until it is done.
import type { ComingConsultation } from '@evenlight/contract/consultations';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useKeptWords } from '../../../../parts/kept-form/use-kept-words';
import { Button } from '../../../../ui/base/button';
import { useIsHydrated } from '../../../../ui/base/is-hydrated';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { Skeleton } from '../../../../ui/status/skeleton';
import { ChangeTalkForm } from './change-talk-form';

const TypedChange = z.object({
  doing: z.enum(['move', 'cancel']),
  date: z.string(),
  time: z.string(),
  note: z.string(),
  /** Which state of the talk it was typed over. */
  version: z.int(),
});
export type TypedChange = z.infer<typeof TypedChange>;

export type DoneTo = { talk: ComingConsultation; doing: TypedChange['doing'] };
type Props = { talk: ComingConsultation; onDone: (done: DoneTo) => void };

export function ChangeTalk(props: Props) {
  // The server does not know what this tab keeps.
  return useIsHydrated() ? <Change {...props} /> : <Skeleton className="mt-4 h-11 w-72 max-w-full" />;
}

function Change({ talk, onDone }: Props) {
  const { t } = useLingui();
  const words = useKeptWords({ name: `talk-change-${talk.id}`, place: 'tab' }, TypedChange);
  const [typed, setTyped] = useState(words.atFirst);
  const place = useKeptFocus<HTMLDivElement>();
  const { name } = talk.person;

  function type(next: TypedChange) {
    setTyped(next);
    words.keep(next);
  }

  function close() {
    setTyped(undefined);
    words.forget();
  }

  const begin = (doing: TypedChange['doing']) => type({ doing, date: '', time: '', note: '', version: talk.version });

  return (
    <div ref={place} tabIndex={-1} className="mt-4 outline-none">
      {typed ? (
        <ChangeTalkForm
          talk={talk}
          typed={typed}
          onType={type}
          onBack={close}
          onDone={() => {
            close();
            onDone({ talk, doing: typed.doing });
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="small"
            aria-label={t`Move to another hour: ${name}`}
            onClick={() => begin('move')}
          >
            <Trans>Move to another hour</Trans>
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={t`Cancel the talk: ${name}`}
            onClick={() => begin('cancel')}
          >
            <Trans>Cancel the talk</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
