import type { ReactNode } from 'react';
import { Button } from '../ui/base/button';
import type { ButtonSize } from '../ui/base/button-looks';

type Props = {
  /** The query that reads the list part by part. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
};

/** The next part of a list; nothing once all of it is shown. */
export function ShowMore({
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
  size,
  className,
  children,
}: Props) {
  if (!hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      size={size}
      className={className}
      state={isFetchingNextPage ? 'loading' : 'idle'}
      onClick={() => void fetchNextPage()}
    >
      {children}
    </Button>
  );
}
