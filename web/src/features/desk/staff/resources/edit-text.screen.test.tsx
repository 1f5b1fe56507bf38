// A text in the hands of two: nothing is overwritten unseen, and nothing that was typed is lost.
import {
  type KeptResource,
  listEarlierTexts,
  listKeptResources,
  type ResourceContent,
  saveResourceDraft,
} from '@evenlight/contract/resources';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server';
import { alertSaying, field, fill, openScreen, press } from '../../../../testing/open-screen';
import { aUser } from '../../../../testing/samples/accounts';
import * as editText from './edit-text-screen';

const content = (title: string): ResourceContent => ({
  title,
  summary: 'What may help.',
  category: 'practical',
  type: 'article',
  tags: ['rest'],
  traditions: [],
  related: [],
  sources: ['National Institute on Aging'],
  reviewedOn: '2026-11-16',
  body: 'Put the kettle on.',
});
const kept = (title: string, version: number): KeptResource => ({
  slug: 'a-quiet-evening',
  language: 'en',
  draft: content(title),
  published: null,
  publishedAt: null,
  version,
});

function desk() {
  let text = kept('A quiet evening', 1);
  const server = fakeServer()
    .answers(listKeptResources, () => [text])
    .answers(listEarlierTexts, [])
    .refuses(saveResourceDraft, 'resource.changed_meanwhile');
  return {
    server,
    /** A colleague saves. */
    change: (title: string) => {
      text = kept(title, text.version + 1);
    },
    /** From now on what is sent is kept. */
    keep: () =>
      server.answers(saveResourceDraft, ({ body }) => {
        text = { ...kept('', body.version + 1), draft: body.draft };
        return text;
      }),
  };
}
const open = ({ server }: ReturnType<typeof desk>) =>
  openScreen(editText, {
    at: '/staff/resources/a-quiet-evening/en',
    path: '/staff/resources/:slug/:language',
    server,
    person: aUser(),
  });

for (const [choice, title, version] of [
  ['Save mine over it', 'A quiet hour', 2],
  ['Go on with the other one', 'A quiet night', 2],
] as const)
  test(`a colleague saves first: both can be seen, and one decides: ${choice}`, async () => {
    const room = desk();
    const user = await open(room);
    await fill(user, 'Title', 'A quiet hour');
    room.change('A quiet night');
    await press(user, 'Save draft');
    expect(await alertSaying('Somebody else has changed this text meanwhile.')).toBeVisible();
    await press(user, 'Look at the other version');
    expect(await screen.findByRole('region', { name: 'The other version' })).toHaveTextContent('A quiet night');
    expect(await field('Title')).toHaveValue('A quiet hour');
    room.keep();
    await press(user, choice);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'The other version' })).toBeNull());
    expect(await field('Title')).toHaveValue(title);
    if (choice === 'Go on with the other one') {
      await fill(user, 'Summary', 'What may help once the visitors have gone.');
      await press(user, 'Save draft');
    }
    await waitFor(() =>
      expect(room.server.heard(saveResourceDraft).at(-1)?.body).toMatchObject({ version, draft: { title } }),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Publish the draft' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
  });
