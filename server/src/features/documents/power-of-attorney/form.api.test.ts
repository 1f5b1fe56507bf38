import { expect, test } from 'vitest';
import { openAnyHouse } from '../../../testing/open-any-house.ts';

const house = await openAnyHouse();
const PATH = '/power-of-attorney-form.pdf';

test('anybody may have the sample form, in their language or the one they ask for', async () => {
  const visitor = house.aVisitor();
  for (const [path, spoken, language] of [
    [PATH, 'en-US', 'en'],
    [PATH, 'es-MX', 'es'],
    [`${PATH}?lang=es`, 'en', 'es'],
    [`${PATH}?lang=en`, 'es', 'en'],
    [`${PATH}?lang=xx`, 'en', 'en'],
  ] as const) {
    const { status, headers, text } = await visitor.raw('GET', path, { headers: { 'accept-language': spoken } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'public, max-age=86400' });
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain(`/Lang (${language}-US)`);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(3);
  }
});
