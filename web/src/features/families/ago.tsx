import { useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../platform/dates';
import { useMinute } from '../../ui/base/minute';
import { howLongAgo } from './how-long-ago';

/** How long ago it was, and it grows while the page is open. */
export function Ago({ at, className }: { at: string; className?: string }) {
  const { i18n } = useLingui();
  const now = useMinute();
  return (
    <time dateTime={at} title={momentInWords(at, i18n)} className={className}>
      {howLongAgo(at, now, i18n)}
    </time>
  );
}
