// Papers on the step of a plan: sent, refused, sent again, dropped, and said to be none.
import { deleteDocument, sayDocumentIsNone, uploadDocument } from '@evenlight/contract/documents';
import { listDatedFacts } from '@evenlight/contract/facts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, press, type ScreenUser } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { aPaper, papersRoom } from '../../../testing/samples/documents';
import { aPlan } from '../../../testing/samples/plans';
import * as workflow from './plan-workflow-screen';

const plan = aPlan();
const AT = `/plan-workflow/${plan.id}?step=3`;
const open = ({ server }: ReturnType<typeof papersRoom>, of = plan) =>
  openScreen(workflow, {
    at: `/plan-workflow/${of.id}?step=3`,
    path: 'plan-workflow/:planId',
    server,
    person: aUser(),
  });

const slot = (name: string) => screen.findByRole('listitem', { name });
const slotNow = (name: string) => screen.getByRole('listitem', { name });
const aFile = (name: string, size = 20) => new File(['x'.repeat(size)], name);

/** By the button, and what the browser's own choice of files hands over. */
async function choose(user: ScreenUser, place: string, buttonName: string, file: File) {
  const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await press(user, buttonName);
  const [input] = asked.mock.contexts;
  asked.mockRestore();
  expect(slotNow(place)).toContainElement(input as HTMLInputElement);
  fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
}

const inHand = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files, dropEffect: '' } });

test('a file of another kind or above 10 MB is refused kindly, before it is sent', async () => {
  const room = papersRoom(plan);
  const user = await open(room);
  await choose(user, 'Death Certificate', 'Upload: Death Certificate', aFile('letter.docx'));
  const place = slotNow('Death Certificate');
  await waitFor(() => expect(place).toHaveTextContent('We can take PDF, JPG and PNG files.'));
  await choose(user, 'Death Certificate', 'Choose another file', aFile('large.pdf', 10 * 1024 * 1024 + 1));
  await waitFor(() => expect(place).toHaveTextContent('This file is larger than 10 MB.'));
  await user.click(within(place).getByRole('button', { name: 'Not now' }));
  expect(place).not.toHaveTextContent('larger than 10 MB');
  expect(room.server.heard(uploadDocument)).toEqual([]);
});

