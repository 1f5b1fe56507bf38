// Judges what somebody wrote, before anything answers: by rules that can be read, and by a classifier that has learned
// from messages written for it. The classifier raises a level to `elevated` and never lowers one. No network.
import { type CrisisLevel, type CrisisRoute, crisisLevels, higher } from '@evenlight/contract/support/levels';
import { encode } from './classifier/encoder.ts';
import { judge, type Model, mostWorrying, readModel } from './classifier/model.ts';
import { type Normalised, normalise } from './normalise.ts';
import { rulesIn } from './rules/rules.ts';

export type Assessment = {
  level: CrisisLevel;
  /** Ids of the rules that fired; `classifier` when it was the one that raised the level. */
  rules: string[];
  /** Whose danger it is, the gravest first; empty below `elevated`. */
  routes: CrisisRoute[];
  language: 'en' | 'es';
};

const CLASSIFIER = 'classifier';

/** `hearRules` is told first what the rules say: whoever cannot wait for the classifier has that. */
export async function assess(text: string, hearRules: (byRules: Assessment) => void = () => {}): Promise<Assessment> {
  const message = normalise(text);
  const byRules = judgeByRules(message);
  hearRules(byRules);
  if (gravity(byRules.level) >= gravity('elevated')) return byRules;
  const judgement = await opinionOn(message);
  if (!judgement) return byRules;
  return { ...byRules, level: 'elevated', rules: [...byRules.rules, CLASSIFIER], routes: [judgement.route] };
}

/** Reads all that the first message would otherwise wait for. */
export async function warmUp(): Promise<void> {
  const message = normalise('Good evening.');
  judgeByRules(message);
  model ??= readModel();
  await encode([message]);
}

export function assessByRules(text: string): Assessment {
  return judgeByRules(normalise(text));
}

function judgeByRules(message: Normalised): Assessment {
  const found = rulesIn(message.text).sort((one, other) => gravity(other.level) - gravity(one.level));
  const level = found.reduce<CrisisLevel>((level, rule) => higher(level, rule.level), 'none');
  const rules = found.map(({ id }) => id);
  const isDanger = gravity(level) >= gravity('elevated');
  const routes = isDanger ? [...new Set(found.flatMap(({ route }) => route ?? []))] : [];
  return { level, rules, routes, language: message.language };
}

const gravity = (level: CrisisLevel) => crisisLevels.indexOf(level);

let model: Model | undefined;

/** A long letter is judged by parts, as long as the messages that were learned from: the decisive line may stand anywhere. */
const PART_WORDS = 120;
const OVERLAP_WORDS = 30;

function partsOf({ text, language }: Normalised): Normalised[] {
  const words = text.split(' ');
  const starts = Math.max(1, Math.ceil((words.length - OVERLAP_WORDS) / (PART_WORDS - OVERLAP_WORDS)));
  return Array.from({ length: starts }, (_, at) => {
    const start = at * (PART_WORDS - OVERLAP_WORDS);
    return { language, text: words.slice(start, start + PART_WORDS).join(' ') };
  });
}

type Worry = { route: CrisisRoute };

/** Null when there is no danger, nothing to judge, or the encoder fails: then the rules alone decide. */
async function opinionOn(message: Normalised): Promise<Worry | null> {
  if (!/\p{L}/u.test(message.text)) return null;
  try {
    model ??= readModel();
    for (const part of mostWorrying(partsOf(message), model)) {
      const judgement = await judge(part, model);
      if (judgement.isDanger) return judgement;
    }
  } catch (error) {
    // Nothing of the message is in it; and somebody must hear that the layer is weaker than it should be.
    process.emitWarning(`The crisis classifier failed: ${error instanceof Error ? error.name : 'unknown'}`);
  }
  return null;
}
