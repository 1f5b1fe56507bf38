import { Trans } from '@lingui/react/macro';
import { buttonLooks } from './button-looks';

/** The first thing the Tab key meets on a page; shown only then. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  return (
    <div className="absolute start-4 -top-24 z-50 transition-[top] duration-150 focus-within:top-4">
      <a href={`#${target}`} className={buttonLooks('primary')}>
        <Trans>Skip to content</Trans>
      </a>
    </div>
  );
}
