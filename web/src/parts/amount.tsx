// An amount on a page. Every one is drawn here, and none without whose figure it is: an amount is ours, the family's, or a
// dated fact. Where no element can stand, platform/plain-amount.ts has the text.
import type { CentsRange } from '@evenlight/contract/costs/cost-lines';
import type { Figure } from '@evenlight/contract/facts';
import { plainAmount, plainSignedAmount, usePlainRange } from '../platform/plain-amount';
import { classNames } from '../ui/base/class-names';
import { CheckedOn } from './checked-on';

/** Whose figure it is. */
type AmountSource =
  /** Our price, and what is still to be paid of it. */
  | 'ours'
  /** What somebody of the family wrote, has in mind, was asked for or paid. */
  | 'family'
  /** The listing or quote of a vendor or venue. */
  | 'vendor'
  /** Another home's price list, as the family wrote it down. */
  | 'price-list'
  /** Made of figures of several of these, which stand on the same page. */
  | 'together';

type DollarFact = { figure: Extract<Figure, { unit: 'dollars' }>; checkedOn: string };

type Props = { className?: string } /** Signed, what is added has its sign as well. */ & (
  | { from: AmountSource; cents: number; isSigned?: true }
  | { from: AmountSource; range: CentsRange }
  /** As whoever lists it says it. */
  | { from: 'vendor'; words: string }
  /** Says below it when it was checked, unless the sentence around it does. */
  | { from: 'dated-fact'; fact: DollarFact; isDayInSentence?: true }
);

export function Amount(props: Props) {
  const { from, className } = props;
  // Numbers are not broken at the end of a line, except where a small screen with large letters has no room for one.
  return (
    <>
      <span data-amount={from} className={classNames('tabular-nums', className)}>
        <InWords {...props} />
      </span>
      {props.from === 'dated-fact' && !props.isDayInSentence && <CheckedOn day={props.fact.checkedOn} />}
    </>
  );
}

function InWords(props: Props): string {
  const inWords = usePlainRange();
  if ('words' in props) return props.words;
  if ('fact' in props) return inWords(props.fact.figure);
  if ('range' in props) return inWords(props.range);
  return props.isSigned ? plainSignedAmount(props.cents) : plainAmount(props.cents);
}
