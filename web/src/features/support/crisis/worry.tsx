// What was written gave reason to worry: who answers right now.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { useLingui } from '@lingui/react/macro';
import { LifeBuoy } from 'lucide-react';
import { useId } from 'react';
import { CrisisLines } from './crisis-lines';
import { firstCalls, routeTitles } from './line-words';

export function Worry({ routes }: { routes: readonly CrisisRoute[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-md border-2 border-bad bg-bad-soft px-4 py-4">
      <FirstCalls routes={routes} titleId={titleId} />
    </section>
  );
}

/** What is most urgent in words, and the lines that answer now. */
export function FirstCalls({ routes, titleId }: { routes: readonly CrisisRoute[]; titleId: string }) {
  const { i18n } = useLingui();
  const [route = 'self'] = routes;
  return (
    <>
      <h3 id={titleId} className="flex gap-2.5 font-sans font-semibold text-base leading-snug">
        <LifeBuoy aria-hidden="true" className="size-5.5 shrink-0 text-bad" />
        {i18n._(routeTitles[route])}
      </h3>
      <p className="mt-1 text-ui">{i18n._(firstCalls[route])}</p>
      <CrisisLines routes={routes} isUrgent className="mt-2.5" />
    </>
  );
}
