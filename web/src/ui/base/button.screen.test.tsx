import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import { Button } from './button';
import { OUTCOME_SHOWN_MS, useButtonState } from './button-state';

const save = () => screen.getByRole('button', { name: 'Save slowly' });

test('a button tells how its action went and is ready again after two seconds', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  function Saving() {
    const { state, run } = useButtonState(() => {
      runs += 1;
      return promise;
    });
    return (
      <Button state={state} onClick={run}>
        Save slowly
      </Button>
    );
  }
  const user = await openScreen({ default: Saving }, { at: '/', server: fakeServer() });
  await user.click(save());
  await waitFor(() => expect(save()).toHaveAttribute('data-state', 'loading'));
  await waitFor(() => expect(save()).toHaveFocus());
  expect(screen.getByText('Working on it')).toBeInTheDocument();
  await user.click(save());
  expect(runs).toBe(1);
  const doneAt = performance.now();
  resolve();
  await waitFor(() => expect(save()).toHaveAttribute('data-state', 'success'));
  await waitFor(() => expect(save()).toHaveAttribute('data-state', 'idle'));
  expect(performance.now() - doneAt).toBeGreaterThanOrEqual(OUTCOME_SHOWN_MS - 1);
  expect(OUTCOME_SHOWN_MS).toBe(2_000);
});

test('a press sends out a ripple, unless less motion is asked for', async () => {
  await openScreen({ default: () => <Button>Save slowly</Button> }, { at: '/', server: fakeServer() });
  const ripples = () => save().querySelectorAll('[data-ripple]');
  const pressAndDraw = async () => {
    fireEvent.pointerDown(save(), { clientX: 40, clientY: 20 });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  await pressAndDraw();
  expect(ripples()).toHaveLength(1);
  for (const ripple of ripples()) fireEvent.animationEnd(ripple);
  await waitFor(() => expect(ripples()).toHaveLength(0));
  const calm = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await pressAndDraw();
  expect(ripples()).toHaveLength(0);
  expect(calm).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  calm.mockRestore();
});
