// The journal: a place to write, and below it what was written.
import type { Care } from '@evenlight/contract/self-care/journal';
import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isCalm } from '../../../ui/base/is-calm';
import { EntryList } from './entry-list';
import { WriteEntry } from './write-entry';

type RenderCare = (care: Care) => ReactNode;
type Props = {
  /** Where help is, when what was written gives reason to worry. */
  renderCare: RenderCare;
};

export function Journal({ renderCare }: Props) {
  const [care, setCare] = useState<Care>();
  const help = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An entry far down may have been changed: help that nobody sees is none.
    if (care && help.current?.hasChildNodes())
      help.current.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
  }, [care]);
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        {/* Always there, because a live region that arrives together with its words is not read out. */}
        <div ref={help} aria-live="polite" className="empty:hidden">
          {care && renderCare(care)}
        </div>
        <WriteEntry onCare={setCare} />
        <p className="flex gap-3 rounded-md bg-mist px-4 py-3.5 text-ink-2 text-ui">
          <Lock aria-hidden="true" className="mt-0.75 size-5 shrink-0" />
          <span>
            <Trans>
              Nobody but you can read this, our team included. It is encrypted with a key of your own. A program on our
              own servers looks for signs of danger as you save, so that it can show you where help is. It keeps nothing
              of it and tells nobody.
            </Trans>
          </span>
        </p>
      </div>
      <EntryList onCare={setCare} />
    </div>
  );
}
