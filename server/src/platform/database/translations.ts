// The column beside texts of ours: for each further language the texts of the row by their fields.
import type { Translations } from '@evenlight/contract/translations';
import { jsonb } from 'drizzle-orm/pg-core';

// Which languages there are is not said in the database: a new one needs no migration.
export const translations = () => jsonb('translations').$type<Translations>().notNull().default({});
