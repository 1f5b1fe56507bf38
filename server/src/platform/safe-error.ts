// What may be written down about a failure. Database errors carry the values of the query, which are people's data.
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

type Described = { type: string; message?: string; stack: string | undefined; [detail: string]: unknown };

export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, stack: undefined };
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  if (error instanceof DrizzleQueryError) {
    return {
      type: error.name,
      query: error.query,
      ...(error.cause ? { cause: describeError(error.cause) } : {}),
      stack,
    };
  }
  if (error instanceof pg.DatabaseError) {
    const { name, code, constraint, table, routine } = error;
    return { type: name, code, constraint, table, routine, stack };
  }
  const { name, message, cause } = error;
  return {
    type: name,
    message,
    ...('code' in error ? { code: error.code } : {}),
    ...(cause ? { cause: describeError(cause) } : {}),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}),
    stack,
  };
}

/** The same failure without anybody's data, for places that keep what they are thrown. */
export function withoutData(error: unknown): Error {
  const { stack: _, ...described } = describeError(error);
  return new Error(JSON.stringify(described));
}
