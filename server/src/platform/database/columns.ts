// Column kinds that Drizzle has no word for.
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment in time. Birth, death and service days are plain dates instead. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
