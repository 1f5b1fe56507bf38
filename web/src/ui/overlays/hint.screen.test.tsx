import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import { Hint } from './hint';
import { isTooltipOpen } from './tooltip-neighbours';

test('a tooltip waits seven tenths of a second', async () => {
  const tooltip = <Hint text="More words about this control">Point at me</Hint>;
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

test('the next one opens at once while the last is being read, and waits again a moment later', async () => {
  const tooltips = (
    <>
      <Hint text="What the first is for">First</Hint>
      <Hint text="What the second is for">Second</Hint>
    </>
  );
  const user = await openScreen({ default: () => tooltips }, { at: '/', server: fakeServer() });
  const [first, second] = ['First', 'Second'].map((name) => screen.getByRole('button', { name })) as [
    HTMLElement,
    HTMLElement,
  ];
  const shown = () => [...document.querySelectorAll('[data-tooltip]')].map(({ textContent }) => textContent);
  const opensAfter = async (button: HTMLElement, words: string) => {
    const enteredAt = performance.now();
    await user.hover(button);
    await waitFor(() => expect(shown()).toContain(words), { timeout: 2_000, interval: 10 });
    return performance.now() - enteredAt;
  };
  await waitFor(() => expect(isTooltipOpen()).toBe(false));
  expect(await opensAfter(first, 'What the first is for')).toBeGreaterThanOrEqual(690);
  await user.unhover(first);
  expect(await opensAfter(second, 'What the second is for')).toBeLessThan(500);
  await user.unhover(second);
  await waitFor(() => expect(isTooltipOpen()).toBe(false));
  expect(await opensAfter(first, 'What the first is for')).toBeGreaterThanOrEqual(690);
});
