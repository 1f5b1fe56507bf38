import { expect, onTestFinished, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { freePort } from '../../testing/server-process.ts';
import { serveMetrics } from './metrics-server.ts';

const port = await freePort();
const house = await openTestHouse({ env: { METRICS_PORT: String(port), BUILD_VERSION: 'trial "7"' } });
const visitor = house.aVisitor();

// A comment, or a name with labels and a number: https://prometheus.io/docs/instrumenting/exposition_formats/
const LINE = /^(# (HELP|TYPE) \w+ .+|[a-z_]+(\{\w+="(?:[^"\\\n]|\\.)*"(,\w+="(?:[^"\\\n]|\\.)*")*\})? [\d.e+-]+)$/;

async function figures(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return answer.text();
}

test('whoever watches over the house finds its figures at a port of their own', async () => {
  onTestFinished(await serveMetrics(house.world));
  await visitor.raw('GET', '/api/opening-hours');
  await visitor.raw('GET', '/api/nothing-of-the-kind');
  await expect.poll(figures).toContain('route="/api/opening-hours"');
  const text = await figures();
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(LINE);
  expect(text).toContain(
    'evenlight_http_request_duration_seconds_bucket{method="GET",route="/api/opening-hours",status="2xx",le="+Inf"} 1',
  );
  expect(text).toContain('route="/api/*",status="4xx"');
  for (const name of ['event_loop_lag_seconds', 'live_streams', 'mails_waiting', 'promises_late', 'uptime_seconds'])
    expect(text).toMatch(new RegExp(`^evenlight_${name} \\d`, 'm'));
  expect(text).toContain('evenlight_database_connections{state="waiting"} 0');
  expect(text).toContain('evenlight_build_info{version="trial \\"7\\"",node="v24');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('the public address has no such path', async () => {
  expect((await visitor.raw('GET', '/metrics')).text).not.toContain('evenlight_build_info');
});

test('a figure that cannot be read leaves the others', async () => {
  house.world.metrics.gauge('evenlight_trial', 'Fails.', () => Promise.reject(new Error('away')));
  const text = await house.world.metrics.write();
  expect(text).not.toContain('evenlight_trial');
  expect(text).toContain('evenlight_uptime_seconds');
});
