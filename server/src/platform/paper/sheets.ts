// The sheets we print on: US Letter upright, or on its side and folded in the middle.
type Frame = { left: number; width: number };
export type Sheet = {
  size: [number, number];
  /** Where text begins and ends, from the top. */
  top: number;
  bottom: number;
  /** Text goes on from one to the next, and then to a new sheet. */
  frames: readonly [Frame, ...Frame[]];
};

const MARGIN = 54;
const FOOT_HEIGHT = 24;
const [SHORT, LONG] = [612, 792];
const PANEL = LONG / 2;
// Halves are narrow, and home printers leave a quarter of an inch.
const PANEL_MARGIN = 40;

export const letter: Sheet = {
  size: [SHORT, LONG],
  top: MARGIN,
  bottom: LONG - MARGIN - FOOT_HEIGHT,
  frames: [{ left: MARGIN, width: SHORT - 2 * MARGIN }],
};

export const folded: Sheet = {
  size: [LONG, SHORT],
  top: PANEL_MARGIN,
  bottom: SHORT - PANEL_MARGIN,
  frames: [
    { left: PANEL_MARGIN, width: PANEL - 2 * PANEL_MARGIN },
    { left: PANEL + PANEL_MARGIN, width: PANEL - 2 * PANEL_MARGIN },
  ],
};

export const footTop = (size: number) => LONG - MARGIN - size;
export const LETTER_TEXT_WIDTH = SHORT - 2 * MARGIN;
export const LETTER_LEFT = MARGIN;
