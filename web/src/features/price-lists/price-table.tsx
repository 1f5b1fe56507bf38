// Lines down, homes across. A real table at every size: on a phone the homes that are not chosen are left out.
import type { PriceList } from '@evenlight/contract/price-lists';
import type { NeededLine, OurPrices } from '@evenlight/contract/price-lists/lines';
import type { ListSum, SaidPrice } from '@evenlight/contract/price-lists/prices';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../parts/amount';
import { Button } from '../../ui/base/button';
import { classNames } from '../../ui/base/class-names';
import { lineNames, unitWords } from './line-words';
import { ListFigure } from './list-figure';

type Column = { list: PriceList; sum: ListSum };
type Props = {
  caption: string;
  needed: readonly NeededLine[];
  ours: OurPrices;
  columns: readonly Column[];
  /** Which home stands beside ours on a phone. */
  shown: string | undefined;
  /** Heads are names alone: these lines make no figure. */
  isPlain?: boolean;
  onEdit?: ((listId: string) => void) | undefined;
};

const CELL =
  'border-line border-b px-1.5 py-2.5 align-top md:px-3 print:py-1.5 text-end tabular-nums first:ps-0 last:pe-0';

export function PriceTable({ caption, needed, ours, columns, shown, isPlain = false, onEdit }: Props) {
  const { i18n } = useLingui();
  const { comparedCents } = ours;
  return (
    <table className="w-full table-fixed border-collapse text-start text-ui print:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-top">
          <th scope="col" className="w-[30%] border-line-strong border-b pb-3 text-start md:w-[24%] print:w-[24%]">
            <span className="sr-only">
              <Trans>Line</Trans>
            </span>
          </th>
          <Head>
            <Trans>Our price</Trans>
            {!isPlain && (
              <>
                <Amount
                  from="ours"
                  cents={comparedCents}
                  className="block font-serif text-lg leading-snug md:text-2xl print:text-lg"
                />
                <span className="block font-normal text-ink-2 text-sm">
                  <Trans>for these lines</Trans>
                </span>
              </>
            )}
          </Head>
          {columns.map(({ list, sum }) => (
            <Head key={list.id} className={onPhone(list.id === shown)}>
              <span className="wrap-anywhere" translate="no">
                {list.words.home}
              </span>
              {!isPlain && <ListFigure words={list.words} sum={sum} neededCount={needed.length} />}
              {onEdit && <EditList home={list.words.home} onEdit={() => onEdit(list.id)} />}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {needed.map(({ line, count }) => (
          <tr key={line}>
            <th
              scope="row"
              className="wrap-anywhere hyphens-auto border-line border-b py-2.5 text-start align-top font-normal print:py-1.5"
            >
              {i18n._(lineNames[line])}
              {count > 1 && ` × ${count}`}
            </th>
            <td className={CELL}>
              <Ours cents={ours.cents.get(line)} />
            </td>
            {columns.map(({ list }) => (
              <td key={list.id} className={classNames(CELL, onPhone(list.id === shown))}>
                <Theirs said={list.words.prices.find((price) => price.line === line)?.said} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const onPhone = (isShown: boolean) => (isShown ? '' : 'max-md:hidden print:table-cell');

function Head({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={classNames(
        'border-line-strong border-b px-1.5 pb-3 text-end md:px-3 font-semibold last:pe-0',
        className,
      )}
    >
      {children}
    </th>
  );
}

function EditList({ home, onEdit }: { home: string; onEdit: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      variant="ghost"
      size="small"
      className="mt-1 max-w-full max-sm:px-0 sm:-me-3"
      aria-label={t`Edit the list of ${home}`}
      onClick={onEdit}
    >
      <Trans>Edit</Trans>
    </Button>
  );
}

function Ours({ cents }: { cents: number | null | undefined }) {
  if (cents === undefined) return <span className="text-ink-2">—</span>;
  if (cents === null) return <Trans context="price list">included</Trans>;
  return <Amount from="ours" cents={cents} />;
}

function Theirs({ said }: { said: SaidPrice | undefined }) {
  const { i18n } = useLingui();
  if (!said)
    return (
      <span className="inline-block rounded-xs border border-line-strong border-dashed px-2 text-ink-2 text-sm">
        <Trans context="price list">not known</Trans>
      </span>
    );
  if (said.is === 'included') return <Trans context="price list">included</Trans>;
  if (said.is === 'not-offered')
    return (
      <span className="text-ink-2">
        <Trans context="price list">not offered</Trans>
      </span>
    );
  const amount = <Amount from="price-list" range={said} />;
  if (said.unit === 'whole') return amount;
  return (
    <>
      {amount} {i18n._(unitWords[said.unit])}
      <span className="block text-ink-2 text-sm">
        <Trans>not in the figure</Trans>
      </span>
    </>
  );
}
