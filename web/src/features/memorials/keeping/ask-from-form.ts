// The question to a keeper as a browser without scripts posts it.
import { askTheKeeper } from '@evenlight/contract/memorials/keeping';
import { answerTo, type FormOutcome, typedIn } from '../../../platform/form-answer';
import type { PageContext } from '../../../platform/page-context';

export const ASK_INTENT = 'ask';
export const ASKED = 'asked';

export function askFromForm(api: PageContext['api'], address: string, form: FormData): Promise<FormOutcome> {
  const typed = typedIn(form);
  const { name = '', email = '', message = '', website = '' } = typed;
  return answerTo(ASK_INTENT, typed, async () => {
    await api(askTheKeeper, { body: { address, name, email, message, website } });
    return ASKED;
  });
}
