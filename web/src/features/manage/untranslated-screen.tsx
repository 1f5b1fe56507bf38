// /staff/manage/translations/:language: what families do not read in that language yet.
import { type FurtherLanguage, furtherLanguages } from '@evenlight/contract/languages';
import { listSheetLines, type UntranslatedRow, type UntranslatedSheet } from '@evenlight/contract/manage';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Languages } from 'lucide-react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NotFoundContent } from '../../parts/not-found-content';
import { languageName } from '../../platform/language-name';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { Badge } from '../../ui/base/badge';
import { ButtonLink } from '../../ui/base/button-link';
import { SectionHeading } from '../../ui/base/section-heading';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { EmptyState } from '../../ui/status/empty-state';
import { Loaded } from '../accounts/profile/loaded';
import { MANAGE_PATH } from '../desk/queue/desk-place';
import { filePath, rowPath } from './addresses';
import { useUntranslated } from './queries';
import { columnName, sheetWords } from './words';
import { wordsOfSheet } from './words-of-sheet';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const language = furtherLanguages.find((one) => one === params.language);
  if (!language) return nothingHere();
  try {
    // Whoever may not read a sheet finds nothing here.
    await context.get(pageContext).api(listSheetLines, { params: { kind: 'hours' }, query: {} });
    return { language };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return nothingHere();
    throw refusal;
  }
}

function nothingHere() {
  return data({ language: null }, { status: 404 });
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.language ? quietMeta(matches, msg`Missing translations`) : [];
}

export default function UntranslatedScreen() {
  const { language } = useLoaderData<typeof loader>();
  return language ? <Untranslated language={language} /> : <NotFoundContent />;
}

function Untranslated({ language: code }: { language: FurtherLanguage }) {
  const { i18n } = useLingui();
  const language = languageName(code, i18n.locale);
  const query = useUntranslated(code);
  return (
    <Wrap className="max-w-[860px] py-8 sm:py-12">
      <TextLink to={MANAGE_PATH} className="mb-3 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4.5 rtl:rotate-180" />
        <Trans>What we offer</Trans>
      </TextLink>
      <SectionHeading
        level="h1"
        className="mb-8"
        title={<Trans>Missing in {language}</Trans>}
        lead={
          <Trans>
            Families read these in English, and are told so. Open one to write its texts side by side, or take the file
            out, fill the columns that end with ({code}), and bring it back.
          </Trans>
        }
      />
      <Loaded query={query}>
        {(sheets) =>
          sheets.length > 0 ? (
            sheets.map((sheet) => <SheetSection key={sheet.kind} sheet={sheet} />)
          ) : (
            <EmptyState level="h2" icon={Languages} title={<Trans>Everything is told in {language}</Trans>} />
          )
        }
      </Loaded>
    </Wrap>
  );
}

function SheetSection({ sheet: { kind, total, rows } }: { sheet: UntranslatedSheet }) {
  const { i18n } = useLingui();
  const more = total - rows.length;
  return (
    <section aria-labelledby={`missing-${kind}`} className="mb-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={`missing-${kind}`} className="text-2xl">
          {i18n._(sheetWords[kind].title)}
        </h2>
        <ButtonLink to={filePath(kind)} variant="secondary" size="small">
          <Trans>As a file</Trans>
          <span className="sr-only">: {i18n._(sheetWords[kind].title)}</span>
        </ButtonLink>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {rows.map((row) => (
          <li key={row.id} className="py-2.5">
            <TextLink to={rowPath(kind, row.id)} className="inline-flex min-h-11 items-center wrap-anywhere">
              <span {...wordsOfSheet}>{row.title}</span>
            </TextLink>
            <p className="text-ink-2 text-sm">
              <WhatIsMissing row={row} />
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-ink-2">
          <Plural value={more} one="And # more" other="And # more" />
        </p>
      )}
    </section>
  );
}

function WhatIsMissing({ row: { state, columns } }: { row: UntranslatedRow }) {
  const { t, i18n } = useLingui();
  if (state === 'outdated')
    return (
      <Badge tone="gold">
        <Trans>Older than the original</Trans>
      </Badge>
    );
  const texts = columns.map((name) => columnName(i18n, name)).join(', ');
  return t`Missing: ${texts}`;
}
