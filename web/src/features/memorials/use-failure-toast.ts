import { useRef } from 'react';
import { type ToastInput, toasts } from '../../ui/overlays/toast-store';

/** Tells of the last failure alone, and closes it once it is mended: nobody reads of what went well in the end. */
export function useFailureToast() {
  const shown = useRef('');
  const close = () => toasts.dismiss(shown.current);
  return {
    close,
    show(words: Pick<ToastInput, 'title' | 'description'>) {
      close();
      shown.current = toasts.show({ ...words, variant: 'destructive', isImportant: true });
    },
  };
}
