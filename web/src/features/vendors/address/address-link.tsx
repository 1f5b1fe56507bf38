import type { ComponentProps, MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { linkTo, useGoTo } from '../../../platform/go-to-address';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** What the link changes in the address. */
  change: (address: URLSearchParams) => URLSearchParams;
};

/** A link that changes one thing in the address. A press starts from the last requested address. */
export function AddressLink({ change, onClick, replace = false, state, ...link }: Props) {
  const [address] = useSearchParams();
  const goTo = useGoTo();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isForNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isForNewTab) return;
    event.preventDefault();
    goTo(change, { replace, state });
  }

  return <Link {...link} to={linkTo(change(address))} onClick={follow} />;
}
