// One field for each column of a row.
import type { Column, TablePart } from '@evenlight/contract/manage';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/base/button';
import { useFocusOfGoneLines } from '../../ui/base/keep-focus';
import { CheckboxField } from '../../ui/forms/checkbox-field';
import { DateField } from '../../ui/forms/date-field';
import { FieldVerdict } from '../../ui/forms/field';
import { SelectField } from '../../ui/forms/select-field';
import { TextArea } from '../../ui/forms/text-area';
import { TextField } from '../../ui/forms/text-field';
import { useField } from '../../ui/forms/use-field';
import type { TypedLine } from './typed-cells';
import { columnHint, columnName, optionName } from './words';

export function CellFields({ columns }: { columns: readonly Column[] }) {
  return (
    <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
      {byOriginal(columns).map((group) => (
        <SideBySide key={group[0]?.name} columns={group} />
      ))}
    </div>
  );
}

/** Each column with its translations behind it. */
function byOriginal(columns: readonly Column[]) {
  return [...Map.groupBy(columns, ({ name, translates }) => translates?.column ?? name).values()];
}

function SideBySide({ columns }: { columns: readonly Column[] }) {
  const fields = columns.map((column) => <CellField key={column.name} column={column} isBeside={columns.length > 1} />);
  return columns.length > 1 ? (
    <div className={`grid items-end gap-x-5 gap-y-2 sm:grid-cols-2 ${wide}`}>{fields}</div>
  ) : (
    fields
  );
}

const wide = 'sm:col-span-2';

/** `isBeside`: another one stands beside it. */
function CellField({ column, isBeside }: { column: Column; isBeside: boolean }) {
  const { name, field, mayBeEmpty } = column;
  const { t, i18n } = useLingui();
  const texts = { name, label: columnName(i18n, name), isRequired: !mayBeEmpty, isUnpraised: true };
  const hint = columnHint(i18n, column);
  const width = isBeside ? {} : { className: wide };
  const asOptions = (options: readonly string[]) => options.map((value) => ({ value, label: optionName(i18n, value) }));
  switch (field.is) {
    case 'lines':
      return <TextArea {...texts} {...width} hint={hint} />;
    case 'list':
      return <TextArea {...texts} {...width} rows={3} hint={hint ?? t`One on each line`} />;
    case 'choice':
      return <SelectField {...texts} hint={hint} placeholder={t`Choose`} options={asOptions(field.options)} />;
    case 'yes-or-no':
      return <SelectField {...texts} hint={hint} placeholder={t`Choose`} options={asOptions(['yes', 'no'])} />;
    case 'choices':
      return <Boxes name={name} label={texts.label} options={field.options} />;
    case 'table':
      return <LinesOfFields name={name} label={texts.label} parts={field.parts} />;
    case 'day':
      return <DateField {...texts} hint={hint} />;
    default:
      return <TextField {...texts} hint={hint} autoComplete="off" inputMode={keyboardFor(field.is)} />;
  }
}

function keyboardFor(field: Column['field']['is']) {
  return field === 'money' || field === 'number' ? 'decimal' : 'text';
}

type BoxesProps = { name: string; label: string; options: readonly string[] };

function Boxes({ name, label, options }: BoxesProps) {
  const { i18n } = useLingui();
  const { id, problem } = useField({ name, label });
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-verdict`} className={wide}>
      <legend className="mb-1.5 font-semibold text-ui">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {options.map((option) => (
          <CheckboxField key={option} name={`${name}.${option}`} label={optionName(i18n, option)} />
        ))}
      </div>
      <FieldVerdict id={id} problem={problem} hasRoom />
    </fieldset>
  );
}

type LinesProps = { name: string; label: string; parts: readonly TablePart[] };

function LinesOfFields({ name, label, parts }: LinesProps) {
  const { t } = useLingui();
  const { control } = useFormContext<Record<string, TypedLine[]>>();
  const { fields: lines, append, remove } = useFieldArray({ control, name });
  const { id, problem } = useField({ name, label });
  const box = useFocusOfGoneLines(lines.length);
  const empty = Object.fromEntries(parts.map(({ name }) => [name, '']));
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-verdict`} className={wide}>
      <legend className="mb-1.5 font-semibold text-ui">{label}</legend>
      <div ref={box} tabIndex={-1} className="outline-none">
        <ol className="grid gap-4">
          {lines.map((line, place) => (
            <li key={line.id} className="rounded-card border border-line p-4">
              <fieldset className="grid items-end gap-x-4 sm:grid-cols-6">
                <legend className="sr-only">{t`Line ${place + 1}`}</legend>
                {parts.map((part, at) => (
                  <Part
                    key={part.name}
                    name={`${name}.${place}.${part.name}`}
                    part={part}
                    // Names need a row of their own; figures stand beside each other.
                    className={at === 0 ? 'sm:col-span-4' : 'sm:col-span-2'}
                  />
                ))}
                <Button
                  variant="ghost"
                  size="small"
                  className="-mt-3 justify-self-end sm:col-span-6"
                  onClick={() => remove(place)}
                >
                  <X aria-hidden="true" className="size-4.5" />
                  <span className="sr-only">{t`Remove line ${place + 1}`}</span>
                </Button>
              </fieldset>
            </li>
          ))}
        </ol>
      </div>
      <FieldVerdict id={id} problem={problem} hasRoom />
      <Button variant="secondary" size="small" onClick={() => append(empty)}>
        <Plus aria-hidden="true" className="size-4.5" />
        <Trans>Add a line</Trans>
      </Button>
    </fieldset>
  );
}

function Part({ name, part, className }: { name: string; part: TablePart; className: string }) {
  const { t, i18n } = useLingui();
  const texts = { name, label: columnName(i18n, part.name), isUnpraised: true, className };
  if (!part.options) return <TextField {...texts} autoComplete="off" />;
  const options = part.options.map((value) => ({ value, label: optionName(i18n, value) }));
  return <SelectField {...texts} placeholder={t`Choose`} options={options} />;
}
