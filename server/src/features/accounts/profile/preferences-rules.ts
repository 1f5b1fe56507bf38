// What somebody wants to be written about, when we keep quiet, and whether the tour is still to be offered.
import { type NoticeKind, noticeKinds, type Preferences, QUIET_DAYS } from '@evenlight/contract/profiles';

type NoticePreferences = Preferences & { quietUntil: Date | null };
export type KeptPreferences = NoticePreferences & { isTourAnswered: boolean };

/** For everybody who never chose. */
export const firstPreferences: KeptPreferences = {
  reminders: true,
  family: true,
  memorials: true,
  support: true,
  quietUntil: null,
  isTourAnswered: false,
};

/** Codes, receipts and warnings are no notices, and are sent in any case. */
export function wantsNotice(preferences: NoticePreferences, kind: NoticeKind, now: Date): boolean {
  return preferences[kind] && !isQuiet(preferences, now);
}

export function isQuiet({ quietUntil }: Pick<NoticePreferences, 'quietUntil'>, now: Date): boolean {
  return quietUntil !== null && now < quietUntil;
}

type Asked = { [Kind in NoticeKind]?: boolean | undefined } & {
  isQuiet?: boolean | undefined;
  isTourAnswered?: true | undefined;
};

/** Only what was asked for; asking for quiet again begins the week again. */
export function changesAsked(asked: Asked, now: Date): Partial<KeptPreferences> {
  const changes: Partial<KeptPreferences> = {};
  for (const kind of noticeKinds) if (asked[kind] !== undefined) changes[kind] = asked[kind];
  if (asked.isTourAnswered) changes.isTourAnswered = true;
  if (asked.isQuiet !== undefined) changes.quietUntil = asked.isQuiet ? quietWeekFrom(now) : null;
  return changes;
}

function quietWeekFrom(now: Date): Date {
  return new Date(now.getTime() + QUIET_DAYS * 24 * 60 * 60 * 1000);
}
