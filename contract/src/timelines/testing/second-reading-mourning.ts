// Jewish days by the second reading: closed days, the seven and the thirty days, the anniversary.
import {
  type DayNumber,
  dayOfHebrewDate,
  type HebrewDate,
  hebrewDateOf,
  isHebrewLeapYear,
  monthsOfHebrewYear,
  weekday,
} from './second-reading-calendars.ts';

const SATURDAY = 6;

const YOM_TOV: Record<string, number[]> = {
  Tishri: [1, 2, 10, 15, 16, 22, 23],
  Nisan: [15, 16, 21, 22],
  Sivan: [6, 7],
};

function isYomTov(day: DayNumber): boolean {
  const { month, day: dayOfMonth } = hebrewDateOf(day);
  return YOM_TOV[month]?.includes(dayOfMonth) ?? false;
}

export const isClosedToJewishBurial = (day: DayNumber) => weekday(day) === SATURDAY || isYomTov(day);

/** The festivals that end mourning: first day, last day, and how many of the thirty days are over when they end. */
const FESTIVALS = [
  { month: 'Tishri', first: 1, last: 2 },
  { month: 'Tishri', first: 10, last: 10 },
  { month: 'Tishri', first: 15, last: 23, daysOver: 22 },
  { month: 'Nisan', first: 15, last: 22, daysOver: 15 },
  { month: 'Sivan', first: 6, last: 7, daysOver: 15 },
];

function festivalsFrom(day: DayNumber) {
  const { year } = hebrewDateOf(day);
  return [year, year + 1]
    .flatMap((inYear) =>
      FESTIVALS.map(({ month, first, last, daysOver }) => ({
        first: dayOfHebrewDate({ year: inYear, month, day: first }),
        last: dayOfHebrewDate({ year: inYear, month, day: last }),
        daysOver,
      })),
    )
    .sort((a, b) => a.first - b.first);
}

type Mourning = { shivaFrom: DayNumber; shivaTo: DayNumber; shloshimTo: DayNumber };

export function mourningAfter(burial: DayNumber): Mourning {
  const festivals = festivalsFrom(burial);
  const around = festivals.find(({ first, last }) => first <= burial && burial <= last);
  // Buried within a festival: its last day counts as the first of seven; the thirty count from the burial.
  const shivaFrom = around ? around.last : burial;
  const [seventh, thirtieth] = [shivaFrom + 6, burial + 29];
  const next = festivals.find(({ first }) => first > shivaFrom);
  if (!next || next.first > thirtieth) return { shivaFrom, shivaTo: seventh, shloshimTo: gatheringFrom(thirtieth) };
  if (next.first > seventh) return { shivaFrom, shivaTo: seventh, shloshimTo: gatheringBefore(next.first, seventh) };
  const shivaTo = next.first - 1;
  if (next.daysOver) return { shivaFrom, shivaTo, shloshimTo: gatheringFrom(next.last + 30 - next.daysOver) };
  const following = festivals.find(({ first }) => first > next.last);
  return { shivaFrom, shivaTo, shloshimTo: gatheringBefore(following?.first ?? 0, shivaTo) };
}

/** Gatherings are closed on the days on which burials are. */
function gatheringFrom(day: DayNumber): DayNumber {
  return isClosedToJewishBurial(day) ? gatheringFrom(day + 1) : day;
}

/** On the eve of the festival, or earlier where the eve is Shabbat, as long as shiva is over. */
function gatheringBefore(festival: DayNumber, shivaTo: DayNumber): DayNumber {
  let day = festival - 1;
  while (isClosedToJewishBurial(day)) day -= 1;
  return day < shivaTo ? festival - 1 : day;
}

type AdarCustom = 'ashkenazi' | 'sephardi';

/** The first anniversary of a Hebrew date of death. */
export function firstYahrzeit(death: HebrewDate, custom: AdarCustom): DayNumber {
  const year = death.year + 1;
  const lengthOf = (month: string) => monthsOfHebrewYear(year).find((each) => each.month === month)?.days ?? 0;
  if (death.month.startsWith('Adar')) {
    if (isHebrewLeapYear(year)) {
      // No two leap years follow each other, so the death was in the Adar of a common year.
      const month = custom === 'sephardi' ? 'Adar II' : 'Adar I';
      return dayOfHebrewDate({ year, month, day: death.day });
    }
    if (death.month === 'Adar I' && death.day === 30) return dayOfHebrewDate({ year, month: 'Shevat', day: 30 });
    return dayOfHebrewDate({ year, month: 'Adar', day: death.day });
  }
  return dayOfHebrewDate({ year, month: death.month, day: Math.min(death.day, lengthOf(death.month)) });
}
