import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { today } from '../../../platform/dates';
import { DateField } from '../../../ui/forms/date-field';
import { useTypedFilter } from './use-typed-filter';

type Props = { asked: string | undefined; onAsk: (date: string | undefined) => void };

export function ServiceDateField({ asked = '', onAsk }: Props) {
  const { t } = useLingui();
  const [earliest] = useState(today);
  const { typed, type } = useTypedFilter(asked, (date) => {
    // While a year is typed, the calendar passes through the days of the Romans.
    if (date === '' || date >= earliest) onAsk(date || undefined);
  });
  return (
    <DateField
      name="date"
      label={t`Date of the service`}
      min={earliest}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
