import { pathOf } from '@evenlight/contract/endpoint';
import type { PlanId } from '@evenlight/contract/ids';
import { getPlanStatementPdf } from '@evenlight/contract/statements';
import { Trans } from '@lingui/react/macro';
import { FileDown } from 'lucide-react';
import { ButtonLink } from '../../../ui/base/button-link';
import { TextLink } from '../../../ui/base/text-link';

/** The paper to take along, and the same as a page. */
export function StatementLinks({ planId }: { planId: PlanId }) {
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <DownloadPdf href={pathOf(getPlanStatementPdf, { params: { planId } })} />
      <TextLink to={`/plans/${planId}/statement`} className="inline-flex min-h-11 items-center">
        <Trans>Read the itemized statement</Trans>
      </TextLink>
    </div>
  );
}

export function DownloadPdf({ href }: { href: string }) {
  return (
    <ButtonLink href={href} variant="secondary" className="print:hidden">
      <FileDown aria-hidden="true" className="size-4.5" />
      <Trans>Download PDF</Trans>
    </ButtonLink>
  );
}
