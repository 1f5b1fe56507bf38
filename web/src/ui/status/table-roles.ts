// On phones a table is drawn as stacked blocks. Browsers then forget that it is a table, so the roles say it again.
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
};
