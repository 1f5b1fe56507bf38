import { toasts } from '../../../ui/overlays/toast-store';
import { CRISIS_TOAST } from '../crisis/line-words';
import { WithNumbers } from './with-numbers';

// Long enough to be read twice; the notice in the chat says the same and stays.
const CRISIS_TOAST_MS = 12_000;

/** On a small screen it lies over the links of the notice for a while, so its own numbers can be touched. */
export function showCrisisToast(words: string) {
  toasts.show({
    // Said again, it takes the place of the former: nobody has to close it twice.
    about: CRISIS_TOAST,
    title: <WithNumbers text={words} />,
    variant: 'destructive',
    durationMs: CRISIS_TOAST_MS,
    isImportant: true,
  });
}
