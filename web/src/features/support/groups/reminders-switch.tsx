import type { SupportGroup } from '@evenlight/contract/support/groups';
import { useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../parts/refusal';
import { SwitchField } from '../../../ui/forms/switch-field';
import { useSetReminders } from './queries';

type Props = { group: SupportGroup; wantsReminders: boolean };

/** Shows what was pressed while it is on its way, and what is true once it has arrived. */
export function RemindersSwitch({ group, wantsReminders }: Props) {
  const { t } = useLingui();
  const { mutate, isPending, variables, error } = useSetReminders(group.id);
  return (
    <>
      <SwitchField
        name={`reminders-${group.id}`}
        className="mt-4"
        label={t`Remind me`}
        hint={t`A mail on the day before each meeting.`}
        checked={isPending ? variables : wantsReminders}
        onChange={({ target }) => mutate(target.checked)}
      />
      <Refusal error={error} className="mt-3" />
    </>
  );
}
