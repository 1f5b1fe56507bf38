// Forms of a memorial page that a browser posts by itself, by the word each of them carries.
import { MemorialId } from '@evenlight/contract/ids';
import { getMemorialBySlug, isMemorialId } from '@evenlight/contract/memorials/memorial';
import { data } from 'react-router';
import type { FormOutcome } from '../../platform/form-answer';
import type { PageContext } from '../../platform/page-context';
import { rsvpFromForm } from './events/rsvp-from-form';
import { signFromForm } from './guestbook/sign-from-form';
import { askFromForm } from './keeping/ask-from-form';
import { reportFromForm } from './keeping/report-from-form';

type Api = PageContext['api'];

export async function answerForm(api: Api, key: string, form: FormData): Promise<FormOutcome> {
  const intent = form.get('intent');
  if (intent === 'ask') return askFromForm(api, key, form);
  const of = await pageAt(api, key);
  if (intent === 'sign') return signFromForm(api, of, form);
  if (intent === 'rsvp') return rsvpFromForm(api, of, form);
  if (intent === 'report') return reportFromForm(api, of, form);
  throw data(null, { status: 400 });
}

async function pageAt(api: Api, key: string) {
  if (isMemorialId(key)) return { memorialId: MemorialId.parse(key), address: null };
  const { id } = await api(getMemorialBySlug, { params: { address: key } });
  return { memorialId: id, address: key };
}
