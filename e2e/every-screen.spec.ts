// Every screen and everything that opens on one, looked at by those it is for: no complaint of the browser, nothing that
// keeps people out, nothing that scrolls sideways. Each is looked at twice, so that both widths, themes and languages
// are seen; `npm test` takes turns, `TEST_ALL=1` has every combination.
import { type Looker, lookers, pathsOf, screens } from '@evenlight/server/testing/lived-in/screens';
import { expect, test } from './browser.ts';
import { livedInFamily } from './sweep/family.ts';
import { lookAt, pageFor, type Sight } from './sweep/look-at.ts';
import { isSeenIn, type Look, looks, nameOf } from './sweep/looks.ts';
import { overlays } from './sweep/overlays.ts';
import { inParts } from './sweep/parts.ts';

test('every route has a line', async () => {
  const { default: routes } = await import('../web/src/app/routes.ts');
  const known = new Set(screens.map(({ route }) => route));
  expect(pathsOf(routes).filter((path) => !known.has(path))).toEqual([]);
});

const sights: readonly Sight[] = [...screens, ...overlays];

const partsOf = (who: Looker, look: Look) =>
  inParts(sights.filter((sight) => sight.who === who).filter((_, at) => isSeenIn(look, at)));

for (const look of looks)
  for (const who of lookers)
    for (const [part, several] of partsOf(who, look).entries())
      test(`screens for ${who}, part ${part + 1}: ${nameOf(look)}`, async ({ browser, origin }) => {
        const family = await livedInFamily();
        const page = await pageFor({ browser, origin, family, look, who });
        const faults: string[] = [];
        for (const sight of several)
          faults.push(...(await test.step(sight.name, () => lookAt(page, sight, family, look))));
        await page.context().close();
        expect(faults).toEqual([]);
      });
