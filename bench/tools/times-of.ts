// How long one answer takes when it is asked for again and again.
import { median, percentile } from './figures.ts';

const WARM_UP = 10;

export async function timesOf(address: string, path: string, times: number): Promise<{ median: number; p95: number }> {
  const taken: number[] = [];
  for (let time = -WARM_UP; time < times; time += 1) {
    const started = performance.now();
    const answer = await fetch(address + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    if (time >= 0) taken.push(performance.now() - started);
  }
  return { median: median(taken), p95: percentile(taken, 0.95) };
}
