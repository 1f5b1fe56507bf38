import { useLingui } from '@lingui/react/macro';
import { WithNumbers } from './with-numbers';

/** Whatever was heard or not: beside every box there is a way to a person. */
export function PersonAtAnyHour() {
  const { t } = useLingui();
  return (
    <p className="text-ink-2">
      <WithNumbers text={t`A person at any hour: 988, call or text. In danger: 911.`} />
    </p>
  );
}
