import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { isOpenToOthers } from './open-to-others';
import { useShare } from './use-share';
import { WhoMayOpen } from './who-may-open';

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'children'> & {
  memorial: Pick<Memorial, 'id' | 'address' | 'fullName' | 'privacy' | 'publishedAt' | 'role'>;
};

/** A memorial that others cannot open is not shared by accident: who may open it is asked first. */
export function ShareButton({ memorial, size, children }: Props) {
  const { share } = useShare(memorial);
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size={size}
        className="noscript:hidden"
        onClick={() => (isOpenToOthers(memorial) ? void share() : setIsAsking(true))}
      >
        <Share2 aria-hidden="true" className={size === 'small' ? 'size-4.5' : 'size-5'} />
        {children ?? <Trans>Share Memorial</Trans>}
      </Button>
      <WhoMayOpen memorial={memorial} isOpen={isAsking} onOpenChange={setIsAsking} finalFocus={() => button.current} />
    </>
  );
}
