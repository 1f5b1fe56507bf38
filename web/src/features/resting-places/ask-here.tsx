import type { RestingPlace } from '@evenlight/contract/resting-places';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { dayInWords, momentInWords } from '../../platform/dates';
import { newId } from '../../platform/new-id';
import { Button } from '../../ui/base/button';
import { Notice } from '../../ui/status/notice';
import { SaveProblem } from './choice';
import { useAskAboutGrave } from './queries';

type Props = { rest: RestingPlace; listed: NonNullable<RestingPlace['listed']> };

/** One question of our team at a time for each place. */
export function AskHere({ rest, listed }: Props) {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useAskAboutGrave(rest.planId);
  // One press, one question, also when the first answer was lost on the way.
  const key = useRef(newId());
  const last = rest.inquiries.find(({ cemeteryId }) => cemeteryId === listed.id);
  const isOpen = last?.state === 'asked';
  const by = last && momentInWords(last.dueAt, i18n);
  const answeredOn = last?.answeredAt ? dayInWords(last.answeredAt, i18n) : '';
  const name = listed.name;
  function ask() {
    const renew = () => {
      key.current = newId();
    };
    mutate({ cemeteryId: listed.id, idempotencyKey: key.current }, { onSuccess: renew });
  }
  return (
    <div>
      <div role="status" className="empty:hidden">
        {isOpen && (
          <Notice tone="ok" title={<Trans>Asked</Trans>}>
            <Trans>
              Our team asks {name} and answers you by {by}.
            </Trans>
          </Notice>
        )}
        {last && !isOpen && (
          <Notice tone="ok" title={<Trans>Answered</Trans>}>
            <Trans>On {answeredOn} our team answered by e-mail to whoever had asked. You can also call us.</Trans>
          </Notice>
        )}
      </div>
      {!isOpen && listed.isStillListed && (
        <Button variant="secondary" className="mt-3 first:mt-0" state={isPending ? 'loading' : 'idle'} onClick={ask}>
          {last ? <Trans>Ask again</Trans> : <Trans>Ask about a place here</Trans>}
        </Button>
      )}
      <SaveProblem error={error} />
    </div>
  );
}
