import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { Button } from '../../../ui/base/button';
import { useShare } from './use-share';

export function ShareButton({ memorial }: { memorial: Pick<Memorial, 'id' | 'address' | 'fullName'> }) {
  const { share } = useShare(memorial);
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
      <Trans>Share Memorial</Trans>
    </Button>
  );
}
