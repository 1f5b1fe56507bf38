import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import { tableRoles } from './table-roles';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, so that their digits line up. */
  align?: 'start' | 'end';
};

type Props<Row> = {
  caption: ReactNode;
  isCaptionHidden?: boolean;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  className?: string;
};

export function Table<Row>({ caption, isCaptionHidden, columns, rows, rowKey, className }: Props<Row>) {
  return (
    <table {...tableRoles.table} className={classNames('w-full border-collapse text-start max-sm:block', className)}>
      <caption className={isCaptionHidden ? 'sr-only' : 'mb-3 text-start font-medium font-serif text-xl max-sm:block'}>
        {caption}
      </caption>
      <thead {...tableRoles.group} className="max-sm:sr-only">
        <tr {...tableRoles.row}>
          {columns.map(({ key, header, align }) => (
            <th
              key={key}
              {...tableRoles.header}
              scope="col"
              className={classNames(
                'border-line-strong border-b px-3 py-2.5 font-semibold text-ink-2 text-sm first:ps-0 last:pe-0',
                align === 'end' ? 'text-end' : 'text-start',
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="max-sm:grid max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            {...tableRoles.row}
            className="border-line border-b max-sm:block max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:px-4 max-sm:py-2"
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <td
      {...tableRoles.cell}
      className={classNames(
        'py-3 align-top sm:px-3 sm:last:pe-0 sm:first:ps-0',
        'max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:py-1.5 max-sm:first:font-semibold',
        column.align === 'end' && 'tabular-nums sm:text-end',
      )}
    >
      <span aria-hidden="true" className="min-w-0 font-normal text-ink-2 text-sm leading-[1.8] sm:hidden">
        {column.header}
      </span>
      <span className="min-w-0 max-sm:text-end">{column.cell(row)}</span>
    </td>
  );
}
