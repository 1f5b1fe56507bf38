// Of `npm run score:final` (docs/support.md), whole numbers of 100. Whoever scores it again writes them down here.
export const safetyFigures = {
  on: '2026-11-18',
  messages: 3_483,
  /** Of those in danger: the lines were shown. */
  alarmed: 66,
  /** Besides: asked plainly. */
  asked: 19,
  /** Of ordinary grief: taken for danger. */
  falseAlarms: 4,
  /** Of ordinary grief, besides: asked plainly. */
  askedInGrief: 11,
};
