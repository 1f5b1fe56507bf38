import { Trans } from '@lingui/react/macro';
import { useHouse } from '../../../parts/use-house';
import { useHoursInWords } from '../../desk/hours-in-words';

const strong = 'font-semibold text-ink';

/** Three plain facts. Around the clock is only said while somebody really answers. */
export function HeroFacts() {
  const { hours } = useHouse();
  const { brand } = hours;
  const chatHours = useHoursInWords(hours);
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-2 text-ink-2 text-ui">
      <li>
        {brand.phoneStaffedAroundTheClock ? (
          <Trans>
            <strong className={strong}>24/7</strong> phone support
          </Trans>
        ) : (
          <Trans>
            <strong className={strong}>Chat</strong> {chatHours}
          </Trans>
        )}
      </li>
      <li>
        <Trans>
          <strong className={strong}>Seven</strong> faith traditions
        </Trans>
      </li>
      <li>
        <Trans>
          <strong className={strong}>No</strong> hidden fees: every figure explained
        </Trans>
      </li>
    </ul>
  );
}
