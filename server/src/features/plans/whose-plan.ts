// Whose funeral a plan is for, as its title: families know it by a person, and never by a package. A plan is without a
// title of its own as long as the one that is kept is the name of its package.
import { firstLanguage, furtherLanguages } from '@evenlight/contract/languages';
import type { KnownRelation, Plan } from '@evenlight/contract/plans';
import type { Translations } from '@evenlight/contract/translations';
import { inEveryLanguage, type Words } from '../../platform/texts/texts.ts';
import { ofItsPackage } from './spoken.ts';

type Kept = Pick<Plan, 'title' | 'packageName' | 'personName' | 'calledName' | 'relation'>;

const titles = inEveryLanguage((t) => ({
  person: (name: string) => t('For {name}', { name }, 'title of a plan'),
  relations: {
    myself: t('For myself', 'title of a plan'),
    mother: t('For your mother', 'title of a plan'),
    father: t('For your father', 'title of a plan'),
    partner: t('For your partner', 'title of a plan'),
    child: t('For your child', 'title of a plan'),
    sibling: t('For your brother or sister', 'title of a plan'),
    friend: t('For your friend', 'title of a plan'),
  } satisfies Record<Exclude<KnownRelation, 'other'>, string>,
}));

type Title = { title: string; isTitled: boolean; titles: Words | null };

/** As the family says it: with what they call the person. `titles` is in every language, and null where the words are not ours. */
export function titleOf({ title, packageName, personName, calledName, relation }: Kept): Title {
  const isTitled = title !== packageName;
  const ours = isTitled ? null : wordsFor(calledName || personName, relation);
  return { title: ours?.[firstLanguage] ?? title, isTitled, titles: ours };
}

/** For whoever is not of the family: with the full name, and without saying whose mother it is. */
export function titleOutside(plan: KnownTitle): Title {
  const title = plan.isTitled ? plan.title : plan.packageName;
  return titleOf({ ...plan, title, calledName: plan.personName, relation: '' });
}

type KnownTitle = Kept & { isTitled: boolean };

/** A plan as somebody outside reads it. */
export function toldOutside<P extends KnownTitle & { translations: Translations }>(plan: P): P {
  const titled = titleOutside(plan);
  return { ...plan, title: titled.title, translations: withTitle(plan.translations, titled) };
}

/** A plan as its relatives read it: with what it is called inside, and without whose mother it is. */
export function toldInFamily<P extends KnownTitle & { translations: Translations; userId: string }>(
  plan: P,
  reader: string,
): P {
  if (plan.userId === reader) return plan;
  const title = plan.isTitled ? plan.title : plan.packageName;
  const titled = titleOf({ ...plan, title, relation: '' });
  return { ...plan, title: titled.title, translations: withTitle(plan.translations, titled) };
}

/** A row of plans as it is told; `relation` is left out for whoever it is not their own. */
export function titleTold(kept: Kept & { translations: Translations }) {
  const titled = titleOf(kept);
  return { title: titled.title, translations: withTitle(ofItsPackage(kept), titled) };
}

function wordsFor(name: string, relation: string): Words | null {
  if (name) return inEveryLanguage((_, language) => titles[language].person(name));
  if (!isKnown(relation)) return null;
  return inEveryLanguage((_, language) => titles[language].relations[relation]);
}

type Told = keyof (typeof titles)[typeof firstLanguage]['relations'];

function isKnown(relation: string): relation is Told {
  return Object.hasOwn(titles[firstLanguage].relations, relation);
}

/** Beside the translations of its package. */
export function withTitle(translations: Translations, { title, isTitled, titles }: Title): Translations {
  const told = furtherLanguages.flatMap((language) => {
    const said = translations[language];
    const ownTitle = isTitled ? title : said?.packageName;
    return said || titles ? [[language, { ...said, title: titles?.[language] ?? ownTitle }] as const] : [];
  });
  return Object.fromEntries(told);
}
