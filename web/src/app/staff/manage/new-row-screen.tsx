// /staff/manage/:kind/new: a row that is only being begun.
import { listSheetLines, type ManagedRow, SheetKind } from '@evenlight/contract/manage';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { isRefusedWith } from '../../../platform/page-refusal';
import { NotFoundContent } from '../../shell/not-found-content';
import { RowPage } from './row-page';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: kind } = SheetKind.safeParse(params.kind);
  if (!kind) return nothingHere();
  try {
    const { columns } = await context.get(pageContext).api(listSheetLines, { params: { kind }, query: {} });
    const row: ManagedRow = {
      ...{ kind, id: crypto.randomUUID(), columns, mark: '', isSample: false },
      ...{ published: null, draft: null, history: [] },
    };
    return { row };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return nothingHere();
    throw refusal;
  }
}

function nothingHere() {
  return data({ row: null }, { status: 404 });
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.row ? quietMeta(matches, msg`What we offer`) : [];
}

/** The address of what is begun is drawn once. */
export function shouldRevalidate() {
  return false;
}

export default function NewRowScreen() {
  const { row } = useLoaderData<typeof loader>();
  if (!row) return <NotFoundContent />;
  return <RowPage key={row.kind} fromLoader={row} />;
}
