import { useLingui } from '@lingui/react/macro';
import { CallFailed } from '../../platform/call';
import { phraseFor } from '../../platform/phrases';

/** It was changed elsewhere since: sent again from the version that stands there now, it is a decision. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code.endsWith('.changed_meanwhile') === true;
}

/** Why a form was not stored, and after a conflict, what sending it again does. */
export function useProblem(error: unknown): string | undefined {
  const { t, i18n } = useLingui();
  const phrase = phraseFor(error);
  if (!phrase) return undefined;
  return isConflict(error) ? `${i18n._(phrase)} ${t`Saving again puts your words in its place.`}` : i18n._(phrase);
}
