import type { KeptFigures } from '@evenlight/contract/queue';
import { useLingui } from '@lingui/react/macro';
import { shareOf, waitInWords } from './queue/kept-share';

/** How we kept our word this month, where whoever runs the house shows it. */
export function KeptSentence({ thisMonth, className }: { thisMonth: KeptFigures | null; className?: string }) {
  const { t, i18n } = useLingui();
  const share = thisMonth && shareOf(thisMonth);
  if (share === null || !thisMonth || thisMonth.medianMinutes === null) return null;
  const wait = waitInWords(thisMonth.medianMinutes, i18n);
  return (
    <p className={className}>
      {t`This month we kept the time we promised to ${share}% of those who asked. Half of our answers came within ${wait}.`}
    </p>
  );
}
