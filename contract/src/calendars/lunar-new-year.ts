// Lunar New Year, as Chinese, Vietnamese and Korean families keep it.
import { addDays } from '../dates.ts';

const formatter = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });

const DAYS_KEPT = 3;

/** Its eve and three days. A new moon near midnight makes tables differ by a day, which the eve takes in. */
export function isLunarNewYear(day: string): boolean {
  return isInFirstDays(day) || isInFirstDays(addDays(day, 1));
}

function isInFirstDays(day: string): boolean {
  const parts = formatter.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  // A leap month is written otherwise ('1bis'), and is no new year.
  return part('month') === '1' && Number(part('day')) <= DAYS_KEPT;
}
