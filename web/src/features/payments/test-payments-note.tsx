import { type TestCardKind, testCards } from '@evenlight/contract/test-payments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { classNames } from '../../ui/base/class-names';
import { Disclosure } from '../../ui/base/disclosure';

const doings: Record<TestCardKind, MessageDescriptor> = {
  succeeds: msg`Is paid at once`,
  declined: msg`Is declined`,
  'authentication-required': msg`The bank asks whether it is you`,
  'confirmed-later': msg`Is confirmed a little later`,
};

/** Where no real provider is configured: nobody may take this for the real thing. */
export function TestPaymentsNote({ className }: { className?: string }) {
  const { i18n } = useLingui();
  return (
    <div className={classNames('rounded-md bg-gold-soft px-4 pt-3.5', className)}>
      <p className="flex gap-3 font-semibold">
        <FlaskConical aria-hidden="true" className="mt-0.75 size-5 shrink-0 text-gold" />
        <Trans>Test payments: no card is charged</Trans>
      </p>
      <Disclosure className="border-b-0" title={<Trans>Numbers to try it with</Trans>}>
        <dl className="grid gap-3">
          {Object.entries(testCards).map(([number, kind]) => (
            <div key={number} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink tabular-nums">{number.replace(/(\d{4})(?=\d)/g, '$1 ')}</dt>
              <dd>{i18n._(doings[kind])}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
