import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../ui/status/notice';
import type { CardTrouble } from './card-words';

/** Why the last try failed. Its place is always there, so that it is read out when it comes. */
export function CardNotice({ trouble }: { trouble: CardTrouble | null }) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the button that was pressed may be a screen below.
    if (trouble) place.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  const { title, sentence } = trouble ?? {};
  return (
    <div ref={place} role="alert" className="scroll-mt-24 empty:hidden">
      {title && sentence && (
        <Notice tone="bad" title={i18n._(title)} className="mb-5">
          <p>{typeof sentence === 'string' ? sentence : i18n._(sentence)}</p>
        </Notice>
      )}
    </div>
  );
}
