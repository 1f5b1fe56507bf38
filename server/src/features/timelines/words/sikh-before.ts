// Sikh rites up to the last respects.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const sikhWordsBefore: Record<string, InEveryLanguage> = {
  'sik-simran': inEveryLanguage((t) => ({
    title: t('Gurbani at the bedside'),
    description: t('Family members sit close and recite Gurbani or repeat Waheguru.'),
    notes: t(
      'The Sikh code of conduct leaves the person on the bed and adds nothing, not even a lamp. Stay together as long as you like.',
    ),
    duration: t('As long as wished'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Place of death'),
  })),
  'sik-gurdwara': inEveryLanguage((t) => ({
    title: t('Call the gurdwara'),
    description: t('The gurdwara arranges the granthi, the ragis, the hall and langar with you.'),
    notes: t(
      'Agree on days for the reading and for bhog. Tell them about how many people may come, and whether your loved one was Amritdhari.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Granthi', 'who takes part in a rite'),
      t('Concierge', 'who takes part in a rite'),
    ],
    location: t('By phone', 'where a rite is held'),
  })),
  'civ-transfer': inEveryLanguage((t) => ({
    title: t('Transfer into care'),
    description: t('Staff of a licensed funeral home come and take your loved one into their care.'),
    notes: t('Tell them at once that hair and beard are never cut or shaved, and that the five kakars stay on.'),
    duration: t('1-3 hours', 'how long a rite takes'),
    participants: [t('Funeral home staff'), t('Family', 'who takes part in a rite')],
    location: t('Place of death to funeral home'),
  })),
  'sik-crematory': inEveryLanguage((t) => ({
    title: t('Reserve chapel and crematory'),
    description: t(
      'A chapel with room for the sangat is booked, and a crematory where the family can start the cremation.',
    ),
    notes: t(
      'Any day and any hour is suitable. Ask about time for kirtan and Ardas, and about live video for relatives far away.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Concierge', 'who takes part in a rite'), t('Funeral director', 'who takes part in a rite')],
    location: t('Crematory', 'where a rite is held'),
  })),
  'sik-ishnan': inEveryLanguage((t) => ({
    title: t('Ishnan and dressing'),
    description: t(
      'Relatives bathe the body and dress it in clean clothes, with the turban tied and the five kakars in place.',
    ),
    notes: t('The funeral home can open its preparation room to the family; ask how many may come in.'),
    duration: t('1-1.5 hours', 'how long a rite takes'),
    participants: [t('Family of the same gender')],
    location: t('Funeral home preparation room'),
  })),
  'sik-ardas': inEveryLanguage((t) => ({
    title: t('Ardas before departure'),
    description: t('The family stands for Ardas before setting out.'),
    notes: t('The granthi or any Sikh may lead it.'),
    duration: t('10-15 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Granthi', 'who takes part in a rite')],
    location: t('Home or funeral chapel'),
  })),
  'sik-darshan': inEveryLanguage((t) => ({
    title: t('Antim darshan', 'a rite'),
    description: t('Family and sangat say goodbye while shabads are sung.'),
    notes: t('Everyone covers the head; it is kind to have scarves ready for guests.'),
    duration: t('30-60 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Sangat', 'who takes part in a rite')],
    location: t('Funeral chapel', 'where a rite is held'),
  })),
};
