import type { KeptResource } from '@evenlight/contract/resources';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { today } from '../../../../platform/dates';
import { useIsHydrated } from '../../../../ui/base/is-hydrated';
import { TextLink } from '../../../../ui/base/text-link';
import { Wrap } from '../../../../ui/base/wrap';
import { SkeletonList } from '../../../../ui/status/skeleton';
import { EarlierTexts } from '../../../resources/writing/earlier-texts';
import { Editor } from '../../../resources/writing/editor';
import { WRITING_PATH } from '../../../resources/writing/kept-list';
import { ShelfButtons } from '../../../resources/writing/shelf-buttons';

type Props = { title: ReactNode; fromLoader: KeptResource | null; onBegun?: (kept: KeptResource) => void };

export function WritingPage({ title, fromLoader, onBegun }: Props) {
  const [kept, setKept] = useState(fromLoader);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [round, setRound] = useState(0);
  // What this browser keeps of an unsaved text is known only when the page is hydrated.
  const isHydrated = useIsHydrated();
  const onKept = useCallback(
    (next: KeptResource) => {
      setKept(next);
      onBegun?.(next);
    },
    [onBegun],
  );
  return (
    <Wrap className="max-w-[860px] py-8 sm:py-12">
      <TextLink to={WRITING_PATH} className="inline-flex min-h-11 items-center">
        <Trans>The library</Trans>
      </TextLink>
      <h1 className="mb-6 text-title">{title}</h1>
      {kept && <ShelfButtons kept={kept} isUnsaved={isUnsaved} onKept={onKept} />}
      {isHydrated ? (
        <Editor
          key={round}
          kept={kept}
          today={today()}
          onKept={onKept}
          onUnsaved={setIsUnsaved}
          onDiscard={() => setRound(round + 1)}
        />
      ) : (
        <SkeletonList rows={3} />
      )}
      {kept && <EarlierTexts kept={kept} />}
    </Wrap>
  );
}
