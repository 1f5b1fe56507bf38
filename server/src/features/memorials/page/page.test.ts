// The page that strangers see: complete without scripts, drawn once for many, and old the moment anything changes.
import { signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { updateMemorial } from '@evenlight/contract/memorials/memorial';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aPublicMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';

const house = await openTestHouse();
// Another process of the same house, which has drawn the page as well.
const runningHouse = await openTestHouse({ sharing: house });

async function aPage(options: Parameters<typeof aPublicMemorial>[1] = {}) {
  const page = await aPublicMemorial(house, { fullName: 'Elena Ruiz', ...options });
  const open = (url = page.path, headers: Record<string, string> = {}) => house.app.inject({ url, headers });
  return { ...page, open };
}

test('the page is whole without scripts, in the visitor’s language, and says what it is to whoever shares it', async () => {
  const { open, memorial } = await aPage({
    birthDate: '1941-03-04',
    isListed: true,
    fullName: 'Elena & "Lena" <b>Ruiz</b>',
  });
  const { body, statusCode, headers } = await open();
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/<script(?! defer="" src="\/assets\/static-page)(?! type="application\/ld\+json")/);
  expect(body).not.toContain('<b>Ruiz');
  expect(body).toContain('She sang.');
  expect(body).toMatch(/<meta property="og:image" content="http:\/\/localhost:3000\/cards\/memorial\/[^"]+\.png"/);
  expect(body).toMatch(/<meta property="og:title" content="Elena &amp; [^"]*In Loving Memory"/);
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(data)).toMatchObject({ mainEntity: { name: memorial.fullName, birthDate: '1941-03-04' } });
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect((await open(undefined, { 'accept-language': 'es' })).body).toContain('lang="es"');
});

test('search engines are asked to stay away unless the family lets them in', async () => {
  const { open, owner, params, path } = await aPage();
  const robots = '<meta name="robots" content="noindex"';
  expect((await open()).body).toContain(robots);
  expect((await house.app.inject('/sitemap.xml')).body).not.toContain(path);
  await owner(updateMemorial, { params, body: { isListed: true } });
  expect((await open()).body).not.toContain(robots);
  expect((await house.app.inject('/sitemap.xml')).body).toContain(path);
  const unlisted = await aPage({ isPublic: false, privacy: 'unlisted', isListed: true });
  expect((await unlisted.open()).body).toContain(robots);
  expect((await house.app.inject('/sitemap.xml')).body).not.toContain(unlisted.path);
});

test('a page that was drawn before is sent again, squeezed as the browser likes, or not at all when it is known', async () => {
  const { open, path } = await aPage();
  const [first, second] = [await open(), await open()];
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(second.body).toBe(first.body);
  const known = await open(undefined, { 'if-none-match': String(first.headers.etag) });
  expect(known.statusCode).toBe(304);
  const squeezed = await open(undefined, { 'accept-encoding': 'gzip, br' });
  expect(squeezed.headers['content-encoding']).toBe('br');
  expect(squeezed.rawPayload.length).toBeLessThan(first.rawPayload.length / 2);
  const picky = await open(undefined, { 'accept-encoding': 'br;q=0, gzip' });
  expect(picky.headers['content-encoding']).toBe('gzip');
  const head = await house.app.inject({ method: 'HEAD', url: path });
  expect(head.headers).toMatchObject({ etag: first.headers.etag, 'content-length': first.headers['content-length'] });
});

test('any change makes every drawn page old at once, in every process', async () => {
  const { open, owner, params, path } = await aPage();
  await open();
  await runningHouse.app.inject(path);
  await owner(updateMemorial, { params, body: { biography: 'She danced.' } });
  expect((await open()).body).toContain('She danced.');
  expect((await runningHouse.app.inject(path)).body).toContain('She danced.');
  const entry = { authorName: 'Rosa', message: 'I remember the songs.' };
  await house.aVisitor()(signGuestbook, { params, body: entry });
  const guestbook = `${path}?tab=guestbook`;
  expect((await runningHouse.app.inject(guestbook)).body).toContain('I remember the songs.');
  await owner(updateMemorial, { params, body: { isPublic: false } });
  for (const { app } of [house, runningHouse])
    for (const url of [path, guestbook]) {
      const { statusCode, body } = await app.inject(url);
      expect([statusCode, body.includes('She danced'), body.includes('Elena')]).toEqual([404, false, false]);
    }
});

test('a page that is missing and one that is private are the same page', async () => {
  const { path } = await aPage({ privacy: 'invited', fullName: 'Hidden Person' });
  const plain = (body: string) => body.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/hidden-person|nobody-here/g, '');
  const hidden = await house.app.inject('/memorial/hidden-person');
  const missing = await house.app.inject('/memorial/nobody-here');
  expect(path).toBe('/memorial/');
  expect([hidden.statusCode, missing.statusCode]).toEqual([404, 404]);
  expect(plain(hidden.body)).toBe(plain(missing.body));
  expect(hidden.body).toContain('doesn’t exist or has been made private');
  expect((await house.app.inject('/memorial/99999999')).body).toContain('doesn’t exist or may have been removed');
});

