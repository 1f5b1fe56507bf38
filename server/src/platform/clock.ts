// The time, as a thing that is handed in: a moved clock moves everything that decides by time.

export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
