// The quiet second way: the same words, sent by the reader's own mail program.
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { calendarDay } from '../../../../platform/dates';
import { ButtonLink } from '../../../../ui/base/button-link';
import { serviceNames, urgencyNames } from '../words';
import type { AskForm } from './ask-form';
import { mailtoLink } from './mailto-link';

export function OpenInMail({ vendors }: { vendors: readonly Vendor[] }) {
  const { t, i18n } = useLingui();
  const typed = useFormContext<AskForm>().watch();
  const asked = vendors.filter(({ id }) => typed.vendorIds.includes(id));
  const { name, email, phone, budget, serviceType, eventDate, urgency, message, wanted } = typed;
  const lines = wanted.map((row) => row.name.trim()).filter(Boolean);
  const factOf = (line: string, number: number) => [t`Price for ${number}`, line] as const;
  const href = mailtoLink({
    to: asked.map((vendor) => vendor.email),
    subject: name.trim() === '' ? t`A question` : t`A question from ${name}`,
    message,
    facts: [
      [t`Name`, name],
      [t`Email`, email],
      [t`Phone`, phone],
      [t`Kind of service`, serviceType === '' ? '' : i18n._(serviceNames[serviceType])],
      [t`Date`, eventDate === '' ? '' : calendarDay(eventDate, i18n)],
      [t`Budget in dollars`, budget],
      [t`How soon`, i18n._(urgencyNames[urgency])],
      ...lines.map((line, place) => factOf(line, place + 1)),
    ],
  });
  if (asked.length === 0) return null;
  return (
    <ButtonLink variant="ghost" href={href}>
      <Trans>Open in my e-mail</Trans>
    </ButtonLink>
  );
}
