import { TextLink } from './text-link';

type Piece = { at: number; words: string; link: string | null };

/** A text in which some words lead somewhere. */
export function LinkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ at, words, link }) =>
    link ? (
      <TextLink key={at} href={link}>
        {words}
      </TextLink>
    ) : (
      words
    ),
  );
}
