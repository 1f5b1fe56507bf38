// docs/listings.md tells whoever fills a sheet what its columns are.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sheetKinds } from '@evenlight/contract/manage';
import { expect, test } from 'vitest';
import { sheets } from './sheets.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/listings.md'), 'utf8');
const traditions = page.split('\n').find((line) => line.startsWith('**Traditions**')) ?? '';

function sectionOf(kind: string): string {
  const [, after = ''] = page.split(`\n### ${kind}\n`);
  return after.split(/\n##+ /, 1).join();
}

/** What the page says of each column. */
function rowsOf(kind: string) {
  const lines = sectionOf(kind).matchAll(/^\| (`.*?) \| (needed|may be empty) \| (.*) \|$/gm);
  return [...lines].flatMap(([, names = '', need = '', words = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, need, words })),
  );
}

test.each(sheetKinds)('the table of %s has its columns, in their order, and says which are needed', (kind) => {
  const columns = sheets[kind].columns.filter(({ name, translates }) => name !== 'listed' && !translates);
  expect(rowsOf(kind).map(({ name, need }) => ({ name, need }))).toEqual(
    columns.map(({ name, mayBeEmpty }) => ({ name, need: mayBeEmpty ? 'may be empty' : 'needed' })),
  );
});

test.each(sheetKinds)('the table of %s says what may be chosen, and which texts are in every language', (kind) => {
  const { columns } = sheets[kind];
  for (const { name, words } of rowsOf(kind)) {
    const field = columns.find((column) => column.name === name)?.field;
    const options = field && 'options' in field ? field.options : [];
    const said = words.includes('traditions') ? `${words} ${traditions}` : words;
    for (const option of options) expect(said, name).toContain(`\`${option}\``);
    const isTranslated = columns.some(({ translates }) => translates?.column === name);
    expect(words.includes('in every language'), name).toBe(isTranslated);
  }
});
