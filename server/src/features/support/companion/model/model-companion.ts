// The companion with a model behind it. Whatever goes wrong with the model, the offline companion answers.
import { type CrisisLevel, crisisLevels, crisisLines, isAtLeast, linesFor } from '@evenlight/contract/support/levels';
import type { ModelConfig } from '../../../../platform/config.ts';
import { countTry } from '../../../../platform/rate-limit.ts';
import type { World } from '../../../../platform/world.ts';
import type { Companion, Questioned, Reply, ReplyContext, Spoken } from '../companion-types.ts';
import { composeReply, isSign } from '../compose-reply.ts';
import { empathyScore } from '../empathy-score.ts';
import { gentleLines } from '../fixed-texts.ts';
import { type Asked, MAX_OUTPUT_TOKENS, type Model, ModelFailed } from './ask-model.ts';
import { holdBack, ReplyCut } from './hold-back.ts';
import { estimateTokens, setAside, settle } from './model-budget.ts';
import { classifierPrompt, instructionsFor, messagesFrom, systemPrompt } from './what-is-sent.ts';

// Nobody in danger waits for a second opinion.
const CLASSIFY_MS = 4_000;
const A_DAY_SECONDS = 86_400;
// More than anybody writes, and few enough that one person cannot take the second opinion from everybody.
const OPINIONS_PER_PERSON_A_DAY = 300;
// The rest of the day's tokens is for judging: a reply can be made without a model, a second opinion cannot.
const REPLIES_SHARE = 0.8;

type Given = Pick<World, 'db' | 'clock' | 'log'> & {
  brand: World['config']['brand'];
  config: ModelConfig;
  model: Model;
};

export function modelCompanion(given: Given): Companion {
  return {
    async reply(context, speak, signal) {
      const say = unbroken(speak);
      // What has to be asked or said in reviewed words is not left to a model.
      if (context.otherLanguage || isSign(context)) {
        const text = composeReply(context);
        say({ kind: 'words', text });
        return { author: 'program', text, empathyScore: null };
      }
      const held = holdBack(say, { language: context.language, brand: given.brand, prompt: systemPrompt });
      try {
        await requireRoom(given, {
          key: `model reply person ${context.personId}`,
          times: given.config.repliesPerPersonADay,
        });
        await streamInto(held, given, context, signal);
        for (const sentence of stillToSay(context, held.shown)) held.append(` ${sentence}`);
        return byModel(context, held.shown);
      } catch (error) {
        if (signal.aborted && held.shown) return { ...byModel(context, held.shown), isCut: true };
        if (!signal.aborted) given.log.warn(reasonOf(error), 'the model did not answer; the offline companion did');
        if (held.shown) say({ kind: 'anew' });
        const text = composeReply(context);
        // Whoever hung up gets a reply when they come back: the page asks again.
        if (!signal.aborted) say({ kind: 'words', text });
        return { author: 'program', text, empathyScore: null };
      }
    },
    async classify(questioned, signal) {
      try {
        return await secondOpinion(given, questioned, signal);
      } catch (error) {
        given.log.warn(reasonOf(error), 'the model gave no second opinion');
        return null;
      }
    },
  };
}

async function streamInto(held: ReturnType<typeof holdBack>, given: Given, context: ReplyContext, signal: AbortSignal) {
  const cut = new AbortController();
  const asked: Asked = {
    instructions: instructionsFor(context),
    messages: messagesFrom(context.said),
    signal: AbortSignal.any([signal, cut.signal]),
  };
  await withinBudget(given, asked, { isReply: true, output: MAX_OUTPUT_TOKENS }, async () => {
    try {
      for await (const piece of given.model.stream(asked)) {
        if ('text' in piece) held.add(piece.text);
        else {
          held.finish(piece);
          return piece.tokens;
        }
      }
      throw new ModelFailed('no end');
    } finally {
      // A reply that was cut must not go on costing.
      cut.abort();
    }
  });
}

async function secondOpinion(
  given: Given,
  { personId, text }: Questioned,
  signal?: AbortSignal,
): Promise<CrisisLevel | null> {
  await requireRoom(given, { key: `model opinion person ${personId}`, times: OPINIONS_PER_PERSON_A_DAY });
  const late = AbortSignal.timeout(CLASSIFY_MS);
  const asked: Asked = {
    instructions: classifierPrompt,
    messages: [{ role: 'user', content: text }],
    signal: signal ? AbortSignal.any([signal, late]) : late,
  };
  let answer = '';
  await withinBudget(given, asked, { isReply: false, output: 10 }, async () => {
    const said = await given.model.say(asked);
    answer = said.text;
    return said.tokens;
  });
  // Models decorate a word, or explain it; the gravest that was named counts.
  const named: string[] = answer.toLowerCase().match(/[a-z]+/g) ?? [];
  return crisisLevels.findLast((level) => named.includes(level)) ?? unreadable();
}

function unreadable(): never {
  throw new ModelFailed('unreadable');
}

/** Sets tokens aside, makes the call, and sets the count right: a call that failed has cost what was sent. */
async function withinBudget(
  { db, clock, config }: Given,
  { instructions, messages }: Asked,
  { isReply, output }: { isReply: boolean; output: number },
  call: () => Promise<number | undefined>,
) {
  const now = clock.now();
  const sent = estimateTokens(instructions.length + JSON.stringify(messages).length);
  const tokens = sent + output;
  const tokensADay = Math.floor(config.tokensADay * (isReply ? REPLIES_SHARE : 1));
  if (!(await setAside(db, { now, tokens, tokensADay, isReply })))
    throw new ModelFailed('the budget of the day is used up');
  let used: number = tokens;
  try {
    used = (await call()) ?? tokens;
  } finally {
    await settle(db, { now, setAside: tokens, used });
  }
}

async function requireRoom({ db, clock }: Given, { key, times }: { key: string; times: number }) {
  const limit = { times, seconds: A_DAY_SECONDS };
  await countTry(db, { key, limit, now: clock.now(), factor: 1 }).catch(() => {
    throw new ModelFailed('the person had their share of today');
  });
}

/** Whatever the model wrote to somebody who was in danger before: help is in sight. */
function stillToSay(context: ReplyContext, shown: string): string[] {
  return isAtLeast(context.level, 'elevated') && !namesHelp(shown, context) ? [helpInSight(context)] : [];
}

/** 988, and the line that fits the danger best. */
function namesHelp(text: string, { routes: [route = 'self'] }: ReplyContext): boolean {
  const fitting = linesFor[route].slice(0, 1).map((line) => crisisLines[line].call);
  return [crisisLines.lifeline.call, ...fitting].every((number) => text.includes(number));
}

function helpInSight({ routes, language }: ReplyContext): string {
  return gentleLines(routes[0] ?? 'self', language)[0] ?? '';
}

function byModel({ said }: ReplyContext, text: string): Reply {
  const asked = said.findLast(({ role }) => role === 'user')?.text ?? '';
  return { author: 'model', text, empathyScore: empathyScore(asked, text) };
}

/** Somebody may hang up in the middle of a word; that is no failure of the model. */
function unbroken(speak: (spoken: Spoken) => void): (spoken: Spoken) => void {
  return (spoken) => {
    try {
      speak(spoken);
    } catch {
      // The signal tells.
    }
  };
}

/** Nothing of what was written: messages of errors may hold it. */
function reasonOf(error: unknown): { reason: string; rules?: readonly string[] } {
  if (error instanceof ReplyCut) return { reason: 'cut', rules: error.rules };
  return { reason: error instanceof ModelFailed ? error.message : error instanceof Error ? error.name : 'unknown' };
}
