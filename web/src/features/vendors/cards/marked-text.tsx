import { markMatches } from './mark-matches';

type Props = { text: string; marked: readonly string[] };

/** A text with what was searched for marked in it. */
export function MarkedText({ text, marked }: Props) {
  let at = 0;
  return markMatches(text, marked).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMarked ? (
      <mark
        key={key}
        className="rounded-xs bg-gold-soft text-ink underline decoration-2 decoration-gold-fill underline-offset-2"
      >
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    );
  });
}
