import { expect, test } from 'vitest';
import { planNumberIn } from './plan-numbers.ts';

test('a number is known again however it is typed, and nothing else is taken for one', () => {
  for (const typed of ['EV-7K3M9R', ' ev-7k3m9r ', 'EV 7K3M9R', 'ev7k3m9r'])
    expect(planNumberIn(typed)).toBe('EV-7K3M9R');
  for (const other of ['', 'EV-', 'EV-7K3M9', 'EV-7K3M9RR', 'EV-0K3M9R', 'EV-OK3M9R', '7K3M9R', 'Eva'])
    expect(planNumberIn(other)).toBeNull();
});
