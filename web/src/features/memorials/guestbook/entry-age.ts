// How long ago something was written, in the few steps that matter to readers.

const HOUR_MS = 60 * 60 * 1000;

export type EntryAge = { unit: 'now' } | { unit: 'hours' | 'days'; count: number };

export function entryAge(createdAt: string, now: Date): EntryAge {
  const hours = Math.floor((now.getTime() - Date.parse(createdAt)) / HOUR_MS);
  if (hours < 1) return { unit: 'now' };
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}
