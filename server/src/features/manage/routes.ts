// Our team keeps venues, vendors, packages, add-ons, groups, hours and texts.
import {
  CHANGES_SHOWN,
  discardSheetDraft,
  getManagedRow,
  LINES_ON_PAGE,
  listSheetLines,
  listUntranslated,
  previewSheetRow,
  publishSheetDraft,
  putSheet,
  type SheetKind,
  type SheetLine,
  saveSheetDraft,
  takeSheet,
  trySheet,
} from '@evenlight/contract/manage';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { asAttachment } from '../../platform/files/file-names.ts';
import { languageOf, networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { inOneLine, readFileRows } from '../../platform/sheets/read-rows.ts';
import { type Words, words } from '../../platform/texts/texts.ts';
import { requireMember } from '../accounts/access.ts';
import { draftsOf } from './draft-store.ts';
import {
  discardManagedDraft,
  previewCells,
  publishDraft,
  readManaged,
  rowOf,
  saveManagedDraft,
} from './managed-row.ts';
import { changesIn, inTurn, keepRows, tryRows } from './put-rows.ts';
import { takeFile } from './sheet-file.ts';
import { sheets } from './sheets.ts';
import { untranslatedIn } from './untranslated.ts';

export function manageRoutes(app: FastifyInstance) {
  serve(app, listUntranslated, ({ db, params: { language } }) => untranslatedIn(db, language));
  rowRoutes(app);
  fileRoutes(app);
}

function rowRoutes(app: FastifyInstance) {
  serve(app, listSheetLines, async ({ db, params: { kind }, query: { search, page = 1 } }) => {
    const sheet = sheets[kind];
    const offset = (page - 1) * LINES_ON_PAGE;
    const found = await sheet.lines(db, { search, limit: LINES_ON_PAGE + 1, offset });
    const drafts = await draftsOf(db, kind);
    const drafted = new Set(drafts.map(({ rowId }) => rowId));
    const begun = page === 1 && !search ? await begunIn(db, kind, drafts) : [];
    return {
      lines: [...begun, ...found.slice(0, LINES_ON_PAGE).map((line) => ({ ...line, hasDraft: drafted.has(line.id) }))],
      hasMore: found.length > LINES_ON_PAGE,
      columns: [...sheet.columns],
    };
  });

  serve(app, getManagedRow, ({ db, params, now }) => readManaged(db, rowOf(params), now));

  serve(app, saveSheetDraft, async ({ actor, db, params, body, now, request }) => {
    const which = rowOf(params);
    await saveManagedDraft(db, which, { ...body, actor: requireMember(actor), network: networkOf(request), now });
    return readManaged(db, which, now);
  });

  serve(app, discardSheetDraft, async ({ actor, db, params, body, now, request }) => {
    const audited = { actor: requireMember(actor), network: networkOf(request), now };
    await discardManagedDraft(db, rowOf(params), { ...body, ...audited });
    return undefined;
  });

  serve(app, previewSheetRow, ({ db, params: { kind }, body: { rowId, cells }, now }) =>
    previewCells(db, kind, { ...rowOf({ kind, rowId }), cells, now }),
  );

  serve(app, publishSheetDraft, async ({ actor, db, params, body, now, request, world }) => {
    const which = rowOf(params);
    const rowId = await publishDraft(world, which, { ...body, actor, network: networkOf(request), now });
    return readManaged(db, { ...which, rowId }, now);
  });
}

/** Rows that are only being written, and so are in no table yet. */
async function begunIn(db: Db, kind: SheetKind, drafts: Awaited<ReturnType<typeof draftsOf>>): Promise<SheetLine[]> {
  const ids = drafts.map(({ rowId }) => rowId);
  const known = new Set((await sheets[kind].stored(db, { ids, rows: [] })).map(({ id }) => id));
  return drafts
    .filter(({ rowId }) => !known.has(rowId))
    .map(({ rowId, cells: { name, title, day } }) => ({
      id: rowId,
      title: name ?? title ?? day ?? '',
      detail: '',
      isListed: false,
      isSample: false,
      hasDraft: true,
    }));
}

const fileNames: Record<SheetKind, Words> = {
  venues: words('venues', 'file name'),
  vendors: words('vendors', 'file name'),
  packages: words('packages', 'file name'),
  addons: words('add-ons', 'file name'),
  groups: words('groups', 'file name'),
  hours: words('hours', 'file name'),
  resources: words('resources', 'file name'),
  counties: words('counties', 'file name'),
  facts: words('dated facts', 'file name'),
};

function fileRoutes(app: FastifyInstance) {
  serve(app, takeSheet, async ({ params: { kind }, world, request, reply }) => {
    const { content } = await takeFile(world, sheets[kind]);
    const day = world.clock.now().toISOString().slice(0, 10);
    reply
      .type('text/csv; charset=utf-8')
      .headers({
        'content-disposition': asAttachment(`${fileNames[kind][languageOf(request)]}-${day}.csv`),
        'cache-control': 'no-store',
      })
      .send(content);
    return undefined;
  });

  serve(app, trySheet, async ({ db, params: { kind }, body: { content }, now }) => {
    const sheet = sheets[kind];
    const read = readFileRows(Buffer.from(content), sheet, now);
    const { faults, counts, written, changesHash } = await inTurn(db, (db) => tryRows(db, sheet, read, now));
    const changes = changesIn(sheet, written).slice(0, CHANGES_SHOWN);
    return { faults: faults.slice(0, FAULTS_TOLD).map(inOneLine), ...counts, changes, mark: changesHash };
  });

  serve(app, putSheet, async ({ actor, db, params: { kind }, body: { content, mark }, now, request, world }) => {
    const sheet = sheets[kind];
    const read = readFileRows(Buffer.from(content), sheet, now);
    return inTurn(db, async (db) => {
      const trial = await tryRows(db, sheet, read, now);
      if (trial.faults.length > 0) throw new Problem('sheet.faulty');
      // Nothing left to change: the same file was put before, and its answer was lost.
      if (trial.written.length > 0 && trial.changesHash !== mark) refuse('sheet.changed_meanwhile');
      await keepRows(db, world, { sheet, trial }, { actor, network: networkOf(request), way: 'file', now });
      return trial.counts;
    });
  });
}

/** Whoever has more to put right begins with these. */
const FAULTS_TOLD = 200;
