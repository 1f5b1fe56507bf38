import { Trans } from '@lingui/react/macro';
import { useKeptForm } from '../../parts/kept-form/kept-form';
import { Button } from '../../ui/base/button';
import { useFormFacts } from '../../ui/forms/form-context';
import { Notice } from '../../ui/status/notice';

/** Above a form that opens with what was typed before and never sent. */
export function KeptWords({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="info" role="status" className="mb-4">
      <p>
        <Trans>We kept what you had typed. It is not saved yet.</Trans>
      </p>
      <Button variant="ghost" size="small" className="mt-1 -ms-4" onClick={onDiscard}>
        <Trans>Discard what I typed</Trans>
      </Button>
    </Notice>
  );
}

/** The same inside a kept form. */
export function RestoredWords() {
  const { isRestored, discard } = useKeptForm();
  const { isBusy } = useFormFacts();
  return isRestored && !isBusy && <KeptWords onDiscard={discard} />;
}
