/** The look that all boxes to type or choose in share. */
export const controlLooks =
  'block w-full min-w-0 min-h-12 rounded-md border border-line-input bg-surface px-4 py-2.5 text-base text-ink ' +
  'placeholder:text-ink-3 transition-colors duration-150 hover:border-ink-2 ' +
  'aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad disabled:bg-mist disabled:text-ink-3';

const markLooks =
  'grid shrink-0 cursor-pointer appearance-none place-content-center border border-line-input bg-surface ' +
  'transition-colors duration-150 enabled:hover:border-pine aria-invalid:border-bad aria-invalid:ring-1 ' +
  'aria-invalid:ring-bad disabled:bg-mist disabled:opacity-70 before:scale-0 before:transition-transform ' +
  // Chosen colours of the system replace ours, and its own marks are drawn in them.
  'before:duration-100 checked:before:scale-100 forced-colors:appearance-auto forced-colors:before:hidden';

/** A box to tick; the tick is cut out of a square, so that no image has to be fetched. */
export const checkboxLooks = `${markLooks} size-6 rounded-xs checked:border-pine checked:bg-pine before:size-3.5 before:bg-on-pine before:[clip-path:polygon(14%_44%,0_62%,40%_96%,100%_18%,84%_5%,38%_66%)]`;

export const radioLooks = `${markLooks} size-6 rounded-full checked:border-pine before:size-3 before:rounded-full before:bg-pine`;

/** For a mark inside a card that is `relative`: its focus is drawn around the whole card. */
export const ringAroundCard =
  'focus-visible:outline-none after:pointer-events-none after:absolute after:-inset-px after:rounded-card ' +
  'focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-pine';

/** What is seen is the label around it, which is `relative`; what is pressed or touched is the mark, all over it. */
export const hiddenRadio = 'absolute inset-0 size-full cursor-pointer appearance-none opacity-0';
export const ringWhereFocused =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine';
