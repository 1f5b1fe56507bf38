// What our team offers: sheets, and texts of the library.
import { furtherLanguages } from '@evenlight/contract/languages';
import { getManagedRow, listSheetLines, trySheet } from '@evenlight/contract/manage';
import { listKeptResources } from '@evenlight/contract/resources';
import { aText } from '../../../testing/a-text.ts';
import type { Entries } from '../entry.ts';
import type { Household } from '../household.ts';

const may = ['staff'] as const;
const kind = 'venues';
const text = { slug: 'a-quiet-evening', language: 'en' };

async function row({ people: { staff } }: Household) {
  const { lines } = await staff(listSheetLines, { params: { kind }, query: {} });
  return staff(getManagedRow, { params: { kind, rowId: lines[0]?.id ?? '' } });
}

const sheet = () => ({ params: { kind } });
const file = async ({ people: { staff } }: Household) =>
  (await staff.raw('GET', `/api/staff/manage/${kind}/file`)).text;
const draftOf = async (on: Household) => {
  const { id, draft } = await row(on);
  return { params: { kind, rowId: id }, body: { seen: draft?.state ?? '00000000-0000-4000-8000-000000000000' } };
};
const saved = async (on: Household) => {
  const { id, published, draft, mark } = await row(on);
  const cells = { ...published, minCost: '1111', maxCost: '2222' };
  return { params: { kind, rowId: id }, body: { cells, seen: draft?.state ?? null, mark } };
};
const versionOf = async ({ people: { staff } }: Household) =>
  (await staff(listKeptResources, {})).find(({ slug }) => slug === text.slug)?.version ?? 0;
const atVersion = async (on: Household) => ({ params: text, body: { version: await versionOf(on) } });

export const manage: Entries = {
  'GET /staff/translations/:language': { may, send: () => ({ params: { language: furtherLanguages[0] ?? '' } }) },
  'GET /staff/manage/:kind': { may, send: sheet },
  'GET /staff/manage/:kind/rows/:rowId': {
    may,
    send: async (on) => ({ params: { kind, rowId: (await row(on)).id } }),
  },
  'POST /staff/manage/:kind/preview': {
    may,
    send: async (on) => {
      const { id, published } = await row(on);
      return { params: { kind }, body: { rowId: id, cells: published } };
    },
  },
  'PUT /staff/manage/:kind/rows/:rowId/draft': { may, send: saved },
  'POST /staff/manage/:kind/rows/:rowId/discard': { may, send: draftOf },
  'POST /staff/manage/:kind/rows/:rowId/publish': {
    may,
    send: draftOf,
    control: async (on) => {
      const { staff } = on.people;
      const { params, body } = await saved(on);
      const at = `/api/staff/manage/${kind}/rows/${params.rowId}`;
      const headers = { 'content-type': 'application/json' };
      await staff.raw('PUT', `${at}/draft`, { headers, body: JSON.stringify(body) });
      return (await staff.raw('POST', `${at}/publish`, { headers, body: JSON.stringify((await draftOf(on)).body) }))
        .status;
    },
  },
  'GET /staff/manage/:kind/file': { may, send: sheet },
  'POST /staff/manage/:kind/file/try': { may, send: async (on) => ({ ...sheet(), body: { content: await file(on) } }) },
  'POST /staff/manage/:kind/file/put': {
    may,
    send: async (on) => {
      const content = await file(on);
      const { staff } = on.people;
      const { mark } = await staff(trySheet, { params: { kind }, body: { content } });
      return { ...sheet(), body: { content, mark } };
    },
  },

  'GET /staff/resources': { may },
  'POST /staff/resources/preview': { may, send: () => ({ body: { ...text, draft: aText() } }) },
  'PUT /staff/resources/:slug/:language/draft': {
    may,
    send: () => ({ params: text, body: { draft: aText(), version: 0 } }),
  },
  'POST /staff/resources/:slug/:language/publish': { may, send: atVersion },
  'GET /staff/resources/:slug/:language/history': { may, send: () => ({ params: text }) },
  'POST /staff/resources/:slug/:language/withdraw': { may, send: atVersion },
};