test('an upload that failed says why, and can be tried again with the same file', async () => {
  const room = papersRoom(plan);
  // A proxy before our house refuses in words of its own.
  room.server.answers(uploadDocument, () => new Response('<h1>Too Large</h1>', { status: 413 }) as never);
  const user = await open(room);
  const place = await slot('Insurance Papers');
  await choose(user, 'Insurance Papers', 'Upload: Insurance Papers', aFile('scan.pdf'));
  await waitFor(() => expect(place).toHaveTextContent('This file is larger than 10 MB.'));
  room.server.refuses(uploadDocument, 'session.required');
  await choose(user, 'Insurance Papers', 'Choose another file', aFile('policy.pdf'));
  expect(await within(place).findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/login?return=${encodeURIComponent(AT)}`,
  );
  room.server.refuses(uploadDocument, 'server.busy');
  await press(user, 'Try again');
  await waitFor(() => expect(place).toHaveTextContent('We cannot answer just now. The file you chose is still here'));
  expect((await screen.findAllByText('Upload Failed')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Failed to upload Insurance Papers. Please try again.').length).toBeGreaterThan(0);
  room.server.answers(uploadDocument, room.keep);
  await press(user, 'Try again');
  await waitFor(() => expect(place).toHaveTextContent('Uploaded'));
  expect(place).not.toHaveTextContent('We cannot answer just now.');
  expect(room.kept.map(({ name }) => name)).toEqual(['policy.pdf']);
});

test('a file whose answer was lost is kept once when it is sent again, also in the place of another', async () => {
  const room = papersRoom(plan);
  const loseAnswer = () =>
    room.server.answers(uploadDocument, () => {
      room.keep();
      throw new TypeError('Failed to fetch');
    });
  const user = await open(room);
  const place = await slot('Death Certificate');
  for (const [buttonName, name] of [
    ['Upload: Death Certificate', 'first.pdf'],
    ['Replace: first.pdf', 'better.jpg'],
  ] as const) {
    loseAnswer();
    await choose(user, 'Death Certificate', buttonName, aFile(name));
    await waitFor(() => expect(place).toHaveTextContent('We could not reach our servers.'));
    // It has arrived all the same, and shows.
    expect(await screen.findByRole('button', { name: `View: ${name}` })).toBeVisible();
    room.server.answers(uploadDocument, room.keep);
    await press(user, 'Try again');
    await waitFor(() => expect(place).not.toHaveTextContent('We could not reach our servers.'));
    expect(screen.getAllByRole('button', { name: `View: ${name}` })).toHaveLength(1);
    expect(room.kept.map((paper) => paper.name)).toEqual([name]);
  }
  const [first, again, replacement, replacementAgain] = room.server.formsSentTo(uploadDocument);
  expect(again?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(replacementAgain).toMatchObject({
    idempotencyKey: replacement?.idempotencyKey,
    replaces: replacement?.replaces,
  });
});

test('an upload tells how far it is, keeps the next one waiting, and can be called off', async () => {
  const room = papersRoom(plan, [aPaper('first.pdf')]);
  room.server.answers(uploadDocument, () => new Promise(() => undefined));
  const user = await open(room);
  const place = await slot('Death Certificate');
  const bar = () => within(place).findByRole('progressbar');
  await choose(user, 'Death Certificate', 'Add another file: Death Certificate', aFile('large.pdf'));
  expect(await screen.findByRole('button', { name: 'Uploading... Death Certificate' })).toBeVisible();
  await waitFor(() => expect(room.server.formsSentTo(uploadDocument)).toHaveLength(1));
  room.server.hasTaken(40);
  await waitFor(async () => expect(await bar()).toHaveAttribute('aria-valuenow', '40'));
  expect(screen.getByRole('button', { name: 'Replace: first.pdf' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.drop(place, inHand(aFile('second.jpg')));
  await waitFor(() => expect(place).toHaveTextContent('second.jpg was not sent'));
  await user.click(within(place).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(within(place).queryByRole('progressbar')).toBeNull());
  expect(screen.getByRole('button', { name: 'Replace: first.pdf' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(place).not.toHaveTextContent('large.pdf');

  // Looking elsewhere calls nothing off.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  room.server.answers(uploadDocument, () => held.then(room.keep));
  await choose(user, 'Death Certificate', 'Add another file: Death Certificate', aFile('large.pdf'));
  await bar();
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  await screen.findByRole('heading', { name: 'Payment Processing' });
  await user.click(screen.getByRole('link', { name: 'Next Step' }));
  expect(await within(await slot('Death Certificate')).findByRole('progressbar')).toBeVisible();
  letGo();
  expect(await screen.findByRole('button', { name: 'View: large.pdf' })).toBeVisible();
  expect(screen.queryByRole('progressbar', { name: 'Uploading...' })).toBeNull();
});

test('a file that is dropped on its place is uploaded there; beside it, the page stays', async () => {
  const room = papersRoom(plan);
  await open(room);
  const place = await slot('ID Documents');
  // Beside every place: the browser would open the file, and leave the page.
  expect(fireEvent.drop(document.body, inHand(aFile('dropped.jpg')))).toBe(false);
  expect(room.server.heard(uploadDocument)).toEqual([]);
  fireEvent.dragOver(place, inHand(aFile('dropped.jpg')));
  fireEvent.drop(place, inHand(aFile('dropped.jpg')));
  await waitFor(() => expect(within(place).getByRole('button', { name: 'View: dropped.jpg' })).toBeVisible());
  expect(slotNow('Death Certificate')).not.toHaveTextContent('dropped.jpg');
  fireEvent.drop(place, inHand(aFile('one.jpg'), aFile('two.jpg')));
  await waitFor(() => expect(place).toHaveTextContent('None of these was sent yet.'));
  expect(room.server.formsSentTo(uploadDocument)).toMatchObject([{ documentType: 'government-id', planId: plan.id }]);
});

test('what a certified copy costs is read when somebody looks, with the day it was checked', async () => {
  const room = papersRoom(plan);
  room.server.answers(listDatedFacts, [
    {
      is: 'told',
      key: 'copy.certified',
      name: 'A certified copy',
      note: null,
      figure: { unit: 'dollars', lowCents: 2600, highCents: 2600 },
      county: null,
      source: 'The state',
      checkedOn: '2026-11-03',
    },
  ]);
  const user = await open(room);
  const place = await slot('Death Certificate');
  expect(room.server.heard(listDatedFacts)).toEqual([]);
  await user.click(within(place).getByText('Where it comes from, when, and what it costs'));
  expect(await within(place).findByText('$26')).toBeVisible();
  expect(place).toHaveTextContent('checked on November 3, 2026');
});

test('the family says that there is none, and takes it back; a sample shows what it looks like', async () => {
  const room = papersRoom(plan);
  const user = await open(room);
  const place = await slot('Power of Attorney');
  expect(place).toHaveTextContent('A health care directive');
  await user.click(within(place).getByText('Where it comes from, when, and what it costs'));
  expect(within(place).getByRole('link', { name: 'See a sample form (PDF)' })).toHaveAttribute(
    'href',
    '/power-of-attorney-form.pdf',
  );
  await press(user, 'There is none: Power of Attorney');
  await press(user, 'There is one after all: Power of Attorney');
  expect(await screen.findByRole('button', { name: 'There is none: Power of Attorney' })).toBeVisible();
  const params = { planId: plan.id, documentType: 'power-of-attorney' };
  expect(room.server.heard(sayDocumentIsNone)).toEqual([
    { params, body: { isNone: true } },
    { params, body: { isNone: false } },
  ]);
  expect(screen.queryByRole('button', { name: 'There is none: Death Certificate' })).toBeNull();
});

test('papers that exist only after a death are needed later by those who plan ahead', async () => {
  const ahead = aPlan({
    planIntent: 'plan-ahead',
    faithTradition: 'hindu',
    way: 'cremation',
    serviceType: 'cremation',
  });
  await open(papersRoom(ahead), ahead);
  expect(await slot('Death Certificate')).toHaveTextContent('Needed later');
  expect(slotNow('Cremation permit')).toHaveTextContent('Needed later');
  expect(slotNow('Cremation authorization')).toHaveTextContent('Needed later');
  expect(slotNow('ID Documents')).toHaveTextContent('Required');
  expect(slotNow('Will/Testament')).toHaveTextContent('Optional');
});

test('files of one kind stand newest first, the newest counts, and a file is deleted only after a question', async () => {
  const [hers, mine] = [aPaper('hers.jpg'), aPaper('mine.jpg', { isCurrent: false })];
  const room = papersRoom(plan, [hers, mine]);
  room.server.answers(deleteDocument, ({ params }) => {
    room.kept.splice(0, 2, ...room.kept.filter(({ id }) => id !== params.documentId));
    return undefined as never;
  });
  const user = await open(room);
  const place = await slot('Death Certificate');
  const lines = () => within(place).getAllByRole('listitem');
  expect(lines()).toHaveLength(2);
  expect(lines()[0]).toHaveTextContent(/^hers\.jpgCurrent.*by Ada Okafor/);
  expect(lines()[1]).not.toHaveTextContent('Current');
  await press(user, 'Delete: mine.jpg');
  const question = await screen.findByRole('dialog', { name: 'Delete this file?' });
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(room.server.heard(deleteDocument)).toEqual([]);
  await press(user, 'Delete: mine.jpg');
  await press(user, 'Delete it');
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(room.server.heard(deleteDocument)).toEqual([{ params: { documentId: mine.id } }]);
});
