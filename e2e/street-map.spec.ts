// A house whose operator has a tile service. The service is the outside world, so it is ours here.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '@evenlight/server/testing/server-process';
import { expect, test } from './browser.ts';
import { awake } from './planning.ts';

// One grey point, as a PNG.
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mOoBwAAgQCBKUyh0gAAAABJRU5ErkJggg==',
  'base64',
);

test('a street map asks the tile service only once a visitor has opened it, and its markers show venues', {
  tag: '@more',
}, async ({ page }) => {
  const asked: string[] = [];
  const service = createServer((request, answer) => {
    asked.push(`${request.url} ${request.headers.referer ?? ''}`);
    answer.setHeader('content-type', 'image/png').end(TILE);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-street-'));
  const house = await startServerProcess({
    DATA_DIR: dataDir,
    MAP_TILES_URL: `http://localhost:${port}/{z}/{x}/{y}.png`,
    MAP_TILES_CREDIT: 'Streets: <County>',
  });
  try {
    await page.goto(`${house.address.replace('127.0.0.1', 'localhost')}/venue-selection?location=Fremont`);
    await awake(page);
    await page.getByRole('tab', { name: 'Street map' }).click();
    await expect(page.getByText(`localhost:${port}`)).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Open the street map' }).click();
    await expect(page.getByText('Streets: <County>')).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked.every((line) => /^\/\d+\/\d+\/\d+\.png $/.test(line))).toBe(true);
    await page.getByRole('button', { name: /^1\. .*, Fremont, from \$/ }).click();
    await expect(page.getByRole('button', { name: 'Select This Venue' })).toBeVisible();
    const streets = page.getByRole('region', { name: 'Street map with the venues' });
    await expect(streets.getByRole('button', { name: /^1\. /, pressed: true })).toBeVisible();
    await streets.getByRole('button', { name: /^1\. / }).press('ArrowRight');
    await expect(streets.getByRole('button', { name: /^2\. / })).toBeFocused();
    // Nobody is asked twice, also when nothing fits in between.
    await page.getByLabel('Search by name or address').fill('nothing is called so');
    await expect(page.getByRole('heading', { name: 'No venue fits all of these' })).toBeVisible();
    await page.getByLabel('Search by name or address').fill('');
    await expect(streets).toBeVisible();
  } finally {
    // A page that outlives its server would log errors.
    await page.goto('about:blank');
    await house.end('SIGTERM');
    service.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
