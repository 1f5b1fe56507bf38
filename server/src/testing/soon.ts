/** For vi.waitFor, as vitest.config.ts says it for expect.poll: a busy machine is late, not wrong. */
export const SOON = { timeout: 40_000 };
