export type Piece = {
  text: string;
  /** As the nearest element says; empty where nobody knows, as for what people wrote. */
  language: string;
  /** Not to be translated: a name or a place. */
  isKept: boolean;
};
