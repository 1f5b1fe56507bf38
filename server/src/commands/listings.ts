// `npm run listings -- take vendors <file>`, `try vendors <file>`, `put vendors <file>`, and the same for every other
// sheet: one CSV file.
import { takeOrPut } from './take-and-put.ts';
import { withWorld } from './with-world.ts';

await withWorld('The listings were not changed.', takeOrPut);
