import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans } from '@lingui/react/macro';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useFocusOnReturn } from '../../../ui/base/keep-focus';
import { ContributeForm } from './contributions/contribute-form';
import { useEditSession } from './presence/hold-edit-session';

type Props = { memorial: Pick<Memorial, 'id' | 'role' | 'isCollaborative' | 'biography'> };

export function ContributeCard({ memorial }: Props) {
  const mayContribute = mayOnMemorial(memorial.role, 'contribute');
  return (
    <Card as="section" aria-labelledby="contribute-title">
      <h2 id="contribute-title" className="text-xl">
        <Trans>Contribute</Trans>
      </h2>
      {!memorial.isCollaborative ? (
        <p className="mt-2 text-ink-2">
          <Trans>This memorial is not accepting contributions</Trans>
        </p>
      ) : mayContribute ? (
        <Contributing memorial={memorial} />
      ) : (
        <p className="mt-2 text-ink-2">
          <Trans>You don’t have permission to contribute to this memorial</Trans>
        </p>
      )}
    </Card>
  );
}

function Contributing({ memorial }: Props) {
  const [isWriting, setIsWriting] = useState(false);
  const [isBack, setIsBack] = useState(false);
  const opener = useFocusOnReturn(isBack && !isWriting);
  // Whoever writes something for the page is here, and the others see it.
  useEditSession(memorial.id, isWriting);

  function close() {
    setIsWriting(false);
    setIsBack(true);
  }

  if (isWriting) return <ContributeForm memorial={memorial} onClose={close} />;
  return (
    <>
      <p className="mt-2 mb-4 text-ink-2">
        <Trans>A photo, a story, a memory: the family looks at it first, and then it stands here with your name.</Trans>
      </p>
      <Button ref={opener} variant="secondary" onClick={() => setIsWriting(true)}>
        <HeartHandshake aria-hidden="true" className="size-4.5" />
        <Trans>Add a contribution</Trans>
      </Button>
    </>
  );
}
