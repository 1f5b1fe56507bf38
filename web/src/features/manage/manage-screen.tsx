// /staff/manage: what we offer, and where each part of it is kept.
import { furtherLanguages, type Language } from '@evenlight/contract/languages';
import { listSheetLines, type SheetKind } from '@evenlight/contract/manage';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NotFoundContent } from '../../parts/not-found-content';
import { languageName } from '../../platform/language-name';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { Card } from '../../ui/base/card';
import { SectionHeading } from '../../ui/base/section-heading';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { BackToDesk } from '../desk/staff/back-to-desk';
import { WRITING_PATH } from '../resources/writing/kept-list';
import { filePath, sheetPath, untranslatedPath } from './addresses';
import { sheetWords } from './words';

const shown: SheetKind[] = [
  'venues',
  'vendors',
  'packages',
  'addons',
  'groups',
  'hours',
  'resources',
  'counties',
  'facts',
];

export async function loader({ context }: LoaderFunctionArgs) {
  try {
    // Whoever may not read a sheet finds nothing here.
    await context.get(pageContext).api(listSheetLines, { params: { kind: 'hours' }, query: {} });
    return { isHere: true };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return data({ isHere: false }, { status: 404 });
    throw refusal;
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.isHere ? quietMeta(matches, msg`What we offer`) : [];
}

export default function ManageScreen() {
  const { isHere } = useLoaderData<typeof loader>();
  if (!isHere) return <NotFoundContent />;
  return (
    <Wrap className="py-8 sm:py-12">
      <BackToDesk />
      <SectionHeading
        level="h1"
        className="mb-8"
        title={<Trans>What we offer</Trans>}
        lead={
          <Trans>Every change is a draft until somebody publishes it, and nothing that was offered is forgotten.</Trans>
        }
      />
      <p className="mb-4 flex flex-wrap gap-x-6">
        {furtherLanguages.map((language) => (
          <MissingIn key={language} code={language} />
        ))}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((kind) => (
          <SheetCard key={kind} kind={kind} />
        ))}
      </ul>
    </Wrap>
  );
}

function MissingIn({ code }: { code: Language }) {
  const { i18n } = useLingui();
  const language = languageName(code, i18n.locale);
  return (
    <TextLink to={untranslatedPath(code)} className="inline-flex min-h-11 items-center">
      <Trans>Missing in {language}</Trans>
    </TextLink>
  );
}

function SheetCard({ kind }: { kind: SheetKind }) {
  const { i18n } = useLingui();
  const { title, lead } = sheetWords[kind];
  return (
    <Card as="li" className="flex flex-col">
      <h2 className="text-xl">
        <TextLink
          to={kind === 'resources' ? WRITING_PATH : sheetPath(kind)}
          className="inline-flex min-h-11 items-center"
        >
          {i18n._(title)}
        </TextLink>
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{i18n._(lead)}</p>
      <p className="mt-auto flex flex-wrap gap-x-5">
        <TextLink to={filePath(kind)} className="inline-flex min-h-11 items-center text-sm">
          <Trans>As a file</Trans>
          <span className="sr-only">: {i18n._(title)}</span>
        </TextLink>
        {kind === 'hours' && (
          <TextLink to="/staff/consultations" className="inline-flex min-h-11 items-center text-sm">
            <Trans>The week on one page</Trans>
          </TextLink>
        )}
      </p>
    </Card>
  );
}
