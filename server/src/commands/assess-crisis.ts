// `npm run -s crisis:assess`: JSON lines `{id, text}` on standard input, `{id, level, rules}` lines on standard output.
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { assess } from '../features/support/safety/assess.ts';

const Line = z.object({ id: z.union([z.string(), z.number()]), text: z.string() });

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const { id, text } = Line.parse(JSON.parse(line));
  const { level, rules } = await assess(text);
  process.stdout.write(`${JSON.stringify({ id, level, rules })}\n`);
}
