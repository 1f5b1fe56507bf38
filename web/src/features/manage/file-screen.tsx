// /staff/manage/:kind/file: a whole sheet as one file, taken out, tried, and put in again.
import { listSheetLines, SHEET_FILE_MAX_BYTES, SheetKind } from '@evenlight/contract/manage';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NotFoundContent } from '../../parts/not-found-content';
import { Refusal } from '../../parts/refusal';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { SectionHeading } from '../../ui/base/section-heading';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { FilePicker } from '../../ui/forms/file-picker';
import { Notice } from '../../ui/status/notice';
import { sheetPath } from './addresses';
import { usePutFile, useTryFile } from './queries';
import { Counts, TriedFile } from './tried-file';
import { sheetWords } from './words';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: kind } = SheetKind.safeParse(params.kind);
  if (!kind) return data({ kind: null }, { status: 404 });
  try {
    await context.get(pageContext).api(listSheetLines, { params: { kind }, query: {} });
    return { kind };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return data({ kind: null }, { status: 404 });
    throw refusal;
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.kind ? quietMeta(matches, msg`A sheet as a file`) : [];
}

export default function FileScreen() {
  const { i18n } = useLingui();
  const { kind } = useLoaderData<typeof loader>();
  if (!kind) return <NotFoundContent />;
  const title = i18n._(sheetWords[kind].title);
  return (
    <Wrap className="max-w-[860px] py-8 sm:py-12">
      <TextLink to={sheetPath(kind)} className="mb-3 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4.5 rtl:rotate-180" />
        {title}
      </TextLink>
      <SectionHeading
        level="h1"
        className="mb-8"
        title={<Trans>{title} as a file</Trans>}
        lead={
          <Trans>
            Take the file out, change it in a spreadsheet, and bring it back. You see what it would change before
            anything is changed. Rows that are not in it stay as they are.
          </Trans>
        }
      />
      <section aria-labelledby="take-out" className="mb-10">
        <h2 id="take-out" className="mb-3 text-2xl">
          <Trans>Take it out</Trans>
        </h2>
        <TextLink to={`/api/staff/manage/${kind}/file`} reloadDocument className="inline-flex min-h-11 items-center">
          <Trans>Download the CSV file</Trans>
        </TextLink>
      </section>
      <BringBack key={kind} kind={kind} />
    </Wrap>
  );
}

type Unreadable = 'too large' | 'not UTF-8';

function BringBack({ kind }: { kind: SheetKind }) {
  const [file, setFile] = useState<{ name: string; content: string } | null>(null);
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null);
  const trial = useTryFile(kind);
  const put = usePutFile(kind);
  // The button goes once it was pressed.
  const outcome = useKeptFocus<HTMLDivElement>();

  async function choose([chosen]: File[]) {
    if (!chosen) return;
    put.reset();
    trial.reset();
    const read = await contentOf(chosen);
    setUnreadable('fault' in read ? read.fault : null);
    setFile('fault' in read ? null : { name: chosen.name, content: read.content });
    if ('content' in read) trial.mutate(read.content);
  }

  return (
    <section aria-labelledby="bring-back">
      <h2 id="bring-back" className="mb-3 text-2xl">
        <Trans>Bring it back</Trans>
      </h2>
      <FilePicker accept=".csv,text/csv" onChosen={(files) => void choose(files)}>
        <Trans>Choose a CSV file</Trans>
      </FilePicker>
      <div ref={outcome} tabIndex={-1} className="mt-4 grid gap-4 outline-none">
        <p role="status" className="sr-only">
          {put.data && <Trans>Done. Families see it from now on.</Trans>}
          {!put.data && trial.data && trial.data.faults.length > 0 && (
            <Trans>There is something to put right in the file.</Trans>
          )}
          {!put.data && trial.data?.faults.length === 0 && <Counts {...trial.data} />}
        </p>
        {unreadable && <UnreadableNotice why={unreadable} />}
        {trial.isPending && (
          <p>
            <Trans>Looking through it …</Trans>
          </p>
        )}
        <Refusal error={put.error ?? trial.error} />
        {put.data && (
          <Notice tone="ok">
            <Trans>Done. Families see it from now on.</Trans> <Counts {...put.data} />
          </Notice>
        )}
        {file && trial.data && !put.data && (
          <TriedFile
            name={file.name}
            trial={trial.data}
            isPending={put.isPending}
            onPut={(mark) => put.mutate({ content: file.content, mark }, { onError: () => trial.mutate(file.content) })}
          />
        )}
      </div>
    </section>
  );
}

function UnreadableNotice({ why }: { why: Unreadable }) {
  return (
    <Notice tone="bad" role="alert">
      {why === 'too large' ? (
        <Trans>The file is larger than 2 MB. Split it, and bring one part after the other.</Trans>
      ) : (
        <Trans>The file is not UTF-8. Save it as “CSV UTF-8”, and choose it again.</Trans>
      )}
    </Notice>
  );
}

/** Read strictly: a sign that was guessed would be shown to families. */
async function contentOf(file: File): Promise<{ content: string } | { fault: Unreadable }> {
  if (file.size > SHEET_FILE_MAX_BYTES) return { fault: 'too large' };
  try {
    return { content: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { fault: 'not UTF-8' };
  }
}
