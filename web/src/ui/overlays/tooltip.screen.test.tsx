import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import { Button } from '../base/button';
import { Tooltip } from './tooltip';

test('a tooltip waits seven tenths of a second', async () => {
  const tooltip = (
    <Tooltip text="More words about this control">
      <Button>Point at me</Button>
    </Tooltip>
  );
  const user = await openScreen({ default: () => tooltip }, { at: '/', server: fakeServer() });
  const target = screen.getByRole('button', { name: 'Point at me' });
  expect(target).toHaveAccessibleDescription('More words about this control');
  const enteredAt = performance.now();
  await user.hover(target);
  const isShown = ({ dataset }: Element & { dataset?: DOMStringMap }) => dataset?.tooltip !== undefined;
  const shown = await screen.findByText((_, element) => element !== null && isShown(element as HTMLElement));
  expect(performance.now() - enteredAt).toBeGreaterThanOrEqual(690);
  expect(shown).toHaveTextContent('More words about this control');
});
