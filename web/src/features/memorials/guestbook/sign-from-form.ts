// The guestbook's form as a browser without scripts posts it.
import type { MemorialId } from '@evenlight/contract/ids';
import { RsvpStatus, type SignedEntry, signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { answerTo, type FormOutcome, typedIn } from '../../../platform/form-answer';
import type { PageContext } from '../../../platform/page-context';

export const SIGN_INTENT = 'sign';
/** What the page says afterwards: it can be read, or the family looks at it first; and whether somebody is to be near. */
const signedWords = { published: 'signed', held: 'signed-held' } as const;
const WITH_LINE = '-line';

export function readSaid(said: string | undefined): Signed | undefined {
  const isWorrying = said?.endsWith(WITH_LINE) ?? false;
  const word = isWorrying ? said?.slice(0, -WITH_LINE.length) : said;
  const status = (['published', 'held'] as const).find((one) => signedWords[one] === word);
  return status && { status, isWorrying };
}

export type Signed = Pick<SignedEntry, 'status' | 'isWorrying'>;
type Of = { memorialId: MemorialId; address: string | null };

export function signFromForm(
  api: PageContext['api'],
  { memorialId, address }: Of,
  form: FormData,
): Promise<FormOutcome> {
  const typed = typedIn(form);
  const { authorName = '', authorEmail = '', message = '', photoTicket, website = '' } = typed;
  const body = {
    authorName,
    authorEmail,
    message,
    website,
    address,
    photoTicket: photoTicket || null,
    isRsvp: typed.isRsvp === 'on',
    rsvpStatus: RsvpStatus.safeParse(typed.rsvpStatus).data ?? null,
  };
  return answerTo(SIGN_INTENT, typed, async () => {
    const { status, isWorrying } = await api(signGuestbook, { params: { memorialId }, body });
    return `${signedWords[status]}${isWorrying ? WITH_LINE : ''}`;
  });
}
