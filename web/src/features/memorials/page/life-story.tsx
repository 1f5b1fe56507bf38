import { Trans } from '@lingui/react/macro';
import { classNames } from '../../../ui/base/class-names';
import { theirWords } from '../../../ui/base/their-words';
import { beginsInLatin } from '../scripts';

/** Paragraphs as the family typed them, each in the direction of its own words. */
export function LifeStory({ biography }: { biography: string }) {
  const paragraphs = biography.split(/\n{2,}/).filter((text) => text.trim() !== '');
  if (paragraphs.length === 0)
    return (
      <p className="max-w-[65ch] font-leaning text-ink-2 text-lg italic">
        <Trans>A beloved life that touched many hearts.</Trans>
      </p>
    );
  return (
    <div className="grid max-w-[65ch] gap-5 font-serif text-lg leading-[1.75]">
      {paragraphs.map((text, place) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and nothing here has a state.
          key={place}
          {...theirWords}
          className={classNames('wrap-anywhere whitespace-pre-line', place === 0 && beginsInLatin(text) && dropCapital)}
        >
          {text}
        </p>
      ))}
    </div>
  );
}

const dropCapital =
  'first-letter:float-start first-letter:me-2 first-letter:mt-1.5 first-letter:text-[3.4em] first-letter:text-pine ' +
  'first-letter:leading-[0.8]';
