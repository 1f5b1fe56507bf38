// The words of a message, with the names in it. Never markup: whatever was typed is shown as it was typed.
import { Fragment } from 'react';
import { theirWords } from '../../../ui/base/their-words';
import { partsOf } from './mentions';

export function MessageWords({ text, names }: { text: string; names: readonly string[] }) {
  return (
    <p {...theirWords} className="wrap-anywhere whitespace-pre-wrap">
      {partsOf(text, names).map(({ text, isName }, place) =>
        isName ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same name may stand in a message twice.
          <strong key={place} className="font-semibold text-pine">
            {/* A name does not turn the sentence around that it begins. */}
            <bdi>{text}</bdi>
          </strong>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name.
          <Fragment key={place}>{text}</Fragment>
        ),
      )}
    </p>
  );
}
