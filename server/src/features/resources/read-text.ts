// One text of the library: what is read, what is played, and how long it takes.
import { ExerciseStep, type ResourceContent, type Span } from '@evenlight/contract/resources';
import { blocksOf, plainText, unreadable, type WrittenBlock } from './read-markdown.ts';

/** Unhurried reading on a phone. */
const WORDS_A_MINUTE = 200;

const STEPS_HEADING = /^## Steps[ \t]*$/m;
const STEP = /^- (\d+) (\w+): (.+)$/;

type Read = { blocks: WrittenBlock[]; steps: ExerciseStep[] };

/** Refuses what cannot be shown, naming the place. */
export function readText({ type, body }: Pick<ResourceContent, 'type' | 'body'>): Read {
  if (type !== 'video') return { blocks: blocksOf(body), steps: [] };
  const [words, played] = partsOf(body);
  return { blocks: blocksOf(words), steps: stepsIn(played) };
}

/** An exercise that has nothing to play would leave somebody before an empty screen. */
function stepsIn(played: string): ExerciseStep[] {
  const lines = played.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return unreadable('## Steps');
  return lines.map((line) => {
    const [, seconds, movement, words = ''] = STEP.exec(line.trim()) ?? [];
    const { data } = ExerciseStep.safeParse({ seconds: Number(seconds), movement, words: words.trim() });
    return data ?? unreadable(line);
  });
}

function partsOf(body: string): [words: string, played: string] {
  const { index, 0: heading } = STEPS_HEADING.exec(body) ?? { index: body.length, 0: '' };
  return [body.slice(0, index), body.slice(index + heading.length)];
}

/** At least one. Quick, because it is asked of every text whenever the shelf is shown. */
export function minutesOf({ type, body }: Pick<ResourceContent, 'type' | 'body'>): number {
  if (type !== 'video') return Math.max(1, Math.ceil(wordCountOf(body) / WORDS_A_MINUTE));
  const seconds = [...partsOf(body)[1].matchAll(/^- (\d+) /gm)].reduce((sum, [, some]) => sum + Number(some), 0);
  return Math.max(1, Math.round(seconds / 60));
}

export function wordCountOf(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** Everything that is said in it, for the search. */
export function wordsIn(content: Pick<ResourceContent, 'type' | 'body'>): string {
  const { blocks, steps } = readText(content);
  const said = blocks.flatMap((block) => spansIn(block).map(plainText));
  return [...said, ...steps.map(({ words }) => words)].join('\n');
}

export function spansIn(block: WrittenBlock): Span[][] {
  if (block.kind === 'facts') return [];
  return block.kind === 'list' ? block.items : [block.spans];
}
