// Quotes side by side, line by line. What somebody left out stays visible, or totals would lie.
import type { Inquiry, QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import { type Quote, type QuoteCell, type QuoteRow, quotesSideBySide } from '@evenlight/contract/vendors/quotes';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../../parts/amount';
import { plainDay } from '../../../../platform/dates';
import { theirWords } from '../../../../ui/base/their-words';

type Quoted = Inquiry & { quote: Quote };

/** Quotes that can still be compared: who was withdrawn or cannot do it is not among them. */
export function quotedIn({ inquiries }: QuoteRequest): Quoted[] {
  return inquiries.filter(
    (inquiry): inquiry is Quoted =>
      inquiry.quote !== null && ['answered', 'chosen', 'completed'].includes(inquiry.state),
  );
}

const head =
  'sticky start-0 z-10 w-28 min-w-28 bg-surface py-3 pe-3 text-start align-top font-semibold sm:w-56 print:static print:w-auto print:min-w-0 print:text-xs';
const cell =
  'min-w-26 border-line border-s px-3 py-3 sm:min-w-36 sm:px-4 text-end align-top tabular-nums print:min-w-0 print:px-1.5 print:text-xs';

export function SideBySide({ request, quoted }: { request: QuoteRequest; quoted: readonly Quoted[] }) {
  const { t } = useLingui();
  const quotes = quoted.map(({ quote }) => quote);
  const rows = quotesSideBySide(request.wanted, quotes);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever works with keys must be able to scroll it sideways.
      tabIndex={0}
      aria-label={t`Quotes as a table`}
      className="mt-4 overflow-x-auto rounded-card border border-line bg-surface px-4 print:overflow-visible"
    >
      <table className="w-full border-collapse print:table-fixed">
        <caption className="sr-only">
          <Trans>Quotes side by side</Trans>
        </caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className={head}>
              <Trans>What for</Trans>
            </th>
            {quoted.map(({ id, vendor }) => (
              <th key={id} scope="col" className={`${cell} wrap-anywhere font-semibold`}>
                <bdi translate="no">{vendor.name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LineRow key={`${row.wanted} ${row.name}`} row={row} quoted={quoted} />
          ))}
        </tbody>
        <tfoot>
          <TotalRow rows={rows} quoted={quoted} />
          <ValidityRow quoted={quoted} />
        </tfoot>
      </table>
    </section>
  );
}

function LineRow({ row, quoted }: { row: QuoteRow; quoted: readonly Quoted[] }) {
  const prices = row.cells.flatMap((cell) => (cell ? [cell.cents] : []));
  const apart = <Amount from="vendor" cents={Math.max(...prices) - Math.min(...prices)} />;
  return (
    <tr className="border-line border-b">
      <th scope="row" className={`${head} hyphens-auto wrap-break-word`}>
        <span {...theirWords}>{row.name}</span>
        {row.differs && prices.length > 1 && (
          <span className="block font-normal text-gold text-sm">
            <Trans>{apart} apart</Trans>
          </span>
        )}
      </th>
      {quoted.map(({ id }, place) => (
        <td key={id} className={cell}>
          <CellWords cell={row.cells[place] ?? null} name={row.name} />
        </td>
      ))}
    </tr>
  );
}

function CellWords({ cell, name }: { cell: QuoteCell | null; name: string }) {
  if (!cell)
    return (
      <span className="text-ink-2 italic">
        <Trans>not quoted</Trans>
      </span>
    );
  return (
    <>
      <Amount from="vendor" cents={cell.cents} className="font-semibold" />
      {cell.lines.map((line, index) => {
        const isOneOfSeveral = cell.lines.length > 1;
        const words = [isOneOfSeveral || line.name !== name ? line.name : '', line.note].filter(Boolean).join(' · ');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a quote have no name of their own and never move.
          <span key={index} className="wrap-anywhere block text-ink-2 text-sm empty:hidden">
            {isOneOfSeveral && <Amount from="vendor" cents={line.cents} />}
            {isOneOfSeveral && words && ' · '}
            {words}
          </span>
        );
      })}
    </>
  );
}

function TotalRow({ rows, quoted }: { rows: readonly QuoteRow[]; quoted: readonly Quoted[] }) {
  return (
    <tr className="border-line-strong border-b">
      <th scope="row" className={head}>
        <Trans>Total</Trans>
      </th>
      {quoted.map(({ id, quote }, place) => {
        const missing = rows.filter((row) => row.wanted !== null && !row.cells[place]).length;
        return (
          <td key={id} className={cell}>
            <Amount from="vendor" cents={quote.totalCents} className="font-serif text-xl print:text-sm" />
            {missing > 0 && (
              <span className="block text-ink-2 text-sm">
                <Plural value={missing} one="without # line you asked for" other="without # lines you asked for" />
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function ValidityRow({ quoted }: { quoted: readonly Quoted[] }) {
  const { i18n } = useLingui();
  return (
    <tr>
      <th scope="row" className={head}>
        <Trans>Holds until</Trans>
      </th>
      {quoted.map(({ id, quote: { validUntil } }) => (
        <td key={id} className={`${cell} text-sm`}>
          {validUntil ? plainDay(validUntil, i18n) : <Trans>no end named</Trans>}
        </td>
      ))}
    </tr>
  );
}
