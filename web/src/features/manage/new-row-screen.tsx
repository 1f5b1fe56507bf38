// /staff/manage/:kind/new: leads to the address of a row that is only being begun, so that a reload finds it again.
import { listSheetLines, SheetKind } from '@evenlight/contract/manage';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { NotFoundContent } from '../../parts/not-found-content';
import { pageContext } from '../../platform/page-context';
import { isRefusedWith } from '../../platform/page-refusal';
import { BEGUN, rowPath } from './addresses';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: kind } = SheetKind.safeParse(params.kind);
  if (!kind) return data(null, { status: 404 });
  try {
    // Whoever may not read a sheet finds nothing here.
    await context.get(pageContext).api(listSheetLines, { params: { kind }, query: {} });
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return data(null, { status: 404 });
    throw refusal;
  }
  throw redirect(`${rowPath(kind, crypto.randomUUID())}?${BEGUN}`);
}

export default function NewRowScreen() {
  return <NotFoundContent />;
}
