// Judges what somebody wrote, before anything answers: by rules that can be read, and by a classifier that has learned
// from messages written for it. What the rules find is evidence for the classifier, which hears more than they do; where it
// fails, they decide alone. No network.
import type { ChatLanguage } from '@evenlight/contract/languages';
import { type CrisisLevel, type CrisisRoute, crisisLevels, higher } from '@evenlight/contract/support/levels';
import { encode } from './classifier/encoder.ts';
import { type Model, opinionOf, readModel } from './classifier/model.ts';
import { dangerIn, type OtherLanguage, otherLanguageOf } from './languages/other-language.ts';
import type { Normalised } from './normalise.ts';
import { partsOf } from './parts.ts';
import { readingsOf } from './readings.ts';
import { type Finding, findingsIn } from './rules/rules.ts';
import { CLASSIFIER, levelOf, OTHER_LANGUAGE, SIGN, signOf } from './what-rules-mean.ts';

export type Assessment = {
  level: CrisisLevel;
  /** Ids of the rules that fired; `classifier`, `sign` or `sign-child` and its like when that was what raised the level. */
  rules: string[];
  /** Whose danger it is, the gravest first; empty where no rule names it. */
  routes: CrisisRoute[];
  language: ChatLanguage;
  /** Another one that we cannot read, beyond a few explicit phrases. */
  otherLanguage: OtherLanguage | null;
};

/** `hearRules` is told first what the rules say: whoever cannot wait for the classifier has that. */
export async function assess(text: string, hearRules: (byRules: Assessment) => void = () => {}): Promise<Assessment> {
  const heard = heardIn(text);
  return heard(await assessOwnLanguages(text, (byRules) => hearRules(heard(byRules))));
}

/** Adds what an explicit phrase of another language says: the graver of both counts. */
function heardIn(text: string): (own: Assessment) => Assessment {
  const otherLanguage = otherLanguageOf(text);
  const route = otherLanguage && dangerIn(text, otherLanguage);
  return (own) => {
    if (!route || own.level === 'crisis') return { ...own, otherLanguage };
    const [rules, routes] = [[...own.rules, OTHER_LANGUAGE], [...new Set([route, ...own.routes])]];
    return { ...own, otherLanguage, level: 'crisis', rules, routes };
  };
}

async function assessOwnLanguages(text: string, hearRules: (byRules: Assessment) => void): Promise<Assessment> {
  const readings = readingsOf(text);
  const findings = findingsIn(...readings.map((reading) => reading.text));
  const byRules = judgeByRules(readings, findings);
  hearRules(byRules);
  const opinion = await opinionOn(readings, findings);
  if (opinion === 'none to be had') return byRules;
  const isFound = isDanger(byRules.level);
  if (opinion.isAlarm && isFound) return byRules;
  if (opinion.isAlarm)
    return { ...byRules, level: 'elevated', rules: [...byRules.rules, CLASSIFIER], routes: [opinion.route()] };
  // Where one stands by itself, what the others found is not taken back either: it may be the graver.
  if (findings.some(({ rule }) => rule.isTrusted)) return byRules;
  // What another rule has found and nothing else speaks for is asked about: rules take a manner of speaking at its word.
  if (isFound) {
    const signs = byRules.routes.map(signOf);
    return { ...byRules, level: 'concern', rules: [...milderOf(byRules.rules), ...signs] };
  }
  return opinion.isSign ? { ...byRules, level: 'concern', rules: [...byRules.rules, signBy(opinion)] } : byRules;
}

/** One's own danger is the commonest, and asked about where nothing speaks for another. */
function signBy({ route }: Worry): string {
  const likeliest = route();
  return likeliest === 'self' ? SIGN : signOf(likeliest);
}

/** Reads all that the first message would otherwise wait for. */
export async function warmUp(): Promise<void> {
  const readings = readingsOf('Good evening.');
  judgeByRules(readings, findingsIn('good evening .'));
  model ??= readModel();
  await encode(readings);
}

export function assessByRules(text: string): Assessment {
  const readings = readingsOf(text);
  return heardIn(text)(judgeByRules(readings, findingsIn(...readings.map((reading) => reading.text))));
}

function judgeByRules(readings: readonly Normalised[], findings: readonly Finding[]): Assessment {
  const found = [...new Set(findings.map(({ rule }) => rule))].sort(
    (one, other) => gravity(other.level) - gravity(one.level),
  );
  const level = found.reduce<CrisisLevel>((level, rule) => higher(level, rule.level), 'none');
  const rules = found.map(({ id }) => id);
  const routes = isDanger(level) ? [...new Set(found.flatMap(({ route }) => route ?? []))] : [];
  return { level, rules, routes, language: readings[0]?.language ?? 'en', otherLanguage: null };
}

/** Without those that would make it a danger when it is read again. */
function milderOf(rules: readonly string[]): string[] {
  return rules.filter((id) => !isDanger(levelOf([id])));
}

const gravity = (level: CrisisLevel) => crisisLevels.indexOf(level);
const isDanger = (level: CrisisLevel) => gravity(level) >= gravity('elevated');

let model: Model | undefined;

type Worry = { isAlarm: boolean; isSign: boolean; route: () => CrisisRoute };
const NOTHING: Worry = { isAlarm: false, isSign: false, route: () => 'self' };

/** None is to be had when the model cannot be read or the encoder fails: then the rules alone decide. */
async function opinionOn(
  readings: readonly Normalised[],
  findings: readonly Finding[],
): Promise<Worry | 'none to be had'> {
  // It has learned from no other letters: what it makes of them means nothing.
  if (!/\p{Script=Latin}/u.test(readings[0]?.text ?? '')) return NOTHING;
  try {
    model ??= readModel();
    const { alarm, sign } = model.settings.thresholds;
    const opinion = await opinionOf(partsOf(readings, findings), model, sign);
    if (!opinion) return NOTHING;
    const { worry, route } = opinion;
    return { isAlarm: worry > alarm, isSign: worry > sign, route };
  } catch (error) {
    // Nothing of the message is in it; and somebody must hear that the layer is weaker than it should be.
    process.emitWarning(`The crisis classifier failed: ${error instanceof Error ? error.name : 'unknown'}`);
    return 'none to be had';
  }
}
