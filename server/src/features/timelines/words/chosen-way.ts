// Steps that ask about the way, or that hold for every one of them, and those of a green burial.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const chosenWayWords: Record<string, InEveryLanguage> = {
  'civ-way': inEveryLanguage((t) => ({
    title: t('Decide between burial and cremation'),
    description: t('The family follows any written wishes, or decides together what happens with the body.'),
    notes: t(
      'Until you have decided, the plan follows what is customary in your tradition. You can change it at any time, and we change the papers and the days with you.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Legal decision-maker', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Home or by phone'),
  })),
  'civ-way-neutral': inEveryLanguage((t) => ({
    title: t('Say that the way is right'),
    description: t('The plan follows what is customary in your tradition, until the family says that this is right.'),
    notes: t('Look for anything the person wrote down. You can tell us at any time, and your clergy can help.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Legal decision-maker', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Home or by phone'),
  })),
  'civ-record-any': inEveryLanguage((t) => ({
    title: t('Register the death'),
    description: t(
      'The death is entered in the county’s records, with facts from the family and a cause of death from the physician or coroner.',
    ),
    notes: t(
      'The county asks for it within 8 calendar days, and the permit can only follow it. The eight days are a limit, not a waiting time.',
    ),
    duration: t('1-5 days', 'how long a rite takes'),
    participants: [t('Funeral director or family'), t('Certifying physician or coroner')],
    location: t('County registrar', 'where a rite is held'),
  })),
  'civ-permit-any': inEveryLanguage((t) => ({
    title: t('Permit and signatures'),
    description: t(
      'The person with the right to decide signs what the chosen way asks for, and the county issues the permit.',
    ),
    notes: t(
      'The funeral home usually asks for it as soon as the death is registered. Ask whether more than one relative needs to sign.',
    ),
    duration: t('Same day to 2 days'),
    participants: [
      t('Legal decision-maker', 'who takes part in a rite'),
      t('Funeral director', 'who takes part in a rite'),
      t('County registrar', 'who takes part in a rite'),
    ],
    location: t('Funeral home and county registrar'),
  })),
  'civ-green': inEveryLanguage((t) => ({
    title: t('Ask the cemetery for a green burial'),
    description: t(
      'The cemetery says how a green burial is done there, in a shroud or a plain casket and without a vault.',
    ),
    notes: t(
      'Only refrigerated care is used, and everything that goes into the ground can return to it. Each such cemetery has its own rules: ask what it takes, whether you may help to close the grave, and how the place can be marked.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Cemetery staff', 'who takes part in a rite')],
    location: t('By phone', 'where a rite is held'),
  })),
  'chr-prepare-green': inEveryLanguage((t) => ({
    title: t('Clothing and preparation'),
    description: t(
      'The family chooses clothes of natural cloth or a shroud and, if wished, a wooden cross or a rosary.',
    ),
    notes: t(
      'For a green burial nothing is added to preserve the body; keeping your loved one cool is enough. Ask the cemetery which cloth and which buttons it accepts.',
    ),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Funeral home staff')],
    location: t('Funeral home', 'where a rite is held'),
  })),
  'chr-visitation-cremation': inEveryLanguage((t) => ({
    title: t('Visitation', 'a rite'),
    description: t('Friends come to pay their respects and to sit with the family.'),
    notes: t(
      'If the cremation has been, the urn or a photo can stand there. Someone at the door can greet guests, so that you can sit down.',
    ),
    duration: t('2-4 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Friends', 'who takes part in a rite')],
    location: t('Funeral home or church'),
  })),
  'chr-committal-green': inEveryLanguage((t) => ({
    title: t('Committal at the grave'),
    description: t('Short prayers are said at the grave as the body is given to the earth.'),
    notes: t(
      'There is no vault, and the family can often help to fill the grave. Ask how your loved one is carried over uneven ground.',
    ),
    duration: t('30-60 minutes', 'how long a rite takes'),
    participants: [t('Clergy', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Green cemetery', 'where a rite is held'),
  })),
  'sec-disposition-green': inEveryLanguage((t) => ({
    title: t('Green burial'),
    description: t('The burial takes place with the ceremony, in a shroud or a plain casket.'),
    notes: t(
      'Family and friends can often help to carry and to fill the grave. Ask about the walk to the place, and about seats for those who need one.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Close family', 'who takes part in a rite'), t('Cemetery staff', 'who takes part in a rite')],
    location: t('Green cemetery', 'where a rite is held'),
  })),
  'oth-disposition-chosen': inEveryLanguage((t) => ({
    title: t('Confirm the way with your leader'),
    description: t('The family tells its leader what was chosen, and hears what that asks for.'),
    notes: t(
      'Some communities limit how far the person may be taken, or how long it may be. Ask before anything is signed.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Legal decision-maker', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Home or by phone'),
  })),
  'oth-committal-burial': inEveryLanguage((t) => ({
    title: t('Committal', 'a rite'),
    description: t('The last words and rites are held at the grave.'),
    notes: t('Ask how long you may stay and how many people can be there.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Leader or elder'), t('Family', 'who takes part in a rite')],
    location: t('Cemetery', 'where a rite is held'),
  })),
  'oth-committal-cremation': inEveryLanguage((t) => ({
    title: t('Committal', 'a rite'),
    description: t('The last words and rites are held at the crematory.'),
    notes: t('Ask how long you may stay and how many people can be there.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Leader or elder'), t('Family', 'who takes part in a rite')],
    location: t('Crematory', 'where a rite is held'),
  })),
};
