// A step that opens later: it says so, what is safe, and what can be done today.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MailAddress } from '../../../features/desk/mail-address';
import { ButtonLink } from '../../../ui/base/button-link';
import { TextLink } from '../../../ui/base/text-link';
import { PhoneNumber } from '../../shell/phone-number';
import { useHouse } from '../../shell/use-house';
import type { StepId } from './plan-steps';

type Later = Extract<StepId, 'scheduling' | 'timeline'>;

const words: Record<Later, MessageDescriptor> = {
  scheduling: msg`A date cannot be confirmed here yet. You can choose one with your venue, and our team confirms it with you.`,
  timeline: msg`The timeline of the days around the service is not open yet. We go through it with you on the phone.`,
};

export function LaterStep({ step }: { step: Later }) {
  const { i18n } = useLingui();
  const { supportPhone, email } = useHouse().hours.brand;
  return (
    <div className="max-w-[62ch]">
      <p className="text-ink-2 text-lg">{i18n._(words[step])}</p>
      <h3 className="mt-8 text-xl">
        <Trans>What you can do today</Trans>
      </h3>
      <p className="mt-3 text-ink-2">
        <Trans>
          Call us at <PhoneNumber phone={supportPhone} /> or write to{' '}
          <TextLink href={`mailto:${email}`}>
            <MailAddress email={email} />
          </TextLink>
          . A person will help you with what you came here for.
        </Trans>
      </p>
      <ButtonLink to="/contact" variant="secondary" className="mt-6">
        <Trans>Talk to somebody</Trans>
      </ButtonLink>
    </div>
  );
}
