import type { ReactNode } from 'react';

type Props = { isOpen: boolean; open: ReactNode; closed: ReactNode };

/**
 * Both are written into the page, and one of them is hidden. So a static page can change over when the chat closes,
 * without being loaded again: somebody may have begun to write on it.
 */
export function OpenOrClosed({ isOpen, open, closed }: Props) {
  return (
    <>
      <span data-while="open" hidden={!isOpen} className="contents">
        {open}
      </span>
      <span data-while="closed" hidden={isOpen} className="contents">
        {closed}
      </span>
    </>
  );
}
