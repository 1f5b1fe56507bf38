/** A sun on the horizon, under an arch of light. */
export function BrandMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 24" fill="none" strokeWidth="2" strokeLinecap="round" className="h-6 w-7">
      <path d="M4 18.5a10 10 0 0 1 20 0" className="stroke-pine" />
      <circle cx="14" cy="16" r="4.2" className="fill-gold-fill" />
      <path d="M1.5 22h25" className="stroke-pine" />
    </svg>
  );
}
