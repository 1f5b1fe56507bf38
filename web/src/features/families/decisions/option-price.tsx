import type { DecisionOption } from '@evenlight/contract/families/decisions';
import { Trans } from '@lingui/react/macro';
import { Amount } from '../../../parts/amount';

type Priced = Pick<DecisionOption, 'cents' | 'moreCents'>;
type Props = { option: Priced; all: readonly Priced[] };

/** What the plan would cost with it, against the others; nothing where it has no price. */
export function OptionPrice({ option: { cents, moreCents }, all }: Props) {
  if (cents === null || moreCents === null) return null;
  const total = <Amount from="ours" cents={cents} />;
  const more = <Amount from="ours" cents={moreCents} />;
  if (all.every((option) => option.moreCents === 0))
    return <Trans>The plan would come to {total}, as with the others.</Trans>;
  if (moreCents === 0) return <Trans>The plan would come to {total}, the least of these.</Trans>;
  return (
    <Trans>
      The plan would come to {total}, {more} more than the least.
    </Trans>
  );
}
