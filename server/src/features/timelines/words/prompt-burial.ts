// Papers in the traditions that bury within a day or so, where an office closed for the weekend matters.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import { civilWords } from './civil.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const promptBurialWords: Record<string, InEveryLanguage> = {
  'civ-record': inEveryLanguage((t) => ({
    title: t('Register the death'),
    description: t(
      'The death is entered in the county’s records, with facts from the family and a cause of death from the physician or coroner.',
    ),
    notes: t(
      'This comes before the burial, and within 8 calendar days at most. Some counties register at the weekend, or at once, when faith asks for a prompt burial; ask yours or the funeral home.',
    ),
    duration: t('1-5 days', 'how long a rite takes'),
    participants: [t('Funeral director or family'), t('Certifying physician or coroner')],
    location: t('County registrar', 'where a rite is held'),
  })),
  // Burial is what these traditions know, so the general permit would name what has no place in their plans.
  'civ-permit': civilWords['civ-permit-burial'],
};
