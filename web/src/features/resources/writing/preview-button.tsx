import type { Resource } from '@evenlight/contract/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CallFailed } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { usePreview } from '../queries';
import { contentOf, TextForm, type Typed } from './text-form';

/** Shows what stands in the form now, saved or not. */
export function PreviewButton({ onShown }: { onShown: (resource: Resource) => void }) {
  const { i18n } = useLingui();
  const { getValues, trigger } = useFormContext<Typed>();
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { mutate, isPending, error } = usePreview();
  const phrase = phraseFor(error);

  function show() {
    const { data: written } = TextForm.safeParse(getValues());
    setIsIncomplete(!written);
    if (!written) return void trigger();
    const { slug, language } = written;
    mutate({ slug, language, draft: contentOf(written) }, { onSuccess: onShown });
  }

  return (
    <>
      <Button variant="secondary" state={isPending ? 'loading' : 'idle'} onClick={show}>
        <Trans>Preview</Trans>
      </Button>
      <p role="status" className="basis-full font-medium text-bad text-sm empty:hidden">
        {isIncomplete && <Trans>Something is missing still; the fields above say what.</Trans>}
        {!isIncomplete && phrase && [i18n._(phrase), placeOfProblem(error)].filter(Boolean).join(' ')}
      </p>
    </>
  );
}

/** The words at which a text could not be read, in quotes; empty for any other problem. */
export function placeOfProblem(error: unknown): string {
  const problem = error instanceof CallFailed ? error.problem : undefined;
  const words = problem?.code === 'resource.unreadable' ? problem.fields?.['draft.body'] : undefined;
  return words ? `“${words}”` : '';
}
