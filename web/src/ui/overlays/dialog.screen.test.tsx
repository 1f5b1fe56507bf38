import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import { Button } from '../base/button';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

for (const [name, Overlay] of [
  ['a dialog', Dialog],
  ['a sheet', Sheet],
] as const)
  test(`${name} takes the focus, closes on Escape and gives the focus back`, async () => {
    const overlay = (
      <Overlay trigger={<Button>Open it</Button>} title="Your estimate">
        <p>Figures are estimates.</p>
      </Overlay>
    );
    const user = await openScreen({ default: () => overlay }, { at: '/', server: fakeServer() });
    const opener = screen.getByRole('button', { name: 'Open it' });
    opener.focus();
    await user.keyboard('{Enter}');
    const opened = await screen.findByRole('dialog', { name: 'Your estimate' });
    await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });
