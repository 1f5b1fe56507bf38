// Endpoints that whoever holds a private link may ask. The link's secret travels in bodies only.
import { z } from './zod.ts';

export const LinkSecret = z.object({ token: z.string().min(20).max(100) });

/** `across`: what is counted together; `times`: how often one network may ask in an hour. */
export function byLink<Name extends string>(across: Name, times = 120) {
  return {
    method: 'POST',
    access: 'anyone',
    limits: [{ per: 'network', times, seconds: 3600, across }],
  } as const;
}
