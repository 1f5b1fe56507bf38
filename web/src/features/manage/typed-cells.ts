// What stands in a form, and what is sent: lists are typed line by line, choices are boxes, and priced lines have a row of
// fields each.
import type { Cells, Column, TablePart } from '@evenlight/contract/manage';
import { z } from 'zod';

const TypedTable = z.array(z.record(z.string(), z.string()));
const TypedBoxes = z.record(z.string(), z.boolean());
export const TypedRow = z.record(z.string(), z.union([z.string(), TypedTable, TypedBoxes]));
export type TypedRow = z.infer<typeof TypedRow>;
export type TypedLine = z.infer<typeof TypedTable>[number];

export function typedFrom(columns: readonly Column[], cells: Cells): TypedRow {
  return Object.fromEntries(columns.map((column) => [column.name, typedCell(column, cells[column.name] ?? '')]));
}

function typedCell({ field }: Column, cell: string): TypedRow[string] {
  if (field.is === 'list') return itemsIn(cell).join('\n');
  if (field.is === 'choices') {
    const chosen = itemsIn(cell);
    return Object.fromEntries(field.options.map((option) => [option, chosen.includes(option)]));
  }
  if (field.is === 'table') return tableIn(field.parts, cell);
  return cell;
}

export function cellsFrom(columns: readonly Column[], typed: TypedRow): Cells {
  return Object.fromEntries(columns.map((column) => [column.name, cellOf(column, typed[column.name])]));
}

function cellOf({ field }: Column, typed: TypedRow[string] | undefined): string {
  if (field.is === 'table') return inTable(field.parts, TypedTable.safeParse(typed).data ?? []);
  if (field.is === 'choices') {
    const boxes = TypedBoxes.safeParse(typed).data ?? {};
    return field.options.filter((option) => boxes[option]).join('; ');
  }
  const text = typeof typed === 'string' ? typed : '';
  return field.is === 'list' ? inList(text) : text;
}

/** `;` stands between items; one that belongs to an item has a `\` in front. */
function itemsIn(cell: string): string[] {
  const items = cell.match(/(\\.|[^\\;])+/gs) ?? [];
  return items.map((item) => item.replace(/\\(.)/gs, '$1').trim()).filter(Boolean);
}

function inList(text: string): string {
  const items = text.split('\n').map((item) => item.trim());
  return items
    .filter(Boolean)
    .map((item) => item.replace(/[\\;]/g, '\\$&'))
    .join('; ');
}

function tableIn(parts: readonly TablePart[], cell: string): TypedLine[] {
  const lines = cell.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const said = line.split(/(?<!\\)\|/).map((part) => part.replace(/\\(.)/gs, '$1').trim());
    return Object.fromEntries(parts.map(({ name }, place) => [name, said[place] ?? '']));
  });
}

function inTable(parts: readonly TablePart[], lines: readonly TypedLine[]): string {
  const filled = lines.filter((line) => parts.some(({ name }) => line[name]?.trim()));
  return filled
    .map((line) => parts.map(({ name }) => (line[name] ?? '').trim().replace(/[\\|]/g, '\\$&')).join(' | '))
    .join('\n');
}
