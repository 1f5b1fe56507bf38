import { localPhone, phoneLink } from '@evenlight/contract/brand';
import { serviceTypes } from '@evenlight/contract/traditions';
import { inquiryUrgencies } from '@evenlight/contract/vendors/inquiries';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { useBrand } from '../../../../platform/brand';
import { today } from '../../../../platform/dates';
import { TextLink } from '../../../../ui/base/text-link';
import { DateField } from '../../../../ui/forms/date-field';
import { SelectField } from '../../../../ui/forms/select-field';
import { TextArea } from '../../../../ui/forms/text-area';
import { TextField } from '../../../../ui/forms/text-field';
import { Notice } from '../../../../ui/status/notice';
import { serviceNames, urgencyNames } from '../words';
import type { AskForm } from './ask-form';

export function AskFields() {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextArea
        name="message"
        label={t`Your message`}
        hint={t`What you need, in your own words. A few are enough.`}
        rows={4}
      />
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <TextField name="name" label={t`Name`} autoComplete="name" isUnpraised />
        <TextField name="email" type="email" label={t`Email address`} autoComplete="email" isUnpraised />
        <TextField name="phone" type="tel" label={t`Phone (optional)`} autoComplete="tel" dir="ltr" isUnpraised />
        <SelectField
          name="serviceType"
          label={t`Kind of service (optional)`}
          placeholder={t`Not decided yet`}
          options={serviceTypes.map((value) => ({ value, label: i18n._(serviceNames[value]) }))}
          isUnpraised
        />
        <DateField
          name="eventDate"
          label={t`Service date`}
          hint={t`Optional, if you know it.`}
          min={today()}
          isUnpraised
        />
        <TextField
          name="budget"
          label={t`Budget`}
          hint={t`Optional, in dollars.`}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          isUnpraised
        />
        <SelectField
          name="urgency"
          label={t`How soon do you need an answer?`}
          options={inquiryUrgencies.map((value) => ({ value, label: i18n._(urgencyNames[value]) }))}
          isUnpraised
        />
      </div>
      <EmergencyNote />
    </>
  );
}

/** A letter may lie unread for hours; a voice is faster. */
function EmergencyNote() {
  const brand = useBrand();
  const isEmergency = useFormContext<AskForm>().watch('urgency') === 'emergency';
  return (
    <div role="status" className="empty:hidden">
      {isEmergency && brand && (
        <Notice tone="warn" title={<Trans>A call is faster than a letter</Trans>}>
          <p>
            <Trans>
              Call us at{' '}
              <TextLink href={phoneLink(brand.supportPhone)}>
                <bdi dir="ltr" className="whitespace-nowrap">
                  {localPhone(brand.supportPhone)}
                </bdi>
              </TextLink>
              . If somebody is in danger, or died and nobody expected it, call <TextLink href="tel:911">911</TextLink>{' '}
              first.
            </Trans>
          </p>
        </Notice>
      )}
    </div>
  );
}
