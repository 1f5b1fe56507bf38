// /staff/manage/:kind/rows/:rowId: one row of a sheet.
import { getManagedRow, listSheetLines, type ManagedRow, SheetKind } from '@evenlight/contract/manage';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NotFoundContent } from '../../parts/not-found-content';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { BEGUN } from './addresses';
import { RowPage } from './row-page';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { data: kind } = SheetKind.safeParse(params.kind);
  if (!kind) return nothingHere();
  const { api } = context.get(pageContext);
  const rowId = params.rowId ?? '';
  try {
    return { row: await api(getManagedRow, { params: { kind, rowId } }) };
  } catch (refusal) {
    if (!isRefusedWith(refusal, 404)) throw refusal;
  }
  if (!new URL(request.url).searchParams.has(BEGUN)) return nothingHere();
  try {
    const { columns } = await api(listSheetLines, { params: { kind }, query: {} });
    return { row: nothingYet({ kind, id: rowId, columns }) };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return nothingHere();
    throw refusal;
  }
}

function nothingYet(row: Pick<ManagedRow, 'kind' | 'id' | 'columns'>): ManagedRow {
  return { ...row, mark: '', isSample: false, published: null, draft: null, history: [] };
}

function nothingHere() {
  return data({ row: null }, { status: 404 });
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.row ? quietMeta(matches, msg`What we offer`) : [];
}

export default function RowScreen() {
  const { row } = useLoaderData<typeof loader>();
  if (!row) return <NotFoundContent />;
  return <RowPage key={`${row.kind}/${row.id}`} fromLoader={row} />;
}
