import { listSharedDocuments, uploadSharedDocument } from '@evenlight/contract/families/documents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press } from '../../testing/open-screen';
import { aSharedDocument, asha, familyRoom } from '../../testing/samples/families';
import * as family from './family-screen';

const aFile = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Upload Document'), { target: { files } });
}

async function edit() {
  const room = familyRoom();
  room.server.answers(listSharedDocuments, () => ({ documents: [...room.documents] }));
  const user = await openScreen(family, {
    at: room.at('documents'),
    path: 'family-collaboration',
    server: room.server,
    person: asha,
  });
  await press(user, 'Edit Mode');
  await screen.findByLabelText('Upload Document');
  const keep = () => {
    const { file } = room.server.formsSentTo(uploadSharedDocument).at(-1) ?? {};
    const kept = aSharedDocument((file as File).name);
    room.documents.unshift(kept);
    return kept;
  };
  return { room, user, keep };
}

test('files wait in line, and one that was lost on its way is tried again under the same key', async () => {
  const { room, user, keep } = await edit();
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  room.server.answers(uploadSharedDocument, () => isLetGo.then(keep));
  choose(aFile('program.pdf'), aFile('letter.pdf'));
  choose(aFile('photo list.pdf'));
  const line = await screen.findByRole('list', { name: 'Files on their way' });
  await waitFor(() => expect(within(line).getAllByRole('listitem')).toHaveLength(3));
  expect(within(line).getAllByRole('listitem')[1]).toHaveTextContent('In line');
  await press(user, 'Cancel: photo list.pdf');
  await waitFor(() => expect(within(line).getAllByRole('listitem')).toHaveLength(2));
  // The second is lost on its way.
  await waitFor(() => expect(room.server.formsSentTo(uploadSharedDocument)).toHaveLength(1));
  room.server.answers(uploadSharedDocument, () => {
    throw new TypeError('Failed to fetch');
  });
  letGo();
  expect(await screen.findByRole('heading', { name: 'program.pdf' })).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Try again: letter.pdf' });
  room.server.answers(uploadSharedDocument, keep);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'letter.pdf' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Files on their way' })).not.toBeInTheDocument());
  const [, lost, kept] = room.server.formsSentTo(uploadSharedDocument);
  expect(kept?.idempotencyKey).toBe(lost?.idempotencyKey);
  expect((await screen.findAllByText('Document shared with your family'))[0]).toBeVisible();
});

test('a file of another kind is refused before it is sent, and can be let go', async () => {
  const { room, user } = await edit();
  choose(new File(['x'], 'list.txt', { type: 'text/plain' }));
  expect(await screen.findByText('list.txt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again: list.txt' })).not.toBeInTheDocument();
  await press(user, 'Not now: list.txt');
  await waitFor(() => expect(screen.queryByText('list.txt')).not.toBeInTheDocument());
  expect(room.server.formsSentTo(uploadSharedDocument)).toEqual([]);
});
