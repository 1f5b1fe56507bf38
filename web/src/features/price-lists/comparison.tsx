// Our price for the plan, and each home's beside it. On a phone one home at a time; wide and on paper all of them.
import type { PlanPriceLists } from '@evenlight/contract/price-lists';
import { linesThatCount, ourPricesOf, priceLines } from '@evenlight/contract/price-lists/lines';
import { sumFor } from '@evenlight/contract/price-lists/prices';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Amount } from '../../parts/amount';
import { Disclosure } from '../../ui/base/disclosure';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { Notes } from './notes';
import { PriceTable } from './price-table';

type Props = { plan: PlanPriceLists; onEdit: (listId: string) => void };

export function Comparison({ plan, onEdit }: Props) {
  const { t } = useLingui();
  const { lists, statement } = plan;
  const [chosen, setChosen] = useState(lists[0]?.id);
  const shown = lists.some(({ id }) => id === chosen) ? chosen : lists[0]?.id;
  const needed = linesThatCount(statement);
  const others = priceLines.filter((line) => !needed.some((need) => need.line === line));
  const ours = ourPricesOf(statement);
  const columns = lists.map((list) => ({ list, sum: sumFor(list.words.prices, needed) }));
  const restCents = statement.totalCents - ours.comparedCents;
  const rest = <Amount from="ours" cents={restCents} />;
  return (
    <section className="mt-6" aria-label={t`Compared line by line`}>
      {lists.length > 1 && (
        <div className="mb-5 md:hidden print:hidden">
          <ChoiceChips
            name="compared-home"
            legend={<Trans>Beside our price</Trans>}
            choices={lists.map(({ id, words }) => ({ value: id, label: words.home }))}
            value={shown ?? null}
            onChoose={setChosen}
          />
        </div>
      )}
      <PriceTable
        caption={t`Lines that your plan needs`}
        needed={needed}
        ours={ours}
        columns={columns}
        shown={shown}
        onEdit={plan.mayEdit ? onEdit : undefined}
      />
      <p className="mt-3 max-w-[64ch] text-ink-2 text-sm print:max-w-none">
        {restCents > 0 && (
          <Trans>
            Besides, {rest} of our price pays for what is on no price list, such as prayers, flowers, a venue or the
            crematory. Ask each home what it would pass on to you for the same.
          </Trans>
        )}{' '}
        <Trans>Where a home names a range, both ends are kept. What it has not named is not in its figure.</Trans>
      </p>
      <Disclosure title={<Trans>Not needed for your plan</Trans>} className="mt-5 print:hidden">
        <PriceTable
          caption={t`Lines that your plan does not need`}
          needed={others.map((line) => ({ line, count: 1 }))}
          ours={ours}
          columns={columns}
          shown={shown}
          isPlain
        />
      </Disclosure>
      <Notes lists={lists} />
    </section>
  );
}
