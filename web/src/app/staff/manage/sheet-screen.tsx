// /staff/manage/:kind: the rows of one sheet.
import { listSheetLines, SHEET_SEARCH_MAX_LENGTH, SheetKind, type SheetLine } from '@evenlight/contract/manage';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { isRefusedWith } from '../../../platform/page-refusal';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { SectionHeading } from '../../../ui/base/section-heading';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { SearchField } from '../../../ui/forms/search-field';
import { SearchRow } from '../../../ui/forms/search-row';
import { ErrorState } from '../../../ui/status/error-state';
import { NotFoundContent } from '../../shell/not-found-content';
import { filePath, MANAGE_PATH, newRowPath, rowPath } from './addresses';
import { type Asked, type SheetPage, useSheetLines } from './queries';
import { sheetWords } from './words';

const first: Asked = { search: '', page: 1 };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: kind } = SheetKind.safeParse(params.kind);
  if (!kind) return nothingHere();
  try {
    return {
      sheet: { kind, page: await context.get(pageContext).api(listSheetLines, { params: { kind }, query: {} }) },
    };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return nothingHere();
    throw refusal;
  }
}

function nothingHere() {
  return data({ sheet: null }, { status: 404 });
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.sheet ? quietMeta(matches, sheetWords[loaderData.sheet.kind].title) : [];
}

export default function SheetScreen() {
  const { sheet } = useLoaderData<typeof loader>();
  if (!sheet) return <NotFoundContent />;
  return <SheetList key={sheet.kind} {...sheet} />;
}

function SheetList({ kind, page: fromLoader }: { kind: SheetKind; page: SheetPage }) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState(first);
  const { data: found, isError, isFetching, refetch } = useSheetLines(kind, asked, { asked: first, page: fromLoader });
  const { title, lead, begin } = sheetWords[kind];
  const lines = found?.lines ?? [];
  return (
    <Wrap className="py-8 sm:py-12">
      <TextLink to={MANAGE_PATH} className="mb-3 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4.5 rtl:rotate-180" />
        <Trans>What we offer</Trans>
      </TextLink>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <SectionHeading level="h1" title={i18n._(title)} lead={i18n._(lead)} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={newRowPath(kind)}>{i18n._(begin)}</ButtonLink>
          <ButtonLink to={filePath(kind)} variant="secondary">
            <Trans>As a file</Trans>
          </ButtonLink>
        </div>
      </div>
      <SearchRow className="mb-4 max-w-md">
        <SearchField
          name="search"
          asked={asked.search}
          maxLength={SHEET_SEARCH_MAX_LENGTH}
          onAsk={(search) => setAsked({ search, page: 1 })}
        />
      </SearchRow>
      {isError && (
        <ErrorState
          className="mb-4"
          title={<Trans>This list could not be read</Trans>}
          safe={<Trans>Nothing was changed.</Trans>}
          next={<Trans>Try again in a moment.</Trans>}
          onRetry={() => void refetch()}
        />
      )}
      <div aria-busy={isFetching}>
        <p role="status" className="mb-2 text-ink-2">
          {lines.length === 0 && !isFetching && <Trans>Nothing here has these words in its name.</Trans>}
        </p>
        <ul className="divide-y divide-line border-line border-y">
          {lines.map((line) => (
            <Line key={line.id} kind={kind} line={line} />
          ))}
        </ul>
      </div>
      <nav aria-label={t`Pages`} className="mt-4 flex gap-3">
        {asked.page > 1 && (
          <Button variant="secondary" onClick={() => setAsked({ ...asked, page: asked.page - 1 })}>
            <Trans>Previous</Trans>
          </Button>
        )}
        {found?.hasMore && (
          <Button variant="secondary" onClick={() => setAsked({ ...asked, page: asked.page + 1 })}>
            <Trans>Next</Trans>
          </Button>
        )}
      </nav>
    </Wrap>
  );
}

function Line({ kind, line }: { kind: SheetKind; line: SheetLine }) {
  const { id, title, detail, isListed, isSample, hasDraft } = line;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-72">
        <TextLink to={rowPath(kind, id)} className="inline-flex min-h-11 items-center wrap-anywhere">
          {title || <Trans>Without a name yet</Trans>}
        </TextLink>
        <p className="text-ink-2 text-sm empty:hidden">{detail}</p>
      </div>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {hasDraft && (
          <Badge tone="gold">
            <Trans>Draft</Trans>
          </Badge>
        )}
        {!isListed && (
          <Badge tone="line">
            <Trans>Not offered</Trans>
          </Badge>
        )}
        {isSample && (
          <Badge tone="line">
            <Trans>Sample</Trans>
          </Badge>
        )}
      </p>
    </li>
  );
}
