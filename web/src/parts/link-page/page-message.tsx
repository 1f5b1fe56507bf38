import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Wrap } from '../../ui/base/wrap';
import { PhoneNumber } from '../phone-number';
import { useHouse } from '../use-house';

type Props = {
  icon?: ReactNode;
  title: ReactNode;
  children: ReactNode;
  /** The ways on. */
  actions?: ReactNode;
};

/** A page that has one thing to say, and where to go from there. */
export function PageMessage({ icon, title, children, actions }: Props) {
  const { supportPhone } = useHouse().hours.brand;
  return (
    <Wrap className="py-12 sm:py-20">
      <div className="max-w-[46rem]">
        {icon}
        <h1 className="text-title">{title}</h1>
        <div className="mt-4 grid max-w-[60ch] gap-3 text-ink-2 text-lg">
          {children}
          <p>
            <Trans>
              Questions? Call us at <PhoneNumber phone={supportPhone} />.
            </Trans>
          </p>
        </div>
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </Wrap>
  );
}
