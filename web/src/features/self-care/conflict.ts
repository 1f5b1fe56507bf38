import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallFailed } from '../../platform/call';
import { phraseFor } from '../../platform/phrases';

/** It was changed elsewhere since: sent again from the version that stands there now, it is a decision. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code.endsWith('.changed_meanwhile') === true;
}

/** The version that is being changed: the one the form began with, and after a conflict the one that stands there now. */
export function useVersion(now: number, error: unknown): number {
  const [from, setFrom] = useState(now);
  if (isConflict(error) && from !== now) setFrom(now);
  return from;
}

/** Why a form was not stored, and after a conflict, what sending it again does. */
export function useProblem(error: unknown): string | undefined {
  const { t, i18n } = useLingui();
  const phrase = phraseFor(error);
  if (!phrase) return undefined;
  return isConflict(error) ? `${i18n._(phrase)} ${t`Saving again puts your words in its place.`}` : i18n._(phrase);
}
