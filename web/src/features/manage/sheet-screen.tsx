// /staff/manage/:kind: the rows of one sheet.

import { listSheetLines, SHEET_SEARCH_MAX_LENGTH, SheetKind, type SheetLine } from '@evenlight/contract/manage';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import { NotFoundContent } from '../../parts/not-found-content';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { unlessOtherQuery } from '../../platform/revalidation';
import { Badge } from '../../ui/base/badge';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { SectionHeading } from '../../ui/base/section-heading';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { SearchField } from '../../ui/forms/search-field';
import { SearchRow } from '../../ui/forms/search-row';
import { ErrorState } from '../../ui/status/error-state';
import { MANAGE_PATH } from '../desk/queue/desk-place';
import { filePath, newRowPath, rowPath } from './addresses';
import { type Asked, type SheetPage, useSheetLines } from './queries';
import { pricesMayBeExamples, sheetWords } from './words';
import { wordsOfSheet } from './words-of-sheet';

function askedIn(params: URLSearchParams): Asked {
  return { search: params.get('search') ?? '', page: Math.max(1, Number(params.get('page')) || 1) };
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const asked = askedIn(new URL(request.url).searchParams);
  const { data: kind } = SheetKind.safeParse(params.kind);
  if (!kind) return nothingHere();
  try {
    const page = await context.get(pageContext).api(listSheetLines, { params: { kind }, query: asked });
    return { sheet: { kind, first: { asked, page } } };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return nothingHere();
    throw refusal;
  }
}

function nothingHere() {
  return data({ sheet: null }, { status: 404 });
}

export const shouldRevalidate = unlessOtherQuery;

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.sheet ? quietMeta(matches, sheetWords[loaderData.sheet.kind].title) : [];
}

export default function SheetScreen() {
  const { sheet } = useLoaderData<typeof loader>();
  if (!sheet) return <NotFoundContent />;
  return <SheetList key={sheet.kind} {...sheet} />;
}

function SheetList({ kind, first }: { kind: SheetKind; first: { asked: Asked; page: SheetPage } }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const asked = askedIn(params);
  const setAsked = ({ search, page }: Asked) =>
    setParams(
      { ...(search ? { search } : {}), ...(page > 1 ? { page: String(page) } : {}) },
      { replace: true, preventScrollReset: true },
    );
  const pages = useKeptFocus<HTMLElement>();
  const { data: found, isError, isFetching, refetch } = useSheetLines(kind, asked, first);
  const lines = found?.lines ?? [];
  return (
    <Wrap className="py-8 sm:py-12">
      <SheetHead kind={kind} />
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
          retry={{ refetch }}
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
      <nav ref={pages} tabIndex={-1} aria-label={t`Pages`} className="mt-4 flex gap-3 outline-none">
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

function SheetHead({ kind }: { kind: SheetKind }) {
  const { i18n } = useLingui();
  const { title, lead, begin } = sheetWords[kind];
  return (
    <>
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
    </>
  );
}

function Line({ kind, line }: { kind: SheetKind; line: SheetLine }) {
  const { id, title, detail, isListed, isSample, hasDraft } = line;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-72">
        <TextLink to={rowPath(kind, id)} className="inline-flex min-h-11 items-center wrap-anywhere">
          {title ? <span {...wordsOfSheet}>{title}</span> : <Trans>Without a name yet</Trans>}
        </TextLink>
        <p {...wordsOfSheet} className="text-ink-2 text-sm empty:hidden">
          {detail}
        </p>
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
          <Badge tone="line">{pricesMayBeExamples(kind) ? <Trans>Example price</Trans> : <Trans>Sample</Trans>}</Badge>
        )}
      </p>
    </li>
  );
}
