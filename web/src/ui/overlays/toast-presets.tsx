// The toasts that are said in the same words everywhere.
import { Trans } from '@lingui/react/macro';
import type { ToastInput } from './toast-store';

// A list of what to mend takes longer to read than one sentence.
const LIST_READING_MS = 8_000;

export function changesSavedToast(onUndo?: () => void): ToastInput {
  return {
    title: <Trans>Changes Saved</Trans>,
    action: onUndo && { label: <Trans>Undo</Trans>, onPress: onUndo },
  };
}

export function formSubmittedToast(): ToastInput {
  return { title: <Trans>Form Submitted</Trans>, description: <Trans>We'll get back to you soon.</Trans> };
}

export function paymentSuccessfulToast(receiptAddress: string): ToastInput {
  return {
    title: <Trans>Payment Successful</Trans>,
    action: { label: <Trans>View Receipt</Trans>, to: receiptAddress },
  };
}

/** `retry` repeats the very call that failed; once it, or a later one, has worked, `about` takes this away. */
export function connectionErrorToast(retry: () => void, about?: string): ToastInput {
  return {
    about,
    title: <Trans>Connection Error</Trans>,
    description: <Trans>Unable to connect to our servers. Please check your internet connection.</Trans>,
    variant: 'destructive',
    durationMs: null,
    isImportant: true,
    action: { label: <Trans>Retry</Trans>, onPress: retry },
  };
}

export function validationErrorToast(problems: string[]): ToastInput {
  return {
    title: <Trans>Validation Error</Trans>,
    description: (
      <ul className="list-disc ps-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    ),
    variant: 'destructive',
    durationMs: LIST_READING_MS,
    isImportant: true,
  };
}
