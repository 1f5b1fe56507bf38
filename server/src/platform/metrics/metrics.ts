// Figures for whoever watches over the house. They name routes, queues and counts, never a person.
import type { Log } from '../log.ts';
import { openDurations } from './durations.ts';
import { describe, line, type Sample } from './exposition.ts';

type Read = () => number | readonly Sample[] | Promise<number | readonly Sample[]>;

export type Metrics = {
  /** A figure that is read when somebody asks for it. */
  gauge: (name: string, help: string, read: Read) => void;
  requestTook: (request: { method: string; route: string; status: number }, seconds: number) => void;
  /** All of them, as Prometheus reads it. A figure that cannot be read is left out, and the others are there. */
  write: () => Promise<string>;
};

export function openMetrics(log: Log): Metrics {
  const gauges: { name: string; help: string; read: Read }[] = [];
  const requests = openDurations(
    'evenlight_http_request_duration_seconds',
    'How long answers took, by route. A live stream is not counted.',
  );

  async function written({ name, help, read }: (typeof gauges)[number]): Promise<string> {
    try {
      const now = await read();
      const samples = typeof now === 'number' ? [{ value: now }] : now;
      return [describe(name, 'gauge', help), ...samples.map((sample) => line(name, sample))].join('');
    } catch (error) {
      log.warn({ err: error, figure: name }, 'a figure could not be read');
      return '';
    }
  }

  return {
    gauge: (name, help, read) => gauges.push({ name, help, read }),
    requestTook({ method, route, status }, seconds) {
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    write: async () => [requests.write(), ...(await Promise.all(gauges.map(written)))].join(''),
  };
}
