import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** The column that everything on a page stands in. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('mx-auto w-full max-w-[1160px] px-5 sm:px-8', className)} />;
}
