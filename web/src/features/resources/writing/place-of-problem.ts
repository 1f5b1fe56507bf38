import { CallFailed } from '../../../platform/call';

/** The words at which a text could not be read, in quotes; empty for any other problem. */
export function placeOfProblem(error: unknown): string {
  const problem = error instanceof CallFailed ? error.problem : undefined;
  const words = problem?.code === 'resource.unreadable' ? problem.fields?.['draft.body'] : undefined;
  return words ? `“${words}”` : '';
}
