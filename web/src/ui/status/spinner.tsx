import { classNames } from '../base/class-names';

/** A ring with a gap. It needs words beside it: under reduced motion it stands still. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      className={classNames('size-12 animate-spin', className)}
    >
      <circle cx="24" cy="24" r="20" className="stroke-line" />
      <path d="M24 4a20 20 0 0 1 20 20" className="stroke-pine" />
    </svg>
  );
}
