// What operators hang into their Prometheus and Grafana (deploy/alerts.yaml, deploy/grafana.json) asks for figures that
// there are, and shows all that there are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse();
const deploy = join(import.meta.dirname, '../../../../deploy');
const alerts = readFileSync(join(deploy, 'alerts.yaml'), 'utf8');
const Dashboard = z.object({
  panels: z.array(
    z.looseObject({
      type: z.string(),
      title: z.string(),
      targets: z.array(z.looseObject({ expr: z.string() })).default([]),
    }),
  ),
});
const { panels } = Dashboard.parse(JSON.parse(readFileSync(join(deploy, 'grafana.json'), 'utf8')));
const onDashboard = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');

/** A histogram is asked for by its parts. */
const named = (text: string) =>
  new Set([...text.matchAll(/\bevenlight_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, '')));

async function exposed(): Promise<Set<string>> {
  const text = await house.world.metrics.write();
  return new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));
}

test('every figure that an alert or the dashboard asks for is one that a process tells', async () => {
  const there = await exposed();
  const missing = [...named(alerts), ...named(onDashboard)].filter((name) => !there.has(name));
  expect(missing).toEqual([]);
});

test('every figure that a process tells is on the dashboard', async () => {
  const shown = named(onDashboard);
  expect([...(await exposed())].filter((name) => !shown.has(name))).toEqual([]);
});

test('the dashboard has four rows', () => {
  const rows = panels.filter(({ type }) => type === 'row').map(({ title }) => title);
  expect(rows).toEqual(['Families', 'Answers', 'House', 'Database']);
});

test('every alert says what it means, what to do, and how soon', () => {
  const [, ...each] = alerts.split(/^ +- alert: /m);
  expect(each.length).toBeGreaterThan(15);
  for (const alert of each) {
    expect(alert).toMatch(/ severity: (page|ticket) /);
    expect(alert).toMatch(/^ +summary: \S/m);
    expect(alert).toMatch(/^ +action: \S/m);
  }
});
