// What a visitor reported about a memorial. A page that is closed can be opened again here.
import type { ReportId } from '@evenlight/contract/ids';
import type { MemorialReport } from '@evenlight/contract/memorials/keeping';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../parts/refusal';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { TextLink } from '../../../ui/base/text-link';
import { theirWords } from '../../../ui/base/their-words';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { reasonNames } from '../../memorials/keeping/report-words';
import { useDecideReport, useMemorialReport } from './memorial-report-queries';

type Props = { reportId: ReportId; fromLoader: MemorialReport | null };

export function ReportedMemorial({ reportId, fromLoader }: Props) {
  const report = useMemorialReport(reportId, fromLoader);
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <Card as="section" aria-labelledby="report-title">
      <div ref={place}>
        <h2 id="report-title" tabIndex={-1} data-keeps-focus className="wrap-anywhere text-xl outline-none">
          {report?.memorialName ?? <Trans>The reported memorial</Trans>}
        </h2>
        {report ? (
          <Report report={report} />
        ) : (
          <p className="mt-2 text-ink-2">
            <Trans>It was decided, and the page is open.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

function Report({ report }: { report: MemorialReport }) {
  const { t, i18n } = useLingui();
  const { memorialId, memorialName, entry, reason, isClosed } = report;
  return (
    <>
      {isClosed && (
        <p className="mt-2">
          <Badge tone="bad">
            <Trans>Closed by our team</Trans>
          </Badge>
        </p>
      )}
      <p className="mt-2 text-ink-2">
        {entry ? <Trans>About an entry of the guestbook</Trans> : <Trans>About the whole page</Trans>}
        {' · '}
        {i18n._(reasonNames[reason])}
      </p>
      {entry && (
        <blockquote
          {...theirWords}
          className="mt-3 whitespace-pre-line wrap-anywhere border-line-strong border-s-3 ps-4"
        >
          {entry.authorName}: {entry.message}
        </blockquote>
      )}
      {!isClosed && (
        <TextLink
          to={`/memorial/${memorialId}`}
          aria-label={t`Open the memorial of ${memorialName}`}
          className="mt-2 inline-flex min-h-11 items-center"
        >
          <Trans>Open the memorial</Trans>
        </TextLink>
      )}
      <Decisions report={report} />
    </>
  );
}

function Decisions({ report: { id, memorialName, entry, isClosed } }: { report: MemorialReport }) {
  const { t } = useLingui();
  const { mutate, isPending, error, variables } = useDecideReport(id);
  const stateOf = (decision: string) => (isPending && variables?.decision === decision ? 'loading' : 'idle');
  if (isClosed)
    return (
      <div className="mt-4">
        <Refusal error={error} className="mt-3" />
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
      <Refusal error={error} className="mt-3" />
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
