import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse();

test('the API describes every endpoint that is served, with its problems', async () => {
  const { text } = await house.aVisitor().raw('GET', '/api/openapi.json');
  const description = JSON.parse(text);
  expect(description.openapi).toBe('3.1.0');
  for (const { method, path } of house.world.served) {
    const described = description.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()];
    expect(described.summary.length).toBeGreaterThan(10);
    expect(described.responses['500'].description).toContain('server.failed');
  }
  expect(description.paths['/api/session'].get.responses['401'].description).toBe('session.required');
  expect(
    description.paths['/api/moments'].post.requestBody.content['application/json'].schema.properties.moment.enum,
  ).toHaveLength(8);
});

test('people can read the same on a page without scripts', async () => {
  const { headers, text } = await house.aVisitor().raw('GET', '/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/);
  expect(text).toContain('<code>/api/opening-hours</code>');
  expect(text).not.toContain('<script');
});

test('robots, sitemap, manifest and cards stand where machines look for them', async () => {
  const visitor = house.aVisitor();
  expect((await visitor.raw('GET', '/robots.txt')).text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const sitemap = await visitor.raw('GET', '/sitemap.xml');
  for (const path of ['/', '/about', '/services', '/contact', '/privacy', '/terms', '/accessibility']) {
    expect(sitemap.text).toContain(`<loc>http://localhost:3000${path}</loc>`);
  }
  expect(JSON.parse((await visitor.raw('GET', '/manifest.webmanifest')).text)).toMatchObject({
    name: 'Evenlight',
    start_url: '/',
  });
  const card = await visitor.raw('GET', '/cards/es/about.png');
  expect([card.status, card.headers['content-type']]).toEqual([200, 'image/png']);
  for (const path of ['/cards/en/nowhere.png', '/cards/xx/about.png', '/cards/en/constructor.png'])
    expect((await visitor.raw('GET', path)).status).toBe(404);
});
