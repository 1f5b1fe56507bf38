// What was paid, what others were asked for, and who pays what. Payments to us are for whoever made the plan.
import type { PlanCosts } from '@evenlight/contract/costs';
import type { CentsRange } from '@evenlight/contract/costs/cost-lines';
import { costTotals } from '@evenlight/contract/costs/totals';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../parts/amount';
import { Sum } from '../plans/sums';

export function WhoPays({ costs }: { costs: PlanCosts }) {
  const { t } = useLingui();
  const { money, isSecured, statement, lines } = costs;
  const totals = costTotals(statement.totalCents, lines);
  // What was paid to us beyond our price goes back, and pays nobody else.
  const paidCents = totals.paidToOthersCents + Math.min(money?.paidCents ?? 0, statement.totalCents);
  const left = { lowCents: totals.lowCents - paidCents, highCents: totals.highCents - paidCents };
  return (
    <section aria-labelledby="who-pays" className="mt-10">
      <h2 id="who-pays" className="border-line-strong border-b pb-2 text-xl">
        <Trans>Who pays</Trans>
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-2.5">
        {money ? (
          <Sum label={<Trans>Paid to us</Trans>}>
            <Amount from="family" cents={money.paidCents} />
          </Sum>
        ) : (
          <Sum label={<Trans>Paid to us</Trans>}>
            {isSecured ? <Trans>The deposit has come in</Trans> : <Trans>No deposit yet</Trans>}
          </Sum>
        )}
        {money?.shares.map(({ name, cents, state }) => (
          <Sum
            key={`${name} ${cents} ${state}`}
            label={state === 'paid' ? t`of which ${name}, a share` : t`${name} was asked for a share`}
          >
            <Amount from="family" cents={cents} />
          </Sum>
        ))}
        {totals.paidToOthersCents > 0 && (
          <Sum label={<Trans>Paid to others</Trans>}>
            <Amount from="family" cents={totals.paidToOthersCents} />
          </Sum>
        )}
        {payersIn(lines).map(([name, figure]) => (
          <Sum key={name} label={t`${name} pays, to others`}>
            <Amount from="together" range={figure} />
          </Sum>
        ))}
        {money && (
          <Sum
            label={<Trans>Still to be paid, as far as it is known</Trans>}
            className="border-line-strong border-t pt-3"
          >
            <Amount from="together" range={left} className="font-serif text-xl" />
          </Sum>
        )}
      </dl>
    </section>
  );
}

function payersIn(lines: PlanCosts['lines']): [string, CentsRange][] {
  const payers = new Map<string, CentsRange>();
  for (const { said, figure } of lines) {
    if (!said?.payer || !figure) continue;
    const { lowCents, highCents } = payers.get(said.payer) ?? { lowCents: 0, highCents: 0 };
    payers.set(said.payer, { lowCents: lowCents + figure.lowCents, highCents: highCents + figure.highCents });
  }
  return [...payers];
}
