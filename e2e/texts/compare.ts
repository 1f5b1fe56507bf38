// `npm run texts -- compare [part of a name]`: how much of the first language is left on the screens, mails and papers of
// each other one. With a part of a name, the screens that have it.
import { firstLanguage, furtherLanguages, type Language } from '@evenlight/contract/languages';
import { mailsSent } from '@evenlight/server/testing/mail-reader';
import { startServerProcess } from '@evenlight/server/testing/server-process';
import { type Browser, chromium } from '@playwright/test';
import { moveFamilyIn } from '../sweep/family.ts';
import type { Family } from '../sweep/look-at.ts';
import { wronglyMarked } from './language-marks.ts';
import { measure, type Seen } from './measure.ts';
import { printTable } from './print-table.ts';
import { type Mail, seeMails } from './see-mails.ts';
import { seePapers } from './see-papers.ts';
import { seeScreens } from './see-screens.ts';

const { E2E_PORT: port = '', E2E_DATA_DIR: dataDir = '', E2E_DATABASE_URL: database = '' } = process.env;
const { CHROMIUM_PATH: executablePath } = process.env;
const [, , only = ''] = process.argv;
const origin = `http://localhost:${port}`;

const settings = { DATA_DIR: dataDir, DATABASE_URL: database, RATE_LIMIT_FACTOR: '1000' };
const house = await startServerProcess(settings, Number(port));
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  const family: Family = JSON.parse(await moveFamilyIn(firstLanguage));
  const first = await mailsSent(dataDir);
  for (const language of furtherLanguages) await compareWith(language, { browser, family, first });
} finally {
  await browser.close();
  await house.end('SIGTERM');
}

type Asked = { browser: Browser; family: Family; first: readonly Mail[] };

async function compareWith(language: Language, { browser, family, first }: Asked) {
  const languages = [firstLanguage, language] as const;
  const screens = await seeScreens({ browser, origin, family, languages, only });
  const page = await browser.newPage();
  const besides = only ? [] : await besidesScreens();
  const seen = [screens, ...besides].flatMap((part) => part.seen);
  const faults = [
    ...[screens, ...besides].flatMap((part) => part.faults),
    ...seen.flatMap(({ name, other }) => wronglyMarked(other).map((text) => `${name}: ${text}`)),
  ];
  printTable(
    language,
    seen.map((one) => measure(one, language)),
    faults,
  );
  await page.close();

  async function besidesScreens() {
    const before = (await mailsSent(dataDir)).length;
    const families = [
      { language: firstLanguage, family },
      { language, family: JSON.parse(await moveFamilyIn(language)) },
    ];
    const mails = await seeMails({ page, language, first, other: (await mailsSent(dataDir)).slice(before) });
    const kept = [...new Set(screens.seen.flatMap(keptOn))];
    return [mails, await seePapers({ page, origin, families, kept })];
  }

  function keptOn({ other }: Seen): string[] {
    return other.filter((piece) => piece.isKept || piece.language !== language).map(({ text }) => text);
  }
}
