import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '../base/button';
import { type ButtonState, OUTCOME_SHOWN_MS } from '../base/button-state';
import { useFormFacts } from './form-context';

type Props = Omit<ComponentProps<typeof Button>, 'type'>;

/** Follows the form around it: loading while busy, then briefly how it went. */
export function SubmitButton({ state, ...rest }: Props) {
  const followed = useFormOutcome();
  return <Button {...rest} type="submit" state={state ?? followed} />;
}

function useFormOutcome(): ButtonState {
  const { isBusy, hasProblem } = useFormFacts();
  const [wasBusy, setWasBusy] = useState(isBusy);
  const [hasJustEnded, setHasJustEnded] = useState(false);

  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    setHasJustEnded(!isBusy);
  }

  useEffect(() => {
    if (!hasJustEnded) return;
    const timer = setTimeout(() => setHasJustEnded(false), OUTCOME_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [hasJustEnded]);

  if (isBusy) return 'loading';
  if (!hasJustEnded) return 'idle';
  return hasProblem ? 'error' : 'success';
}
