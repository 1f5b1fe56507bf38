// How the rows of a person's memorials are shown in their export.
import { type Column, sql } from 'drizzle-orm';
import { exported, type Person } from '../../platform/personal-data/coverage.ts';
import { memorials } from './tables.ts';

export const memorialNumber = exported({ en: 'Number of the memorial', es: 'Número del memorial' });
export const yesOrNo = { true: { en: 'Yes', es: 'Sí' }, false: { en: 'No', es: 'No' } };
export const ofOwnMemorials =
  (memorialId: Column) =>
  ({ id }: Person) =>
    sql`${memorialId} in (select ${memorials.id} from ${memorials} where ${memorials.userId} = ${id})`;
