import { type PriceLine, priceLines } from '@evenlight/contract/price-lists/lines';
import type { SaidPrice } from '@evenlight/contract/price-lists/prices';
import type { ReadRow } from '@evenlight/contract/price-lists/read-row';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../parts/amount';
import { theirWords } from '../../ui/base/their-words';
import { controlLooks } from '../../ui/forms/control-looks';
import { lineNames, unitWords } from './line-words';

export type Placed = ReadRow & { isLeftOut: boolean };

export const placedOf = (rows: readonly ReadRow[]): Placed[] => rows.map((row) => ({ ...row, isLeftOut: false }));

const AS_TEXT = '';
const LEFT_OUT = 'left-out';

type Props = { rows: readonly Placed[]; onChange: (rows: Placed[]) => void };

export function ConfirmRows({ rows, onChange }: Props) {
  const { t, i18n } = useLingui();
  const count = rows.filter(({ line, said }) => line && said).length;
  function place(at: number, chosen: string) {
    const line = priceLines.find((one) => one === chosen) ?? null;
    onChange(rows.map((row, index) => (index === at ? { ...row, line, isLeftOut: chosen === LEFT_OUT } : row)));
  }
  return (
    <section aria-labelledby="rows" className="mt-6">
      <h2 id="rows" className="text-xl">
        <Trans>Is this right?</Trans>
      </h2>
      <p className="mt-1 text-ink-2 text-sm">
        {t`${plural(count, { one: '# price was read', other: '# prices were read' })}`}.{' '}
        <Trans>Several prices of one line become a range. What stays as text does not count.</Trans>
      </p>
      <ul className="mt-3 border-line-strong border-t">
        {rows.map(({ text, line, said, isLeftOut }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows neither move nor go, and two may say the same
          <li key={at} className="grid gap-x-4 gap-y-2 border-line border-b py-3 sm:grid-cols-[1fr_16rem]">
            <div className="min-w-0">
              <p {...theirWords} className="wrap-anywhere text-ink-2 text-sm">
                {text}
              </p>
              <p className="font-serif text-lg">
                <ReadPrice said={said} />
              </p>
            </div>
            <select
              aria-label={t`What it is: ${text}`}
              className={controlLooks}
              value={isLeftOut ? LEFT_OUT : said ? (line ?? AS_TEXT) : AS_TEXT}
              onChange={(event) => place(at, event.target.value)}
            >
              <option value={AS_TEXT}>{t`Keep as text`}</option>
              <option value={LEFT_OUT}>{t({ message: 'Leave out', context: 'price list' })}</option>
              {said && <Lines />}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );

  function Lines() {
    return priceLines.map((one: PriceLine) => (
      <option key={one} value={one}>
        {i18n._(lineNames[one])}
      </option>
    ));
  }
}

function ReadPrice({ said }: { said: SaidPrice | null }) {
  const { i18n } = useLingui();
  if (!said)
    return (
      <span className="font-sans text-base text-warn">
        <Trans>No price we could be sure of. You can type it afterwards.</Trans>
      </span>
    );
  if (said.is === 'included') return <Trans context="price list">included</Trans>;
  if (said.is === 'not-offered') return <Trans context="price list">not offered</Trans>;
  const amount = <Amount from="price-list" range={said} />;
  if (said.unit === 'whole') return amount;
  return (
    <>
      {amount} {i18n._(unitWords[said.unit])}
    </>
  );
}
