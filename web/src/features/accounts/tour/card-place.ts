// Where the card of the tour stands beside what it points at. On phones the style sheet keeps it at the bottom instead.

export type CardPosition = 'top' | 'bottom' | 'left' | 'right';
export type Box = { top: number; left: number; width: number; height: number };
type Size = { width: number; height: number };

const GAP = 16;

/** As asked if there is room, else on the other side; always wholly inside the window. */
export function placeOfCard(target: Box | null, card: Size, view: Size, position: CardPosition) {
  const middle = { top: (view.height - card.height) / 2, left: (view.width - card.width) / 2 };
  if (!target) return inside(middle, card, view);
  const places = {
    top: { top: target.top - card.height - GAP, left: target.left },
    bottom: { top: target.top + target.height + GAP, left: target.left },
    left: { top: target.top, left: target.left - card.width - GAP },
    right: { top: target.top, left: target.left + target.width + GAP },
  };
  const fits = ({ top, left }: { top: number; left: number }) =>
    top >= GAP && left >= GAP && top + card.height <= view.height - GAP && left + card.width <= view.width - GAP;
  const choices = [places[position], places[opposite[position]]];
  return inside(choices.find(fits) ?? places[position], card, view);
}

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

function inside({ top, left }: { top: number; left: number }, card: Size, view: Size) {
  const within = (at: number, size: number, room: number) => Math.max(GAP, Math.min(at, room - size - GAP));
  return { top: within(top, card.height, view.height), left: within(left, card.width, view.width) };
}
