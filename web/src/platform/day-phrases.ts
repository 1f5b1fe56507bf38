// What a tradition says about a day, in words. Each is a custom that a family's own clergy may see differently.
import type { DayAdvice, DayRefusal } from '@evenlight/contract/service-days';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallFailed } from './call';

/** Why a service is not held on that day. */
export const refusalPhrases: Record<DayRefusal, MessageDescriptor> = {
  shabbat: msg`Jewish burials are not held on Shabbat or on festival days.`,
  'yom-tov': msg`Jewish burials are not held on Shabbat or on festival days, and this is a festival day.`,
  'near-sundown': msg`Shabbat or a festival begins at sunset on this day, so a burial begins by 2 PM. Choose an earlier hour, or another day.`,
  'catholic-mass': msg`A funeral Mass is not held on this day. A funeral liturgy without Mass may be possible: ask your parish.`,
  'orthodox-sunday': msg`Orthodox churches do not hold funerals on Sundays.`,
  'holy-friday': msg`Orthodox churches do not hold funerals on Holy Friday.`,
  'tibetan-days': msg`In the Tibetan tradition the body is left in peace for three and a half days after the death.`,
};

/** What to think of on that day. None of it stands in the way. */
export const advicePhrases: Record<DayAdvice, MessageDescriptor> = {
  'before-shabbat': msg`Shabbat begins at sunset on this day. Plan to be finished by early afternoon.`,
  'festival-eve': msg`A festival begins at sunset on this day. Plan to be finished by early afternoon.`,
  'chol-hamoed': msg`This day is within a festival. A burial can be held; eulogies are kept short, and shiva begins after the festival.`,
  eid: msg`This is a day of Eid. A funeral can be held, but the masjid and the cemetery may keep other hours. The day may shift by one with the sighting of the moon.`,
  'ask-church': msg`Some churches hold no funerals on this day. Ask yours before you settle on it.`,
  'orthodox-holy-days': msg`This day is close to Pascha, when church services are many and different. Ask your priest before you settle on it.`,
  'protestant-days': msg`Many churches have services of their own on this day. Ask yours which hours are free.`,
  'lunar-new-year': msg`This is Lunar New Year. Some families and temples keep these days free; ask yours.`,
  'offices-closed': msg`County offices and some cemeteries are closed on this day. Emergency filing may be possible; our team finds out for you.`,
};

/** Why the server would not take a day, and the next one that it would. */
export function refusedDayIn(error: unknown): { refusal: DayRefusal; next: string } | undefined {
  return error instanceof CallFailed && error.problem?.code === 'plan.day_not_customary'
    ? error.problem.day
    : undefined;
}
