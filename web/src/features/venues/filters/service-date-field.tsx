import { Day, LAST_DAY } from '@evenlight/contract/venues';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { today } from '../../../platform/dates';
import { DateField } from '../../../ui/forms/date-field';
import { useTypedFilter } from '../../../ui/forms/use-typed-filter';

type Props = { asked: string | undefined; onAsk: (date: string | undefined) => void };

export function ServiceDateField({ asked = '', onAsk }: Props) {
  const { t } = useLingui();
  const [earliest] = useState(today);
  const isUsable = (date: string) => date === '' || (date >= earliest && Day.safeParse(date).success);
  const { typed, type, leave, isLeft } = useTypedFilter(asked, (date) => {
    // While a year is typed, the calendar passes through the days of the Romans.
    if (isUsable(date)) onAsk(date || undefined);
  });

  function problem() {
    if (isUsable(typed) || !isLeft) return undefined;
    return typed < earliest ? t`Service date cannot be earlier than today` : t`Choose a date before the year 2200`;
  }

  return (
    <DateField
      name="date"
      label={t`Date of the service`}
      min={earliest}
      max={LAST_DAY}
      value={typed}
      problem={problem()}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
