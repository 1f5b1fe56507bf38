// How worried we are about somebody who writes, and which help fits. Decided on the server alone.
import { z } from '../zod.ts';

export const crisisLevels = ['none', 'concern', 'elevated', 'crisis'] as const;
/**
 * `concern`: hopelessness, or a sign of danger that is asked about and not alarmed on. `elevated`: a wish to die, or danger
 * that is only hinted at.
 */
export const CrisisLevel = z.enum(crisisLevels);
export type CrisisLevel = z.infer<typeof CrisisLevel>;

export function isAtLeast(level: CrisisLevel, least: CrisisLevel): boolean {
  return crisisLevels.indexOf(level) >= crisisLevels.indexOf(least);
}

export function higher(one: CrisisLevel, other: CrisisLevel): CrisisLevel {
  return isAtLeast(one, other) ? one : other;
}

export const crisisRoutes = ['self', 'others', 'abuse', 'medical', 'worried', 'child'] as const;
/** Whose danger it is: the writer's own, somebody they may hurt, at home, the body's, somebody they worry about, a child's. */
export const CrisisRoute = z.enum(crisisRoutes);
export type CrisisRoute = z.infer<typeof CrisisRoute>;

/** Lines that answer, around the clock. Texts reach 988 everywhere, and 911 only in parts of the country. */
export const crisisLines = {
  lifeline: { call: '988', text: '988' },
  emergency: { call: '911', text: null },
  domesticViolence: { call: '1-800-799-7233', text: null },
  poisonControl: { call: '1-800-222-1222', text: null },
  childhelp: { call: '1-800-422-4453', text: null },
  sexualAssault: { call: '1-800-656-4673', text: null },
} as const;
export type CrisisLineName = keyof typeof crisisLines;

/** The word that a text to 988 begins with, to be answered in another language than English. */
export const lifelineWords: Readonly<Record<string, string>> = { es: 'AYUDA' };

/** Which lines to show for a kind of danger, the most needed first. */
export const linesFor: Record<CrisisRoute, readonly CrisisLineName[]> = {
  self: ['lifeline', 'emergency'],
  others: ['emergency', 'lifeline'],
  abuse: ['emergency', 'domesticViolence', 'lifeline'],
  medical: ['emergency', 'poisonControl', 'lifeline'],
  worried: ['lifeline', 'emergency'],
  child: ['emergency', 'childhelp', 'sexualAssault', 'lifeline'],
};
