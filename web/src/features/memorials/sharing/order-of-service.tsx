// The parts of a service, typed line by line and printed on a sheet to fold. They are kept in this browser meanwhile.
import { pathOf } from '@evenlight/contract/endpoint';
import { getOrderOfService } from '@evenlight/contract/memorials/keeping';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Download } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { keepDraft, readDraft } from '../../../platform/drafts';
import { useUser } from '../../../platform/user';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { TextArea } from '../../../ui/forms/text-area';
import { Dialog } from '../../../ui/overlays/dialog';

const PARTS_MAX_LENGTH = 4_000;
// The parts travel in the address of the file, and servers end an address at sixteen thousand signs.
const ADDRESS_MAX_LENGTH = 12_000;

export function OrderOfService({ memorial }: { memorial: Pick<Memorial, 'id'> }) {
  return (
    <Dialog
      trigger={
        <Button variant="secondary">
          <BookOpen aria-hidden="true" className="size-5" />
          <Trans>Order of service</Trans>
        </Button>
      }
      title={<Trans>Order of service</Trans>}
      description={
        <Trans>
          A sheet to fold in the middle: portrait, name and days on the cover, the parts inside. Print it on both sides,
          turned along the short edge.
        </Trans>
      }
    >
      <Parts memorial={memorial} />
    </Dialog>
  );
}

function Parts({ memorial }: { memorial: Pick<Memorial, 'id'> }) {
  const { t } = useLingui();
  const { user } = useUser();
  const name = `order-of-service-${memorial.id}` as const;
  const owner = user?.id ?? null;
  const [parts, setParts] = useState(() => z.string().catch('').parse(readDraft(name, owner)));
  const href = pathOf(getOrderOfService, { params: { memorialId: memorial.id }, query: { parts } });
  const isTooLong = href.length > ADDRESS_MAX_LENGTH;

  function type(text: string) {
    setParts(text);
    keepDraft(name, owner, text);
  }

  return (
    <>
      <TextArea
        name="parts"
        label={t`One part on each line`}
        hint={t`Write who leads it behind a |, as in: Welcome | Rev. Ana Ortiz. An empty line leaves some room.`}
        problem={isTooLong ? t`This is more than one sheet can hold. Shorten it a little.` : undefined}
        rows={10}
        maxLength={PARTS_MAX_LENGTH}
        dir="auto"
        value={parts}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <p className="mt-2 text-ink-2 text-sm">
        <Trans>It is kept in this browser for 14 days.</Trans>
      </p>
      {!isTooLong && (
        <ButtonLink href={href} download className="mt-5">
          <Download aria-hidden="true" className="size-5" />
          <Trans>Download to print</Trans>
        </ButtonLink>
      )}
    </>
  );
}
