// Asking vendors: who may, what the letters say, sent twice, sent at the same moment, and how many at once.
import { randomUUID } from 'node:crypto';
import { wallTimeAt } from '@evenlight/contract/dates';
import { InquiryId, QuoteRequestId, VendorId } from '@evenlight/contract/ids';
import {
  getQuoteRequest,
  INQUIRIES_OPEN_AT_ONCE,
  listQuoteRequests,
  remindVendor,
  requestQuotes,
  sendInquiry,
  withdrawInquiry,
} from '@evenlight/contract/vendors/inquiries';
import { openVendorReply } from '@evenlight/contract/vendors/replies';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, news } from '../../../platform/tables.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import { ask, aVendor, type TestVendor, tokenMailedTo } from '../../../testing/vendor-people.ts';
import { vendorDealings, vendors } from '../tables.ts';
import { quoteRequests, vendorInquiries } from './tables.ts';

const house = await openTestHouse();
const { db } = house.world;
const secondHouse = await openTestHouse({ sharing: house });

const words = { name: 'Asha Rao', email: 'Asha@Example.org', message: 'White flowers.' };
const nobodys = { status: 404, code: 'inquiry.not_found' };

async function lettersTo({ email }: TestVendor) {
  const mails = await house.mails();
  return mails.filter(({ to }) => to.includes(email));
}

