// Two people change one memorial: each field apart. Only what both have changed, and differently, is a conflict.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { z } from 'zod';

export const EditFields = z.object({
  fullName: z.string(),
  birthDate: z.string(),
  deathDate: z.string(),
  biography: z.string(),
});
export type EditFields = z.infer<typeof EditFields>;
export type FieldName = keyof EditFields;
const fieldNames = ['fullName', 'birthDate', 'deathDate', 'biography'] as const satisfies FieldName[];

/** Words in the making: what they are, and the version they were written upon with what it said. */
export const Begun = z.object({ version: z.number(), base: EditFields, fields: EditFields });
export type Begun = z.infer<typeof Begun>;

export function fieldsOf({ fullName, birthDate, deathDate, biography }: Memorial): EditFields {
  return { fullName, birthDate: birthDate ?? '', deathDate: deathDate ?? '', biography };
}

export function begunFrom(memorial: Memorial): Begun {
  return { version: memorial.version, base: fieldsOf(memorial), fields: fieldsOf(memorial) };
}

export function changedIn({ base, fields }: Begun): FieldName[] {
  return fieldNames.filter((name) => fields[name] !== base[name]);
}

/** What both have changed, each in their own way. */
export function conflictsWith({ base, fields }: Begun, now: EditFields): FieldName[] {
  return fieldNames.filter(
    (name) => fields[name] !== base[name] && now[name] !== base[name] && fields[name] !== now[name],
  );
}

/** One's own changes upon the version of now; what one has not touched is as others left it. */
export function upon(begun: Begun, memorial: Memorial): Begun {
  const base = fieldsOf(memorial);
  const mine = changedIn(begun);
  const own = Object.fromEntries(mine.map((name) => [name, begun.fields[name]]));
  return { version: memorial.version, base, fields: { ...base, ...own } };
}

/** After a save: what was typed while it was under way stays, and is not saved yet. */
export function afterSave(begun: Begun, sent: EditFields, saved: Memorial): Begun {
  const base = fieldsOf(saved);
  const typedSince = fieldNames.filter((name) => begun.fields[name] !== sent[name]);
  const own = Object.fromEntries(typedSince.map((name) => [name, begun.fields[name]]));
  return { version: saved.version, base, fields: { ...base, ...own } };
}
