import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans } from '@lingui/react/macro';
import { CellWords } from './cell-words';
import type { Row } from './comparison';

// On phones it is drawn as blocks, and browsers then forget that it is a table; the roles say it again.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

type Props = { vendors: readonly Vendor[]; rows: readonly Row[] };

/** A column for each vendor, a row for each fact. On phones the vendors stand below each other in each fact. */
export function FactsTable({ vendors, rows }: Props) {
  return (
    <table {...roles.table} className="w-full border-collapse text-start max-sm:block">
      <caption className="mb-3 text-start font-medium font-serif text-xl max-sm:block">
        <Trans>What differs</Trans>
      </caption>
      <thead {...roles.group} className="max-sm:sr-only">
        <tr {...roles.row}>
          <th {...roles.columnHeader} scope="col" className="border-line-strong border-b py-2.5">
            <span className="sr-only">
              <Trans>What is compared</Trans>
            </span>
          </th>
          {vendors.map(({ id, name }) => (
            <th
              key={id}
              {...roles.columnHeader}
              scope="col"
              className="border-line-strong border-b px-3 py-2.5 text-start align-bottom font-semibold last:pe-0"
            >
              <span translate="no">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group} className="max-sm:grid max-sm:gap-3">
        {rows.map((row) => (
          <FactRow key={row.name} row={row} vendors={vendors} />
        ))}
      </tbody>
    </table>
  );
}

function FactRow({ row, vendors }: { row: Row; vendors: readonly Vendor[] }) {
  return (
    <tr
      {...roles.row}
      className="border-line border-b max-sm:block max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:p-4"
    >
      <th
        {...roles.rowHeader}
        scope="row"
        className="py-3 pe-3 text-start align-top font-semibold max-sm:block max-sm:py-0"
      >
        {row.name}
      </th>
      {vendors.map((vendor, column) => (
        <td key={vendor.id} {...roles.cell} className="py-3 align-top max-sm:block max-sm:py-1 sm:px-3 sm:last:pe-0">
          <span aria-hidden="true" translate="no" className="block text-ink-2 text-sm sm:hidden">
            {vendor.name}
          </span>
          <span translate={row.isName ? 'no' : undefined} className="wrap-anywhere">
            <CellWords row={row} vendor={vendor} words={row.cells[column]} />
          </span>
        </td>
      ))}
    </tr>
  );
}
