// Around each activity: its name, which has the focus when somebody comes, and the way back.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { TextLink } from '../../../ui/base/text-link';
import { Notice } from '../../../ui/status/notice';
import { type Activity, tilesAddress } from './activity-address';
import { activityWords } from './activity-words';

/** These two are played by scripts; the rest is links and words, or needs an account. */
const played: readonly Activity[] = ['breathing', 'meditation'];

export function ActivityFrame({ activity, children }: { activity: Activity; children: ReactNode }) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, about } = activityWords[activity];
  const isFromHere = useNavigationType() !== 'POP';
  useEffect(() => {
    // Whoever opened the page by its address begins at the top, where the crisis lines are.
    if (isFromHere) heading.current?.focus();
  }, [isFromHere]);
  return (
    <section aria-labelledby="activity-title">
      <p className="print:hidden">
        <TextLink
          to={tilesAddress}
          state={{ from: activity }}
          preventScrollReset
          className="inline-flex min-h-11 items-center gap-2"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
          <Trans>All self-care activities</Trans>
        </TextLink>
      </p>
      <h2 id="activity-title" ref={heading} tabIndex={-1} className="mt-2 w-fit scroll-mt-24 rounded-xs text-2xl">
        {i18n._(name)}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">{i18n._(about)}</p>
      {played.includes(activity) && <WithoutScripts />}
      <div className="mt-6">{children}</div>
    </section>
  );
}

function WithoutScripts() {
  return (
    <Notice className="mt-4 hidden max-w-[62ch] noscript:flex">
      <p>
        <Trans>
          The buttons here need scripts, which are off in your browser. You can{' '}
          <TextLink to="/support?tab=resources&type=video">read such exercises step by step</TextLink> instead.
        </Trans>
      </p>
    </Notice>
  );
}
