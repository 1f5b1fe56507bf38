import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TypedBox } from './typed-box';

const REST_MS = 300;

describe('a box that is typed into', () => {
  let box: TypedBox;
  let asked: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    box = new TypedBox('', REST_MS);
    box.onAsk = (text) => asked.push(text);
  });
  afterEach(() => vi.useRealTimers());

  test('asks once the typing rests, for what was typed last', () => {
    box.type('r');
    vi.advanceTimersByTime(REST_MS - 1);
    box.type('ro ');
    vi.advanceTimersByTime(REST_MS);
    expect(asked).toEqual(['ro']);
    expect(box.read().typed).toBe('ro ');
  });

  test('asks at once when it is left, and not again', () => {
    box.type('rose');
    box.leave();
    vi.runAllTimers();
    expect(asked).toEqual(['rose']);
    expect(box.read().isLeft).toBe(true);
  });

  test('keeps the letters that came while answers were on their way', () => {
    box.type('r');
    vi.runAllTimers();
    box.type('ro');
    vi.runAllTimers();
    box.type('ros');
    box.hear('r');
    expect(box.read().typed).toBe('ros');
    box.hear('ro');
    expect(box.read().typed).toBe('ros');
  });

  test('says what the filter says on the way back, also where its own address was still waiting or never came', () => {
    box.type('100');
    box.follow('');
    vi.runAllTimers();
    expect(asked).toEqual([]);
    expect(box.read().typed).toBe('');

    box.type('200');
    vi.runAllTimers();
    box.follow('');
    expect(box.read().typed).toBe('');
    // Forward again.
    box.hear('200');
    expect(box.read().typed).toBe('200');
  });

  test('follows what was set elsewhere, and tells who listens', () => {
    const told = vi.fn();
    const stop = box.subscribe(told);
    box.hear('lily');
    expect(box.read().typed).toBe('lily');
    expect(told).toHaveBeenCalledTimes(1);
    box.hear('lily');
    stop();
    box.hear('');
    expect(told).toHaveBeenCalledTimes(1);
  });
});
