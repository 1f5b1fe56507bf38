import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../../ui/base/button-link';
import { Wrap } from '../../../ui/base/wrap';
import { EstimatesNote } from '../estimates-note';
import { ClosingCall } from './closing-call';

/** The end of a page for visitors: how prices are meant, and an account as the next step. `children` are other steps. */
export function ClosingForVisitors({ children, ...call }: ComponentProps<typeof ClosingCall>) {
  return (
    <>
      <Wrap className="pt-12">
        <EstimatesNote />
      </Wrap>
      <ClosingCall {...call}>
        <ButtonLink to="/signup">
          <Trans>Create Your Account</Trans>
        </ButtonLink>
        {children}
      </ClosingCall>
    </>
  );
}
