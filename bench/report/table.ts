// What a table hands back once it has measured. It crosses a process as JSON, so the shapes are schemas.
import { z } from '../../contract/src/zod.ts';

/** A figure that could not be worked out: JSON has no word for it but null. */
const Figure = z
  .number()
  .nullable()
  .transform((figure) => figure ?? Number.NaN);
const Better = z.enum(['higher', 'lower']);

const Column = z.object({ key: z.string(), label: z.string() });
export type Column = z.infer<typeof Column>;

/** By the keys of its columns; what has no column is only kept in results.json. */
const Row = z.record(z.string(), z.unknown());
export type Row = z.infer<typeof Row>;

const Target = z.object({
  name: z.string(),
  want: z.number(),
  got: Figure,
  better: Better,
  unit: z.string().optional(),
});
export type Target = z.infer<typeof Target>;

const Chart = z.object({
  name: z.string(),
  title: z.string(),
  unit: z.string(),
  bars: z.array(z.object({ label: z.string(), value: Figure, target: z.number().optional() })),
});
export type Chart = z.infer<typeof Chart>;
export type Bar = Chart['bars'][number];

/** A ratio that must not fall by a quarter from one committed run to the next. */
export const Guarded = z.object({ name: z.string(), value: Figure, better: Better });
export type Guarded = z.infer<typeof Guarded>;

const Findings = z.object({
  lead: z.string(),
  columns: z.array(Column),
  rows: z.array(Row),
  notes: z.array(z.string()),
  targets: z.array(Target),
  guarded: z.array(Guarded),
  charts: z.array(Chart),
});
export type Findings = z.infer<typeof Findings>;

export const Measured = Findings.extend({ name: z.string(), title: z.string() });
export type Measured = z.infer<typeof Measured>;

export type Say = (sentence: string) => void;
export type Table = { name: string; title: string; measure: (tools: { say: Say }) => Promise<Findings> };
