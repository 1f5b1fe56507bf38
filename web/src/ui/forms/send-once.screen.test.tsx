import { z } from '@evenlight/contract/zod';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { fill, openScreen } from '../../testing/open-screen';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';

const Note = z.object({ words: z.string() });

test('a button pressed twice in a moment sends once, and what was changed in between is sent as well', async () => {
  const sent: string[] = [];
  const page = {
    default: () => (
      <Form schema={Note} defaultValues={{ words: 'Rest well' }} onSubmit={({ words }) => void sent.push(words)}>
        <TextField name="words" label="Your words" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    ),
  };
  const user = await openScreen(page, { at: '/', server: fakeServer() });
  // Not by `user`, who takes too long over it on a busy machine.
  const pressTwice = () => {
    const send = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(send);
    fireEvent.click(send);
  };
  pressTwice();
  await waitFor(() => expect(sent).toEqual(['Rest well']));
  await fill(user, 'Your words', 'Rest in peace');
  pressTwice();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual(['Rest well', 'Rest in peace']);
});
