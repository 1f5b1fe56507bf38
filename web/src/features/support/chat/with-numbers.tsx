import { TextLink } from '../../../ui/base/text-link';
import { piecesOf } from './numbers-in-text';

/** Numbers of the lines that we know can be touched. */
export function WithNumbers({ text }: { text: string }) {
  return piecesOf(text).map(({ at, words, link }) =>
    link ? (
      <TextLink key={at} href={link}>
        {words}
      </TextLink>
    ) : (
      words
    ),
  );
}
