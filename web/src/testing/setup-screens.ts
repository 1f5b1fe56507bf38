// Read once by every worker that tests screens.
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

const WORDS_OF_PAGE = 3_000;

configure({
  // A busy machine is late, not wrong. Whoever looks for a fault does not wait that long (scripts/test-breakages.mjs).
  asyncUtilTimeout: Number(process.env.SCREEN_WAIT_MS ?? 10_000),
  // A query that finds nothing would print the whole page with its tags; what it says is enough.
  getElementError: (message, { textContent }) =>
    new Error(`${message}\nThe page says: ${textContent?.slice(0, WORDS_OF_PAGE)}`),
});
