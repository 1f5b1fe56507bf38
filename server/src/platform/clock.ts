// The clock is handed in, so tests can set the time that every decision reads.

export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
