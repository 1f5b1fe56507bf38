// How the rows of a person's plans are shown in their export.
import { type Column, sql } from 'drizzle-orm';
import { exported, type Person } from '../../platform/personal-data/coverage.ts';
import { plans } from './tables.ts';

export const planNumber = exported({ en: 'Number of the plan', es: 'Número del plan' });
export const ofOwnPlans =
  (planId: Column) =>
  ({ id }: Person) =>
    sql`${planId} in (select ${plans.id} from ${plans} where ${plans.userId} = ${id})`;
