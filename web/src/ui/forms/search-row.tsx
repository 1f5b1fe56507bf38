import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../base/button';
import { classNames } from '../base/class-names';

type Props = {
  /** How wide its fields are beside each other. */
  className: string;
  /** Shown when there is something to clear. */
  clear?: ReactNode;
  children: ReactNode;
};

/** Fields that narrow a list down as they are changed. Without scripts it is a form that asks the server again. */
export function SearchRow({ className, clear, children }: Props) {
  return (
    <search className="print:hidden">
      <form
        method="get"
        className={classNames('grid grid-cols-1 items-end gap-4', className)}
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
        <div className={classNames('flex flex-wrap gap-3', !clear && 'hidden noscript:block')}>
          <div className="hidden noscript:block">
            <Button type="submit" variant="secondary">
              <Trans>Search</Trans>
            </Button>
          </div>
          {clear}
        </div>
      </form>
    </search>
  );
}
