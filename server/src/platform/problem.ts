// Anything a person can be told. Everything else that is thrown is a bug, and is logged as one.
import { firstLanguage, type Language } from '@evenlight/contract/languages';
import { type ProblemBody, type ProblemCode, problems } from '@evenlight/contract/problems';
import { sentences } from './problem-sentences.ts';

type Details = Pick<ProblemBody, 'fields' | 'amount' | 'day' | 'slots'> & { retryAfterSeconds?: number };

export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly fields: Record<string, string> | undefined;
  /** How long to wait, for problems that pass. */
  readonly retryAfterSeconds: number | undefined;
  /** In cents, where what a person was shown no longer holds. */
  readonly amount: number | undefined;
  /** Why a day is not customary, and the next that is. */
  readonly day: ProblemBody['day'];
  /** Hours that are still free, when the requested one is taken. */
  readonly slots: ProblemBody['slots'];

  constructor(code: ProblemCode, details: Details = {}) {
    super(sentences[code][firstLanguage]);
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.amount = details.amount;
    this.day = details.day;
    this.slots = details.slots;
  }

  get status() {
    return problems[this.code];
  }
}

/**
 * What the API says in `error`, in the language of the request. Fields are named by fixed sentences that screens know.
 */
export function sentenceFor(code: ProblemCode, language: Language): string {
  return sentences[code][language];
}

/** Reads well after `??`: `findOffering(...) ?? refuse('offering.not_found')`. */
export function refuse(code: ProblemCode): never {
  throw new Problem(code);
}