test('the vendor gets every filled field, the lines and a private link, and the family sees that it is sent', async () => {
  const [member, vendor] = [await house.aMember(), await aVendor(db, { name: 'Lark & Daughters' })];
  const made = await ask(member, [vendor], {
    phone: PHONE_NUMBER,
    serviceType: 'burial',
    eventDate: '2030-05-11',
    budget: 125_050,
    urgency: 'urgent',
    message: 'White flowers.\n\nShe loved <b>lilies</b> & roses.',
  });
  expect(made).toMatchObject({ wanted: ['Casket spray', 'Two wreaths'], budget: 125_050, urgency: 'urgent' });
  expect(made.inquiries).toMatchObject([
    { state: 'sent', vendor: { name: 'Lark & Daughters' }, quote: null, responseMinutes: null, seenAt: null },
  ]);
  const mail = await house.nextMailTo(vendor.email);
  expect(mail.subject).toBe('Urgent: Asha Rao asks Lark & Daughters through Evenlight');
  for (const said of ['asha@example.org', PHONE_NUMBER, 'Service: burial', 'Saturday, May 11, 2030', '$1,250.50'])
    expect(mail.text).toContain(said);
  for (const said of [
    'How soon: urgent, within a day or two',
    'English',
    'She loved <b>lilies</b> & roses.',
    '2. Two wreaths',
  ])
    expect(mail.text).toContain(said);
  expect(mail.text).toMatch(/http:\/\/localhost:3000\/vendor-reply#[\w-]{40,}/);
  expect(mail.html).toContain('She loved &lt;b&gt;lilies&lt;/b&gt; &amp; roses.');
  expect(await member(listQuoteRequests, {})).toEqual([made]);
  expect(await member(getQuoteRequest, { params: { requestId: made.id } })).toEqual(made);
  const told = await db.select().from(news).where(eq(news.subject, made.id));
  expect(told).toMatchObject([{ kind: 'inquiry.changed', audience: `person:${member.person.id}` }]);
  const noted = await db.select().from(auditEntries).where(eq(auditEntries.subject, made.id));
  expect(noted).toMatchObject([{ action: 'inquiry.sent', actorId: member.person.id }]);
});

test('an emergency is said in the first word of the letter', async () => {
  const [member, vendor] = [await house.aMember(), await aVendor(db, { name: 'Finch & Sons' })];
  await ask(member, [vendor], { urgency: 'emergency' });
  const mail = await house.nextMailTo(vendor.email);
  expect(mail.subject).toBe('Emergency: Asha Rao asks Finch & Sons through Evenlight');
  expect(mail.text).toContain('How soon: emergency, today');
});

test('one vendor is asked by its own address, and a visitor is asked to log in first', async () => {
  const [member, vendor] = [await house.aMember(), await aVendor(db)];
  const sent = { params: { vendorId: vendor.id }, body: { ...words, idempotencyKey: randomUUID() } };
  expect((await member(sendInquiry, sent)).inquiries).toMatchObject([{ vendor: { id: vendor.id } }]);
  const refused = { status: 401, code: 'vendor.sign_in_to_ask' };
  await expect(house.aVisitor()(sendInquiry, sent)).rejects.toMatchObject(refused);
  const body = { ...sent.body, vendorIds: [vendor.id] };
  await expect(house.aVisitor()(requestQuotes, { body })).rejects.toMatchObject(refused);
  await expect(house.aVisitor()(listQuoteRequests, {})).rejects.toMatchObject({ code: 'session.required' });
});

test('a vendor that is named twice is asked once, and the order is the family’s', async () => {
  const member = await house.aMember();
  const [one, two] = [await aVendor(db), await aVendor(db)];
  const { inquiries } = await ask(member, [two, one, two, two]);
  expect(inquiries.map(({ vendor }) => vendor.id)).toEqual([two.id, one.id]);
  expect(await db.$count(vendorDealings, eq(vendorDealings.vendorId, two.id))).toBe(1);
});

test('when one of them is unknown or no longer listed, nobody is asked', async () => {
  const member = await house.aMember();
  const [listed, gone] = [await aVendor(db), await aVendor(db)];
  await db.update(vendors).set({ isListed: false }).where(eq(vendors.id, gone.id));
  const refused = { status: 404, code: 'vendor.not_found' };
  await expect(ask(member, [listed, gone])).rejects.toMatchObject(refused);
  const stranger = { ...listed, id: VendorId.parse(randomUUID()) };
  await expect(ask(member, [listed, stranger])).rejects.toMatchObject(refused);
  expect(await member(listQuoteRequests, {})).toEqual([]);
  expect(await db.$count(vendorInquiries, eq(vendorInquiries.vendorId, listed.id))).toBe(0);
});

test('what somebody asked is nobody else’s', async () => {
  const [member, stranger, vendor] = [await house.aMember(), await house.aMember(), await aVendor(db)];
  const { id: requestId, inquiries } = await ask(member, [vendor]);
  const inquiryId = InquiryId.parse(inquiries[0]?.id);
  expect(await stranger(listQuoteRequests, {})).toEqual([]);
  await expect(stranger(getQuoteRequest, { params: { requestId } })).rejects.toMatchObject(nobodys);
  await expect(stranger(withdrawInquiry, { params: { inquiryId } })).rejects.toMatchObject(nobodys);
  await expect(stranger(remindVendor, { params: { inquiryId } })).rejects.toMatchObject(nobodys);
  const unknown = { params: { requestId: QuoteRequestId.parse(randomUUID()) } };
  await expect(member(getQuoteRequest, unknown)).rejects.toMatchObject(nobodys);
});

test('the same request sent again, at the same moment and over two houses, is one request and one letter', async () => {
  const [member, vendor] = [await house.aMember(), await aVendor(db)];
  const { name, value } = member.person.cookie;
  const body = { ...words, vendorIds: [vendor.id], wanted: [], idempotencyKey: randomUUID() };
  const raw = (from: typeof house) =>
    from.aVisitor().raw('POST', '/api/quote-requests', {
      headers: { cookie: `${name}=${value}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answers = await Promise.all(
    [house, secondHouse, house, secondHouse, house, secondHouse].map((from) => raw(from)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  const ids = answers.map(({ text }) => JSON.parse(text).id);
  expect(new Set(ids).size).toBe(1);
  const again = await member(requestQuotes, { body });
  expect(again.id).toBe(ids[0]);
  await house.nextMailTo(vendor.email);
  expect(await lettersTo(vendor)).toHaveLength(1);
  expect(await db.$count(quoteRequests, eq(quoteRequests.userId, member.person.id))).toBe(1);
});

test('so many can be open at once, also when they are sent at the same moment', async () => {
  const member = await house.aMember();
  const asked = await Promise.all(Array.from({ length: 8 }, () => aVendor(db)));
  for (let sent = 0; sent + 8 <= INQUIRIES_OPEN_AT_ONCE; sent += 8) await ask(member, asked);
  const left = INQUIRIES_OPEN_AT_ONCE % 8;
  const tries = await Promise.allSettled(Array.from({ length: 2 }, () => ask(member, asked.slice(0, left))));
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(ask(member, asked.slice(0, 1))).rejects.toMatchObject({ status: 409, code: 'inquiry.too_many' });
  const [newest] = await member(listQuoteRequests, {});
  await member(withdrawInquiry, { params: { inquiryId: InquiryId.parse(newest?.inquiries[0]?.id) } });
  await ask(member, asked.slice(0, 1));
});

test('hostile words arrive as words, and a name with line breaks is refused', async () => {
  const [member, vendor] = [await house.aMember(), await aVendor(db)];
  const hostile = 'Rosa <rosa@x.example>, "Bcc: all@x.example" %0d%0a 🕊️';
  await ask(member, [vendor], { name: hostile, message: 'x\r\nBcc: everyone@example.org\r\n\r\n<script>1</script>' });
  const mail = await house.nextMailTo(vendor.email);
  // In the subject it is only words; whoever answers needs it as it was typed.
  expect(mail.subject).toContain('Rosa rosa x example');
  expect(mail.subject).not.toMatch(/[<>@]/);
  expect(mail.text).toContain(hostile);
  expect(mail.to).toBe(vendor.email);
  expect(mail.html).not.toContain('<script>');
  await expect(ask(member, [vendor], { name: 'Rosa\r\nBcc: all@x.example' })).rejects.toMatchObject({ status: 400 });
  for (const bad of [{ email: 'x' }, { message: ' ' }, { budget: -1 }, { wanted: ['a\nb'] }, { vendorIds: [] }])
    await expect(ask(member, [vendor], bad)).rejects.toMatchObject({ status: 400, code: 'request.invalid' });
});

test('a vendor is reminded once a day at most, with a fresh link, and only while it has not answered', async () => {
  const [asker, vendor] = [await house.aMember(), await aVendor(db)];
  const params = { inquiryId: InquiryId.parse((await ask(asker, [vendor])).inquiries[0]?.id) };
  const first = await tokenMailedTo(house, vendor);
  const early = { status: 409, code: 'inquiry.reminded_lately' };
  await expect(asker(remindVendor, { params })).rejects.toMatchObject(early);
  house.clock.forward({ hours: 24 });
  const member = await house.onAnotherDevice(asker);
  const remindedAt = house.clock.now().toISOString();
  expect(await member(remindVendor, { params })).toMatchObject({ remindedAt });
  house.clock.forward({ minutes: 9 });
  // The answer to the first try was lost on its way.
  expect(await member(remindVendor, { params })).toMatchObject({ remindedAt });
  house.clock.forward({ minutes: 1 });
  await expect(member(remindVendor, { params })).rejects.toMatchObject(early);
  const second = await tokenMailedTo(house, vendor);
  expect(second).not.toBe(first);
  for (const token of [first, second])
    expect(await house.aVisitor()(openVendorReply, { body: { token } })).toMatchObject({ state: 'seen' });
  await member(withdrawInquiry, { params });
  await expect(member(remindVendor, { params })).rejects.toMatchObject({ status: 409, code: 'inquiry.over' });
  expect((await house.nextMailTo(vendor.email)).subject).toBe('Asha Rao asks no more');
  expect(await lettersTo(vendor)).toHaveLength(3);
});

test('a day that has passed is refused before anybody is written to', async () => {
  const [member, vendor] = [await house.aMember(), await aVendor(house.world.db)];
  const today = wallTimeAt(house.clock.now()).date;
  await expect(ask(member, [vendor], { eventDate: '2020-01-01' })).rejects.toMatchObject({
    status: 400,
    fields: { eventDate: 'Service date cannot be earlier than today' },
  });
  expect(await ask(member, [vendor], { eventDate: today })).toMatchObject({ eventDate: today });
});

test('a vendor who reads Spanish is written in Spanish, and the family’s words stay as they are', async () => {
  const [member, vendor] = [await house.aMember(), await aVendor(db, { name: 'Flores Lark', letterLanguage: 'es' })];
  await ask(member, [vendor], { urgency: 'urgent', message: 'She loved lilies.' });
  const mail = await house.nextMailTo(vendor.email);
  expect(mail.subject).toBe('Urgente: Asha Rao escribe a Flores Lark por medio de Evenlight');
  expect(mail.html).toContain('<html lang="es" dir="ltr">');
  for (const said of ['Idioma en que leen: inglés', 'She loved lilies.']) expect(mail.text).toContain(said);
});
