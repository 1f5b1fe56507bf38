// Buddhist rites from the day of the service on.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const buddhistWordsAfter: Record<string, InEveryLanguage> = {
  'bud-funeral': inEveryLanguage((t) => ({
    title: t('Funeral service', 'a rite'),
    description: t('The service brings chanting, a Dharma talk and an offering of incense by each guest.'),
    notes: t('Someone can show guests how to offer incense. White, black or dark clothes are usual.'),
    duration: t('60 minutes', 'how long a rite takes'),
    participants: [
      t('Temple clergy', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
      t('Sangha', 'who takes part in a rite'),
    ],
    location: t('Temple or funeral chapel'),
  })),
  'bud-pansukula': inEveryLanguage((t) => ({
    title: t('Precepts, cloth offering and sharing of merit'),
    description: t(
      'Those present take the refuges and precepts, offer cloth to the monks and pour water to share merit.',
    ),
    notes: t('The monks lead each part. Ask the temple which cloth to bring.'),
    duration: t('20-30 minutes', 'how long a rite takes'),
    participants: [t('Monks', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Temple or chapel'),
  })),
  'bud-cremation': inEveryLanguage((t) => ({
    title: t('Witnessed cremation', 'a rite'),
    description: t('The family follows the casket to the crematory and chants as the cremation begins.'),
    notes: t('Ask whether someone of the family may start it, and how many people may be in the room.'),
    duration: t('30-60 minutes attended'),
    participants: [t('Family', 'who takes part in a rite'), t('Temple clergy', 'who takes part in a rite')],
    location: t('Crematory', 'where a rite is held'),
  })),
  'bud-burial': inEveryLanguage((t) => ({
    title: t('Burial', 'a rite'),
    description: t('Your loved one is laid in the earth while clergy and family chant.'),
    notes: t(
      'Guests often lay flowers or a little earth. Ask the cemetery about incense and about offerings at the grave.',
    ),
    duration: t('45-60 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Temple clergy', 'who takes part in a rite')],
    location: t('Cemetery', 'where a rite is held'),
  })),
  'bud-meal': inEveryLanguage((t) => ({
    title: t('Vegetarian meal', 'a rite'),
    description: t('Guests share a meal without meat, in memory of the person.'),
    notes: t(
      'Theravada monks do not eat after noon, so their food is offered in the morning. Alcohol is usually left out.',
    ),
    duration: t('1.5 hours', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Guests', 'who takes part in a rite'),
      t('Monastics', 'who takes part in a rite'),
    ],
    location: t('Temple or restaurant'),
  })),
  'bud-ashes': inEveryLanguage((t) => ({
    title: t('Receive the ashes'),
    description: t('The family receives the ashes from the crematory.'),
    notes: t(
      'Japanese families may lift the bones together with chopsticks. If you wish to do so, ask the crematory before the day.',
    ),
    duration: t('30-60 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Crematory', 'where a rite is held'),
  })),
  'bud-day7': inEveryLanguage((t) => ({
    title: t('First seventh-day service'),
    description: t('The first of the seven services is held, with the day of death counted as day one.'),
    notes: t('Japanese temples often hold it on the day of the funeral. Ask your temple what suits you.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Temple clergy', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Temple or home'),
  })),
  'bud-sevens': inEveryLanguage((t) => ({
    title: t('Weekly sevens', 'a rite'),
    description: t('Family and temple chant on each seventh day, from the second week to the sixth.'),
    notes: t(
      'Many Chinese, Vietnamese and Tibetan families keep them all; others keep a few, or the forty-ninth day alone.',
    ),
    duration: t('1 hour each'),
    participants: [t('Family', 'who takes part in a rite'), t('Temple', 'who takes part in a rite')],
    location: t('Temple or home'),
  })),
  'bud-day49': inEveryLanguage((t) => ({
    title: t('Forty-ninth-day service', 'a rite'),
    description: t('The main memorial completes seven weeks of prayer for the person who died.'),
    notes: t(
      'It is held on the forty-ninth day or a little before, so a weekend before it is fine. In Theravada families the seventh and the hundredth day may matter more.',
    ),
    duration: t('1.5-2 hours', 'how long a rite takes'),
    participants: [
      t('Temple clergy', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
      t('Friends', 'who takes part in a rite'),
    ],
    location: t('Temple', 'where a rite is held'),
  })),
  'bud-grave-visit': inEveryLanguage((t) => ({
    title: t('Grave visit on the 49th day'),
    description: t('The family visits the grave on or before the forty-ninth day, with flowers and chanting.'),
    notes: t('Ask the temple whether someone can come along, and the cemetery whether incense is allowed.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Temple', 'who takes part in a rite')],
    location: t('Cemetery', 'where a rite is held'),
  })),
  'bud-inurn': inEveryLanguage((t) => ({
    title: t('Place the urn'),
    description: t('The urn comes to its place of rest, in many families near the forty-ninth day.'),
    notes: t('A columbarium, a temple or the altar at home are all possible. Each place of rest needs its own permit.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Temple', 'who takes part in a rite')],
    location: t('Columbarium, temple or home altar'),
  })),
  'bud-day100': inEveryLanguage((t) => ({
    title: t('Hundredth-day service', 'a rite'),
    description: t('Family and temple remember the person on the hundredth day or a little before.'),
    notes: t('In some families the headbands of mourning come off now. Ask your temple which days it keeps.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Temple', 'who takes part in a rite')],
    location: t('Temple', 'where a rite is held'),
  })),
  'bud-year1': inEveryLanguage((t) => ({
    title: t('First-year memorial', 'a rite'),
    description: t('The first-year memorial is held a year after the death, or shortly before.'),
    notes: t('Japanese temples count differently: their third-year service is held two years after the death.'),
    duration: t('1-1.5 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Temple', 'who takes part in a rite')],
    location: t('Temple', 'where a rite is held'),
  })),
};
