// Every text that comes with the product, held against what we promise: right length, right links, words that do no harm.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagedTraditions } from '@evenlight/contract/traditions';
import { describe, expect, test } from 'vitest';
import { readFileText, readLibrary } from './library.ts';
import type { WrittenBlock } from './read-markdown.ts';
import { readText, spansIn, wordCountOf, wordsIn } from './read-text.ts';

const library = await readLibrary();
const english = library.filter(({ language }) => language === 'en');
const routes = readFileSync(join(import.meta.dirname, '../../../../web/src/app/routes.ts'), 'utf8');

/** Lines that we know to be real, and that fit where they are named. */
const numbers = new Set(['911', '988', '741741', '88788', '18002221222', '18007997233', '18007721213', '8005351117']);

// Safe messaging (AFSP, WHO): no crime and no success in it, no method, no place, no note.
const unsafe = [
  /commit(s|ted|ting)? suicide/i,
  /(un)?success(ful)?ly? (suicide|attempt)|successful (suicide|attempt)|failed (suicide|attempt)|suicide attempt failed/i,
  /suicide (epidemic|note|bomb)|epidemic of suicide/i,
  /\b(hang(ed|ing)? (himself|herself|themselves|yourself|myself)|noose|slit|overdosed on|jump(ed|ing)? (off|from)|golden gate)\b/i,
  /comet(e|en|er|ió|ieron|ido) (el |un )?suicidio|intento (de suicidio )?(fallido|exitoso|frustrado)/i,
  /\b(gunshot|shot (himself|herself|themselves|yourself))\b/i,
];
// What nobody who grieves should have to hear. A text may name such a sentence only as one better left unsaid.
const hurtful = [
  /\bpass(ed|es|ing)? (away|on)\b/i,
  /\bclosure\b/i,
  /better place/i,
  /time (will )?heals?/i,
  /(everything|it all) happens for a reason/i,
  /\bat least (you|he|she|they|it)\b/i,
  /(i|we) know (exactly )?how you feel/i,
  /you('|’)?ll get over|get over it/i,
  /\bstay strong|be strong\b/i,
  /[!¡]/,
  /un lugar mejor|mejor lugar/i,
  /el tiempo (lo )?(cura|sana)/i,
  /todo (pasa|sucede) por (algo|una razón)/i,
  /\b(al|por lo) menos (usted|él|ella|tiene|tuvo)\b/i,
  /\bsea fuerte\b/i,
];

const linksIn = (blocks: WrittenBlock[]) =>
  blocks.flatMap((block) => spansIn(block).flat()).flatMap(({ href }) => href ?? []);

test('there are thirty articles and guides or more, and exercises besides', () => {
  const read = english.filter(({ content }) => content.type !== 'video');
  expect(read.length).toBeGreaterThanOrEqual(30);
  expect(english.length - read.length).toBeGreaterThanOrEqual(5);
});

test('each tradition has a text of its own', () => {
  const own = new Set(english.flatMap(({ content }) => content.traditions));
  expect([...packagedTraditions].filter((tradition) => !own.has(tradition))).toEqual([]);
});

test('no two texts have the same title', () => {
  const titles = english.map(({ content }) => content.title);
  expect(new Set(titles).size).toBe(titles.length);
});

describe.each(library)('$language/$slug', ({ slug, content }) => {
  const { blocks, steps } = readText(content);
  const everything = [content.title, content.summary, wordsIn(content)].join('\n');

  test('is neither too short to help nor too long to finish', () => {
    if (content.type === 'video') {
      const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
      expect(seconds).toBeGreaterThanOrEqual(60);
      expect(seconds).toBeLessThanOrEqual(360);
      return;
    }
    const words = wordCountOf(wordsIn(content));
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(1200);
  });

  test('has three to six tags, names its sources, and its related texts exist', () => {
    expect(content.tags.length).toBeGreaterThanOrEqual(3);
    expect(content.sources.length).toBeGreaterThan(0);
    expect(content.related.length).toBeGreaterThan(0);
    expect(content.related).not.toContain(slug);
    const known = new Set(english.map((text) => text.slug));
    expect(content.related.filter((other) => !known.has(other))).toEqual([]);
  });

  test('links only to pages that are there, and to lines that are real', () => {
    for (const link of linksIn(blocks)) {
      const [, number] = /^(?:tel|sms):(.+)$/.exec(link) ?? [];
      if (number) expect(numbers).toContain(number);
      else expect(isPage(link), link).toBe(true);
    }
    for (const [written] of everything.matchAll(/\b(?:1-)?\d{3}-\d{3}-\d{4}\b/g))
      expect(numbers).toContain(written.replaceAll('-', ''));
  });

  test('states no figure that others set: it names a dated fact', () => {
    expect(everything).not.toMatch(/\$\d|\d+ (yards|yardas|nautical miles|millas n)/);
  });

  test('says nothing that could hurt', () => {
    for (const pattern of [...unsafe, ...hurtful]) expect(everything).not.toMatch(pattern);
  });

  test('names 988 wherever it speaks of suicide or of wanting to die', () => {
    if (/suicid|want(ed)? to die|(quiere|quiero|querer) morir/i.test(everything)) expect(everything).toContain('988');
  });
});

test('a file with a mistake is named', () => {
  expect(() => readFileText('half-a-text', '---\ntitle: Half\n---\nWords.')).toThrow(/half-a-text/);
  expect(() => readFileText('no-head', 'Words.')).toThrow(/no-head/);
});

/** Tabs of the support page are asked for by name; every other page by its path alone. */
function isPage(link: string): boolean {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const tab = searchParams.get('tab');
  if (pathname === '/support') return tab === null || ['resources', 'groups', 'counseling', 'self-care'].includes(tab);
  const [, library] = /^\/support\/resources\/(.+)$/.exec(pathname) ?? [];
  if (library) return english.some(({ slug }) => slug === library);
  return routes.includes(`route('${pathname.slice(1)}'`);
}