test('names and stories in any script keep their direction, and bring their fonts only where they stand', async () => {
  for (const fullName of ['فاطمة الزهراء', 'רות כהן', 'सीता देवी', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', '陳大文']) {
    const { open } = await aPage({ fullName });
    const { body, statusCode } = await open();
    expect(statusCode).toBe(200);
    expect(body).toContain(`<h1 dir="auto"`);
    expect(body).toContain(fullName);
    expect(body).toMatch(/<link rel="stylesheet" href="\/assets\/wght-[^"]+\.css"/);
  }
  const { open } = await aPage();
  expect((await open()).body).not.toMatch(/\/assets\/wght-/);
});

test('the card image is drawn for whoever may open the page, and for nobody else', async () => {
  const { memorial, owner, params } = await aPage({ fullName: 'ਗੁਰਪ੍ਰੀਤ <ਸਿੰਘ>' });
  const card = `/cards/memorial/${encodeURIComponent(memorial.address ?? '')}.png`;
  const answer = await house.app.inject(card);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  await owner(updateMemorial, { params, body: { isPublic: false } });
  expect((await house.app.inject(card)).statusCode).toBe(404);
  for (const file of ['nobody-here.png', '%00.png', 'a%00b.png', '12.png', 'elena'])
    expect((await house.app.inject(`/cards/memorial/${file}`)).statusCode).toBe(404);
  const long = await aPage({ fullName: '王'.repeat(160) });
  const drawn = await house.app.inject(`/cards/memorial/${encodeURIComponent(long.memorial.address ?? '')}.png`);
  expect(drawn.statusCode).toBe(200);
});

test('a browser that posts without scripts is counted like any other: five entries in ten minutes', async () => {
  const { path } = await aPage();
  let cookie = '';
  const post = async (message: string) => {
    const answer = await house.app.inject({
      method: 'POST',
      url: `${path}?tab=guestbook`,
      remoteAddress: '203.0.113.77',
      payload: new URLSearchParams({ intent: 'sign', authorName: 'Tom', message }).toString(),
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    const [set] = answer.cookies;
    if (set) cookie = `${set.name}=${set.value}`;
    return answer;
  };
  for (let entry = 1; entry <= 5; entry += 1) expect((await post(`Sunday ${entry}.`)).statusCode).toBe(303);
  const sixth = await post('Sunday 6.');
  expect(sixth.statusCode).toBe(400);
  expect(sixth.body).toContain('Sunday 6.');
});

test('what a visitor posts without scripts is kept, and what is refused comes back with every word', async () => {
  const { path } = await aPage();
  const post = (fields: Record<string, string>) =>
    house.app.inject({
      method: 'POST',
      url: `${path}?tab=guestbook`,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
  const sent = await post({ intent: 'sign', authorName: 'Tom', message: 'Every Sunday.' });
  expect(sent.statusCode).toBe(303);
  expect(sent.headers.location).toMatch(/\?tab=guestbook&said=/);
  expect((await house.app.inject(`${path}?tab=guestbook`)).body).toContain('Every Sunday.');
  const refused = await post({ intent: 'sign', authorName: '', message: 'Words that must not be lost.' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('Words that must not be lost.');
  expect(refused.body).toContain('Name is required');
});
