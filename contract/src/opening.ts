// Opening a house: what whoever runs it does before families come, as a checklist for the team until everything is done.
import { endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** In the order in which they are best done. */
export const openingSteps = ['brand', 'phones', 'prices', 'listings', 'counties', 'hours', 'mail', 'backup'] as const;
const OpeningStepKind = z.enum(openingSteps);
export type OpeningStepKind = z.infer<typeof OpeningStepKind>;

/** An older backup would lose more than a family could say again. */
export const BACKUP_MAX_AGE_DAYS = 7;

export const Opening = z.object({
  steps: z.array(z.object({ kind: OpeningStepKind, isDone: z.boolean() })),
  /** How commands are called where this house runs: `npm run hours -- …` in a checkout, `evenlight hours …` on a server. */
  commands: z.enum(['npm', 'evenlight']),
  /** When the last test mail left for a mail server; null for never. */
  mailSentAt: z.iso.datetime().nullable(),
  backedUpAt: z.iso.datetime().nullable(),
  /** When this house itself came out of a backup. */
  restoredAt: z.iso.datetime().nullable(),
  /** When somebody noted that a backup was restored elsewhere on trial. */
  restoreTriedAt: z.iso.datetime().nullable(),
});
export type Opening = z.infer<typeof Opening>;

/** A command as it is called there. */
export function calledAs(commands: Opening['commands'], name: string, words: string): string {
  return commands === 'npm' ? `npm run ${name} -- ${words}` : `evenlight ${name} ${words}`;
}

export const getOpening = endpoint({
  method: 'GET',
  path: '/staff/opening',
  summary: 'What is done and what is left to do before families come.',
  access: 'staff',
  returns: Opening,
  problems: ['path.not_found'],
});

export const confirmPrices = endpoint({
  method: 'POST',
  path: '/staff/opening/confirm-prices',
  summary: 'Every price in the catalogue is ours as it stands, and no example any more.',
  access: 'staff',
  returns: Opening,
  problems: ['path.not_found'],
});
