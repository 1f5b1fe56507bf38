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

/** One or more sentences of a normalised text: a stop or question mark ends one. What runs on for long is cut in pieces. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.?]) /).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.flatMap((sentence) => piecesOf(sentence, RUN_ON));
}

/** So long is nobody's sentence: stops were left out, or the telephone wrote what it heard. */
const RUN_ON = { words: 80, overlap: 20 };

/** The whole where it has no more words; else pieces that overlap, so that what is said at a cut is in one of them. */
export function piecesOf(text: string, { words: most, overlap }: { words: number; overlap: number }): string[] {
  const words = text.split(' ');
  const count = Math.max(1, Math.ceil((words.length - overlap) / (most - overlap)));
  return Array.from({ length: count }, (_, at) => {
    const start = at * (most - overlap);
    return words.slice(start, start + most).join(' ');
  });
}
