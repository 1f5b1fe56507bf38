// Every sight of the sweep in two languages at the same moment, as the same people.
import type { Language } from '@evenlight/contract/languages';
import { lookers, screens } from '@evenlight/server/testing/lived-in/screens';
import type { Browser, Page } from '@playwright/test';
import { leave } from '../sweep/go-to.ts';
import { type Family, pageFor, reach, type Sight } from '../sweep/look-at.ts';
import type { Look } from '../sweep/looks.ts';
import { overlays } from '../sweep/overlays.ts';
import type { Seen } from './measure.ts';
import { piecesOn } from './pieces.ts';

type Asked = {
  browser: Browser;
  origin: string;
  family: Family;
  languages: readonly [Language, Language];
  only: string;
};
type Visit = { page: Page; look: Look };

// Only those who build the house see its gallery, and its words are samples.
const GALLERY = '/dev/ui';
const sights: readonly Sight[] = [...screens, ...overlays].filter(({ name }) => !name.startsWith(GALLERY));

export async function seeScreens({ only, ...asked }: Asked): Promise<{ seen: Seen[]; faults: string[] }> {
  const seen: Seen[] = [];
  const faults: string[] = [];
  for (const who of lookers) {
    const visits = await Promise.all(
      asked.languages.map(async (language): Promise<Visit> => {
        const look = { size: 'desk', theme: 'day', language } as const;
        return { look, page: await pageFor({ ...asked, look, who }) };
      }),
    );
    const wanted = sights.filter((one) => one.who === who && labelOf(one).includes(only));
    for (const sight of wanted)
      await see(sight, visits, asked.family).then(
        (one) => seen.push(one),
        (error) => faults.push(`${labelOf(sight)}: ${error instanceof Error ? error.message : String(error)}`),
      );
    for (const { page } of visits) await page.context().close();
  }
  return { seen, faults };
}

const labelOf = ({ name, who }: Sight) => `${name} (${who})`;

async function see(sight: Sight, visits: readonly Visit[], family: Family): Promise<Seen> {
  const [first = [], other = []] = await Promise.all(
    visits.map(async ({ page, look }) => {
      try {
        await reach(page, sight, family, look);
        return await piecesOn(page, sight.within);
      } finally {
        await leave(page, sight).catch(() => page.goto('about:blank'));
      }
    }),
  );
  return { name: labelOf(sight), first, other };
}
