// What is booked on a day whose hours change: it stays booked, so somebody has to see it.
import type { ComingConsultation } from '@evenlight/contract/consultations';
import { Plural, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../../ui/status/notice';
import { slotInWords } from '../../consultations/when-in-words';

export function BookedOnDay({ date, talks }: { date: string; talks: ComingConsultation[] }) {
  const { i18n } = useLingui();
  const booked = talks.filter((talk) => talk.date === date);
  if (booked.length === 0) return null;
  return (
    <Notice
      tone="warn"
      className="mt-3"
      title={
        <Plural
          value={booked.length}
          one="# talk is booked on this day and stays booked. Call the person if it cannot be held."
          other="# talks are booked on this day and stay booked. Call these people if they cannot be held."
        />
      }
    >
      <ul>
        {booked.map(({ id, time, person }) => (
          <li key={id} className="wrap-anywhere">
            {slotInWords(time, i18n)}, <bdi>{person.name}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
