// Asking to take a memorial over, saying no, and giving it away. Each is asked about once more.
import { SUCCESSION_DAYS as days, type Keepers } from '@evenlight/contract/memorials/keeping';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../../parts/refusal';
import { dayInWords } from '../../../../platform/dates';
import { Button } from '../../../../ui/base/button';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { AskFirst } from '../../../../ui/overlays/ask-first';
import { toasts } from '../../../../ui/overlays/toast-store';
import { Notice } from '../../../../ui/status/notice';
import { type KeeperAction, useKeeperAction } from './keeper-queries';

type Props = {
  memorial: Pick<Memorial, 'id' | 'role' | 'fullName'>;
  keepers: Keepers;
  /** The reader is the one who follows. */
  isSuccessor: boolean;
};

export function PassingOn({ memorial, keepers, isSuccessor }: Props) {
  const box = useKeptFocus<HTMLDivElement>();
  const { t, i18n } = useLingui();
  const { mutateAsync, isPending, variables, error } = useKeeperAction(memorial.id);
  const action = (which: KeeperAction, done: string) => ({
    isPending: isPending && variables === which,
    error: variables === which ? error : null,
    onYes: () => mutateAsync(which).then(() => toasts.show({ title: done })),
  });
  const isOwner = mayOnMemorial(memorial.role, 'own');
  const successor = keepers.successor?.name ?? '';
  const { fullName } = memorial;
  const day = keepers.passesOnAt && dayInWords(keepers.passesOnAt, i18n);
  return (
    <div ref={box} tabIndex={-1} className="mt-5 grid gap-4 outline-none empty:hidden">
      {day && (
        <Notice tone="warn">
          {t`${successor} asks to take over. Unless the owner says no, the memorial passes on ${day}.`}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {keepers.passesOnAt && isOwner && (
          <AskedOnce
            label={t`I go on keeping it`}
            title={t`Go on keeping this memorial?`}
            description={t`${successor} hears that you are there. They are still named to follow one day.`}
            {...action('decline', t`The memorial stays with you`)}
          />
        )}
        {isOwner && keepers.successor && (
          <AskedOnce
            label={t`Hand over now`}
            title={t`Hand the memorial to ${successor}?`}
            description={t`They become its owner at once, and you stay as an editor. Only they can give it back.`}
            {...action('handOver', t`The memorial is in new hands`)}
          />
        )}
        {keepers.mayAsk && (
          <AskedOnce
            label={t`Ask to take over`}
            title={t`Ask to take over the memorial for ${fullName}?`}
            description={t`The owner and the second keeper are written to. If the owner does not say no within ${days} days, it passes on to you.`}
            {...action('ask', t`The owner was written to`)}
          />
        )}
        {keepers.passesOnAt && isSuccessor && (
          <AskedOnce
            label={t`Take my question back`}
            title={t`No longer ask to take over?`}
            description={t`The memorial stays with its owner. You can ask again at any time.`}
            {...action('decline', t`You no longer ask`)}
          />
        )}
      </div>
    </div>
  );
}

type AskedProps = {
  label: string;
  title: string;
  description: string;
  isPending: boolean;
  error: unknown;
  onYes: () => Promise<unknown>;
};

function AskedOnce({ label, title, description, isPending, error, onYes }: AskedProps) {
  return (
    <AskFirst
      trigger={<Button variant="secondary">{label}</Button>}
      question={title}
      consequences={description}
      confirm={label}
      isPending={isPending}
      onYes={onYes}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}
