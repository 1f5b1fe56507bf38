import { consultationTypes, type DaySlots } from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { chosen, SelectField } from '../../../ui/forms/select-field';
import { typeNames } from './booking-words';
import { CallBackToday } from './call-back-today';
import { ChooseHour } from './choose-hour';
import type { TypedBooking } from './typed-booking';

type Props = {
  typed: TypedBooking;
  phone: string;
  instead: DaySlots[] | null;
  onType: (change: Partial<TypedBooking>) => void;
};

export function StepHour({ typed, phone, instead, onType }: Props) {
  const { t, i18n } = useLingui();
  const { preferredDate, preferredTime, consultationType } = typed;
  return (
    <div className="grid gap-4">
      <SelectField
        name="consultationType"
        label={t`Kind of talk`}
        value={consultationType}
        onChange={({ target }) =>
          onType({ consultationType: chosen(consultationTypes, target.value) ?? consultationType })
        }
        options={consultationTypes.map((value) => ({ value, label: i18n._(typeNames[value]) }))}
      />
      <div role="status" className="empty:hidden">
        {consultationType === 'crisis' && <CallBackToday phone={phone} hasNumber={typed.clientPhone !== ''} />}
      </div>
      <ChooseHour
        date={preferredDate}
        time={preferredTime}
        phone={phone}
        instead={instead}
        onChoose={({ date, time }) => onType({ preferredDate: date, preferredTime: time })}
      />
      <div className="mt-2 flex flex-wrap justify-between gap-3">
        <Button variant="secondary" onClick={() => onType({ step: 1 })}>
          <Trans>Back</Trans>
        </Button>
        <Button aria-disabled={preferredTime === '' || undefined} onClick={() => onType({ step: 3 })}>
          <Trans>Next</Trans>
        </Button>
      </div>
    </div>
  );
}
