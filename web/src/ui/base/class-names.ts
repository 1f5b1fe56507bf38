/** Joins class names, leaving out what is not set. Classes passed to a component place it; its looks are props. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
