/** One of a list, counted on from its beginning when the place lies beyond its end. */
export function elementOf<Element>(list: readonly Element[], place: number): Element {
  const element = list[place % list.length];
  if (element === undefined) throw new Error('There is nothing to choose from.');
  return element;
}
