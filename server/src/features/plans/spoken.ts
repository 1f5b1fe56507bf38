// What a package is called in other languages: as the family was told it when it chose it.
import type { Plan } from '@evenlight/contract/plans';
import { eachTranslation, type Translations } from '@evenlight/contract/translations';

/** Of the name of its package, and of its title where that is of our words. */
export type Translated = { translations: Translations };
type Packaged = Translated & Pick<Plan, 'packageName'>;

/**
 * What is kept with the plan says which name it translates: a process of a release before this one changes the package,
 * and knows of no translations.
 */
export function translationsOfPackage({ name, translations }: Translated & { name: string }): Translations {
  return eachTranslation(translations, (said) => ({ packageName: said.name, of: name }));
}

/** Of the package that it has now. */
export function ofItsPackage({ packageName, translations }: Packaged): Translations {
  const kept = Object.entries(translations).filter(([, said]) => said?.of === undefined || said.of === packageName);
  return Object.fromEntries(kept);
}
