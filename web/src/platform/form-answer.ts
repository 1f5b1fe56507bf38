// The answer to a form that the browser posted on a page without scripts.
import { type ProblemBody, type ProblemCode, problems } from '@evenlight/contract/problems';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { CallFailed } from './call';
import { phraseFor } from './phrases';

export type FormAnswer = {
  /** Which of the page's forms it was. */
  intent: string;
  refusal: { code: ProblemCode; fields?: Record<string, string> | undefined; sentence: string };
  typed: Record<string, string>;
};
/** `said`: it worked, and this tells the page what to say about it; most often one word. */
export type FormOutcome<Said = string> = FormAnswer | { said: Said };

/** Everything typed as text; browsers end lines in two signs, and what is counted and kept has one. */
export function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}

/**
 * Runs the call behind a form. A refusal becomes an answer, so that the page is rendered again with what was typed.
 */
export async function answerTo<Said = string>(
  intent: string,
  typed: Record<string, string>,
  send: () => Promise<Said>,
): Promise<FormOutcome<Said>> {
  try {
    return { said: await send() };
  } catch (thrown) {
    const problem = problemIn(thrown);
    if (!problem) throw thrown;
    const { code, fields, error } = problem;
    return { intent, refusal: { code, fields, sentence: error }, typed };
  }
}

/** In the reader's language. */
export function phraseOfRefusal({ code }: FormAnswer['refusal']): MessageDescriptor | undefined {
  return phraseFor(new CallFailed(problems[code], JSON.stringify({ code })));
}

/** Why the last post of this form was refused; where the fields say it, they say it alone. */
export function useRefusalSentence(intent: string, answer: FormAnswer | undefined): string | undefined {
  const { i18n } = useLingui();
  if (answer?.intent !== intent || answer.refusal.code === 'request.invalid') return undefined;
  const phrase = phraseOfRefusal(answer.refusal);
  return phrase && i18n._(phrase);
}

/** The part of an answer that belongs to one form, in the form that `Form` takes. */
export function unscriptedFor(intent: string, labels: Record<string, string>, answer: FormAnswer | null | undefined) {
  const own = answer?.intent === intent ? answer : undefined;
  return { intent, labels, typed: own?.typed, faults: own?.refusal.fields };
}

/** The router's own class is not exported; this is its shape. */
function problemIn(thrown: unknown): ProblemBody | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('data' in thrown)) return undefined;
  const { data } = thrown;
  return typeof data === 'object' && data !== null && 'code' in data ? (data as ProblemBody) : undefined;
}
