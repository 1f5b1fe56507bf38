// Papers in the traditions that bury within a day or so, where an office closed for the weekend matters.
import { civilWords } from './civil.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const promptBurialWords: Record<string, InEveryLanguage> = {
  'civ-record': {
    en: {
      title: 'Register the death',
      description:
        'The death is entered in the county’s records, with facts from the family and a cause of death from the physician or coroner.',
      notes:
        'This comes before the burial, and within 8 calendar days at most. Some counties register at the weekend, or at once, when faith asks for a prompt burial; ask yours or the funeral home.',
      duration: '1-5 days',
      participants: ['Funeral director or family', 'Certifying physician or coroner'],
      location: 'County registrar',
    },
    es: {
      title: 'Registrar la muerte',
      description:
        'La muerte se inscribe en el registro del condado, con los datos que da la familia y la causa que certifica el médico o el forense.',
      notes:
        'Se hace antes del entierro, y a más tardar en 8 días calendario. Algunos condados registran en fin de semana, o de inmediato, cuando la fe pide un entierro pronto; pregunte al suyo o a la funeraria.',
      duration: '1-5 días',
      participants: ['Director de la funeraria o familia', 'Médico que certifica o forense'],
      location: 'Registro del condado',
    },
  },
  // Burial is what these traditions know, so the general permit would name what has no place in their plans.
  'civ-permit': civilWords['civ-permit-burial'],
};
