import { Fragment } from 'react';
import { TextLink } from '../../../ui/base/text-link';

const ADDRESS = /(https:\/\/[^\s<>"]+[^\s<>".,;:)])/;

/** The address of a call can be touched; everything else stays text. */
export function WithLinks({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    ADDRESS.test(part) ? (
      <TextLink key={part} href={part} rel="noreferrer">
        {part}
      </TextLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
