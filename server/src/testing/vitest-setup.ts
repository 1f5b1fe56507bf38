// Runs once before all server tests: brings up the database that they share.
import type { TestProject } from 'vitest/node';
import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres;
  }
}

export async function setup(project: TestProject) {
  const { stop, ...postgres } = await startTestPostgres();
  project.provide('postgres', postgres);
  return stop;
}
