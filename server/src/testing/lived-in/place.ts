// Where a family can be made to live: any house that can be called. What no call can do is small, and stands here.
import { API_PREFIX } from '@evenlight/contract/endpoint';
import type { DocumentId, FamilyMemberId, InquiryId } from '@evenlight/contract/ids';
import { firstLanguage, type Language } from '@evenlight/contract/languages';
import { eq } from 'drizzle-orm';
import { documents } from '../../features/documents/tables.ts';
import { stopToken } from '../../features/families/notices/stop-link.ts';
import { vendorInquiries } from '../../features/vendors/inquiries/tables.ts';
import type { World } from '../../platform/world.ts';
import { type Person, signInAgain, signInSomebody } from '../people.ts';
import { type Caller, callerWith, type Transport } from '../test-client.ts';
import { multipartBody, UPLOAD_TYPE, type Upload } from '../uploads.ts';
import { aVendor, type TestVendor, wholeVendor } from '../vendor-people.ts';

export type Member = Caller & { person: Person };
type PersonOptions = Parameters<typeof signInSomebody>[1];

export type Place = {
  /** As browsers name it. */
  origin: string;
  now: () => Date;
  aVisitor: () => Caller;
  /** Accounts are made without their letters: a code for each would take longer than all the rest. */
  aMember: (options?: PersonOptions) => Promise<Member>;
  onAnotherDevice: (member: Member) => Promise<Member>;
  /** Each mail to an address once, the oldest first. */
  nextMailTo: (address: string) => Promise<{ text: string }>;
  /** What was enqueued is done afterwards, or a little later where the house runs by itself. */
  settle: () => Promise<unknown>;
  /** Vendors come in as files. */
  aVendor: (options?: Parameters<typeof aVendor>[1]) => Promise<TestVendor>;
  /** Stands in letters that go out once a day. */
  stopToken: (memberId: FamilyMemberId) => string;
  /** As if the scanner were away. */
  holdPaper: (documentId: DocumentId) => Promise<void>;
  /** As if the vendor had been chosen days ago. */
  chosenDaysAgo: (inquiryId: InquiryId, days: number) => Promise<void>;
};

type House = {
  world: Pick<World, 'db' | 'keys' | 'clock' | 'config'>;
  transport: Transport;
  origin: string;
  /** What everybody there reads and is written to in. */
  language?: Language;
} & Pick<Place, 'nextMailTo' | 'settle'>;

export function placeIn({ world, transport, origin, language = firstLanguage, nextMailTo, settle }: House): Place {
  const { db, keys, clock } = world;
  const reads = { 'accept-language': language };
  const asMember = (person: Person): Member => {
    const { name, value } = person.cookie;
    return Object.assign(callerWith(transport, { ...reads, cookie: `${name}=${value}` }), { person });
  };
  return {
    origin,
    nextMailTo,
    settle,
    now: () => clock.now(),
    aVisitor: () => callerWith(transport, reads),
    aMember: async (options) => asMember(await signInSomebody(world, { language, ...options })),
    onAnotherDevice: async ({ person }) => asMember({ ...person, cookie: await signInAgain(world, person.id) }),
    aVendor: (options) => aVendor(db, { ...wholeVendor, letterLanguage: language, ...options }),
    stopToken: (memberId) => stopToken(keys, memberId),
    async holdPaper(documentId) {
      await db.update(documents).set({ state: 'checking' }).where(eq(documents.id, documentId));
    },
    async chosenDaysAgo(inquiryId, days) {
      const chosenAt = new Date(clock.now().getTime() - days * DAY_MS);
      await db.update(vendorInquiries).set({ chosenAt }).where(eq(vendorInquiries.id, inquiryId));
    },
  };
}

const DAY_MS = 86_400_000;

/** What those parts are made from that belong to one family. */
export type Home = {
  place: Place;
  owner: Member;
  /** Families of one house do not take each other's venues and days. */
  number: number;
};

export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The family lacks something it was to have.');
  return value;
}

/** The secret of the first letter to an address that has one. */
export async function tokenIn(place: Pick<Place, 'nextMailTo'>, address: string, pattern: RegExp): Promise<string> {
  for (;;) {
    const [, token] = pattern.exec((await place.nextMailTo(address)).text) ?? [];
    if (token) return token;
  }
}

/** Asks until there is an answer: some things go through a queue first. */
export async function comesSoon<Found>(
  { settle }: Pick<Place, 'settle'>,
  find: () => Promise<Found | undefined>,
): Promise<Found> {
  // A running house needs a moment; one that is settled by hand has it with the first look.
  const looks = 300;
  for (let look = 0; look < looks; look++) {
    await settle();
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('What the family waited for did not come.');
}

/** A day on the Bay Area clock, so many days from now. */
export function dayIn({ now }: Pick<Place, 'now'>, days: number): string {
  return new Date(now().getTime() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'America/Los_Angeles' });
}

/** Sends a file as a page of ours would, and answers with what came back. */
export async function sendFile<Answer>(
  { origin }: Pick<Place, 'origin'>,
  caller: Caller,
  path: string,
  upload: Upload,
): Promise<Answer> {
  const headers = { origin, 'content-type': UPLOAD_TYPE };
  const answer = await caller.raw('POST', `${API_PREFIX}${path}`, { headers, body: multipartBody(upload) });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text);
}
