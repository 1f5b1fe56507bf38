// Of `npm run score:final` (docs/support.md), whole numbers of 100. Whoever scores it again writes them down here.
export const safetyFigures = {
  on: '2026-11-18',
  messages: 3_483,
  /** Of those in danger: the lines were shown. */
  alarmed: 77,
  /** Besides: asked plainly. */
  asked: 12,
  /** Of ordinary grief: taken for danger. */
  falseAlarms: 7,
  /** Of ordinary grief, besides: asked plainly. */
  askedInGrief: 11,
};
