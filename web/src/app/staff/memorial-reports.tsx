// What visitors reported about memorials, oldest first. Pages that are closed stay here until they are opened again.
import type { MemorialReport } from '@evenlight/contract/memorials/keeping';
import { Trans, useLingui } from '@lingui/react/macro';
import { MailAddress } from '../../features/desk/mail-address';
import { reasonNames } from '../../features/memorials/keeping/report-words';
import { momentInWords } from '../../platform/dates';
import { Badge } from '../../ui/base/badge';
import { Button } from '../../ui/base/button';
import { Card } from '../../ui/base/card';
import { useFocusOfGoneLines } from '../../ui/base/keep-focus';
import { SectionHeading } from '../../ui/base/section-heading';
import { TextLink } from '../../ui/base/text-link';
import { Dialog } from '../../ui/overlays/dialog';
import { OverlayClose } from '../../ui/overlays/overlay-parts';
import { StaffProblem } from './case/staff-problem';
import { useDecideReport, useMemorialReports } from './memorial-report-queries';

export function MemorialReports({ fromLoader }: { fromLoader: MemorialReport[] }) {
  const reports = useMemorialReports(fromLoader);
  const box = useFocusOfGoneLines(reports.length);
  return (
    <section aria-labelledby="reports-title" className="mt-14">
      <SectionHeading
        level="h2"
        id="reports-title"
        className="mb-6"
        title={<Trans>Reported memorials</Trans>}
        lead={<Trans>What visitors told us about memorial pages and guestbook entries. The oldest is first.</Trans>}
      />
      <div ref={box} tabIndex={-1} className="outline-none">
        {reports.length === 0 && (
          <p className="text-ink-2">
            <Trans>Nothing is reported.</Trans>
          </p>
        )}
        <ul className="grid gap-4">
          {reports.map((report) => (
            <ReportLine key={report.id} report={report} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ReportLine({ report }: { report: MemorialReport }) {
  const { t, i18n } = useLingui();
  const { memorialId, memorialName, entry, reason, words, email, reportedAt, isClosed } = report;
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 dir="auto" className="wrap-anywhere text-lg">
          {memorialName}
        </h3>
        {isClosed && (
          <Badge tone="bad">
            <Trans>Closed by our team</Trans>
          </Badge>
        )}
      </div>
      <p className="mt-1 text-ink-2">
        {entry ? <Trans>About an entry of the guestbook</Trans> : <Trans>About the whole page</Trans>}
        {' · '}
        {i18n._(reasonNames[reason])}
      </p>
      {entry && (
        <blockquote dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere border-line-strong border-s-3 ps-4">
          {entry.authorName}: {entry.message}
        </blockquote>
      )}
      {words && (
        <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
          {words}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4 wrap-anywhere text-ink-2 text-sm">
        <time dateTime={reportedAt}>{momentInWords(reportedAt, i18n)}</time>
        {email && (
          <TextLink href={`mailto:${email}`}>
            <MailAddress email={email} />
          </TextLink>
        )}
        {!isClosed && (
          <TextLink to={`/memorial/${memorialId}`} aria-label={t`Open the memorial of ${memorialName}`}>
            <Trans>Open the memorial</Trans>
          </TextLink>
        )}
      </p>
      <Decisions report={report} />
    </Card>
  );
}

function Decisions({ report: { id, memorialName, entry, isClosed } }: { report: MemorialReport }) {
  const { t } = useLingui();
  const { mutate, isPending, error, variables } = useDecideReport(id);
  const stateOf = (decision: string) => (isPending && variables?.decision === decision ? 'loading' : 'idle');
  if (isClosed)
    return (
      <div className="mt-4">
        <StaffProblem error={error} />
        <Button
          size="small"
          variant="secondary"
          aria-label={t`Open the page of ${memorialName} again`}
          state={stateOf('open-page')}
          onClick={() => mutate({ decision: 'open-page' })}
        >
          <Trans>Open the page again</Trans>
        </Button>
      </div>
    );
  return (
    <div className="mt-4 grid gap-3">
      <StaffProblem error={error} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          aria-label={t`Leave it as it is: ${memorialName}`}
          state={stateOf('leave')}
          onClick={() => mutate({ decision: 'leave' })}
        >
          <Trans>Leave it as it is</Trans>
        </Button>
        {entry && (
          <Button
            size="small"
            variant="secondary"
            aria-label={t`Hide the entry: ${memorialName}`}
            state={stateOf('hide-entry')}
            onClick={() => mutate({ decision: 'hide-entry' })}
          >
            <Trans>Hide the entry</Trans>
          </Button>
        )}
        <CloseThePage
          memorialName={memorialName}
          isPending={stateOf('close-page') === 'loading'}
          onClose={() => mutate({ decision: 'close-page' })}
        />
      </div>
    </div>
  );
}

type Closing = { memorialName: string; isPending: boolean; onClose: () => void };

function CloseThePage({ memorialName, isPending, onClose }: Closing) {
  const { t } = useLingui();
  return (
    <Dialog
      trigger={
        <Button
          size="small"
          variant="ghost"
          aria-label={t`Close the page of ${memorialName}`}
          state={isPending ? 'loading' : 'idle'}
        >
          <Trans>Close the page</Trans>
        </Button>
      }
      title={t`Close the page of ${memorialName}?`}
      description={
        <Trans>
          Nobody but its owner sees it any more, from this moment on. The owner gets a mail. It can be opened again
          here.
        </Trans>
      }
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Leave it open</Trans>
              </Button>
            }
          />
          <OverlayClose
            button={
              <Button variant="danger" onClick={onClose}>
                <Trans>Close the page</Trans>
              </Button>
            }
          />
        </>
      }
    />
  );
}
