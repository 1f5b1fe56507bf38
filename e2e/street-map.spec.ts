// A house whose operator has a tile service. The service is the outside world, so it is ours here.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '@evenlight/server/testing/server-process';
import { expect, test } from './browser.ts';

// One grey point, as a PNG.
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mOoBwAAgQCBKUyh0gAAAABJRU5ErkJggg==',
  'base64',
);

test('a street map asks the tile service only once a visitor has opened it, and its markers show venues', async ({
  page,
}) => {
  test.setTimeout(60_000);
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
    await page.getByRole('tab', { name: 'Street map' }).click();
    await expect(page.getByText(`localhost:${port}`)).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Open the street map' }).click();
    await expect(page.getByText('Streets: <County>')).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked.every((line) => /^\/\d+\/\d+\/\d+\.png $/.test(line))).toBe(true);
    await page.getByRole('button', { name: /^1\. .*, Fremont$/ }).click();
    await expect(page.getByRole('button', { name: 'Select This Venue' })).toBeVisible();
  } finally {
    // A page that outlives its house would complain of the loss.
    await page.goto('about:blank');
    await house.end('SIGTERM');
    service.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
