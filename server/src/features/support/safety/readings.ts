// What was written, in every way it may be meant: as it stands, with slips of the hand mended, and where English and
// Spanish meet in one message, by the words of the other one. Each is judged, and the gravest counts.
import { type Normalised, normalise, normaliseBoth } from './normalise.ts';
import { mendSpelling } from './spelling.ts';

/** The first is the one that was written. */
export function readingsOf(text: string): Normalised[] {
  const written = normalise(text);
  const all = [written, ...normaliseBoth(text).filter(({ language }) => language !== written.language)];
  return [...all, ...all.map(mendSpelling).filter((mended, at) => mended.text !== all[at]?.text)];
}

/** One or more sentences of a normalised text: a stop or question mark ends one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?]) /).filter((sentence) => /\p{L}/u.test(sentence));
}
