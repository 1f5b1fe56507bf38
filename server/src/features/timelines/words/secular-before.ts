// Secular steps before the day of the ceremony.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const secularWordsBefore: Record<string, InEveryLanguage> = {
  'sec-wishes': inEveryLanguage((t) => ({
    title: t('Choose burial, cremation or another option'),
    description: t('The family follows any written wishes, or chooses together what happens with the body.'),
    notes: t(
      'Burial, green burial, cremation, water cremation and donation are all possible. Natural organic reduction can be licensed in California from January 1, 2027; ask us what is open by then.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Legal decision-maker', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Home or by phone'),
  })),
  'sec-farewell': inEveryLanguage((t) => ({
    title: t('Private goodbye or home vigil'),
    description: t('Those closest sit in peace with their loved one, at home or at the funeral home.'),
    notes: t('Nothing special has to be said or done. Music, a photo or a favorite blanket may come along.'),
    duration: t('1-3 hours', 'how long a rite takes'),
    participants: [t('Close family', 'who takes part in a rite')],
    location: t('Home or funeral home'),
  })),
  'sec-disposition': inEveryLanguage((t) => ({
    title: t('Burial or cremation'),
    description: t('The burial or cremation takes place, with family present if you wish.'),
    notes: t(
      'It is often held before the memorial, and may be as quiet as you like. Ask how many people can be there.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Close family', 'who takes part in a rite'), t('Funeral home staff')],
    location: t('Cemetery, crematory or other facility'),
  })),
  'sec-disposition-burial': inEveryLanguage((t) => ({
    title: t('Burial', 'a rite'),
    description: t('The burial takes place with the ceremony, at the grave or just after it.'),
    notes: t('Ask the cemetery how many people can stand at the grave, and whether there are seats.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Close family', 'who takes part in a rite'), t('Funeral home staff')],
    location: t('Cemetery', 'where a rite is held'),
  })),
  'sec-disposition-cremation': inEveryLanguage((t) => ({
    title: t('Cremation', 'a rite'),
    description: t('The cremation takes place before the ceremony or with it, with family present if you wish.'),
    notes: t('Ask the crematory whether you may be there when it begins, and how many of you.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Close family', 'who takes part in a rite'), t('Funeral home staff')],
    location: t('Crematory', 'where a rite is held'),
  })),
  'sec-venue': inEveryLanguage((t) => ({
    title: t('Confirm the venue'),
    description: t('The place for the ceremony is confirmed for your day.'),
    notes: t('Ask about seats, sound, step-free access and parking. Ask too how long before and after you may stay.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Concierge', 'who takes part in a rite')],
    location: t('Venue', 'where a rite is held'),
  })),
  'sec-celebrant': inEveryLanguage((t) => ({
    title: t('Choose a celebrant or host'),
    description: t('You choose who will lead the ceremony: a celebrant, a friend or someone from the family.'),
    notes: t('Talk about the tone you want, and whether religious words are welcome or not.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Celebrant', 'who takes part in a rite')],
    location: t('Home or online'),
  })),
  'sec-story': inEveryLanguage((t) => ({
    title: t('Life story meeting'),
    description: t('The celebrant listens to your stories and gathers them for the tribute.'),
    notes: t('Photos and letters help. Different memories of the same person can all have a place.'),
    duration: t('2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Celebrant', 'who takes part in a rite')],
    location: t('Home or online'),
  })),
  'sec-program': inEveryLanguage((t) => ({
    title: t('Choose tributes, readings and music'),
    description: t('The family chooses speakers, readings and music that sound like the person.'),
    notes: t(
      'Two to four speakers are usually enough. Someone can stand by to read for a speaker who finds it too hard.',
    ),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Speakers', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'sec-media': inEveryLanguage((t) => ({
    title: t('Photo and video tribute'),
    description: t('Photos and clips are gathered into a tribute to show at the ceremony.'),
    notes: t('Ask relatives to send a few pictures each. Try it out on the screen at the venue before the day.'),
    duration: t('3-5 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Video editor', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'sec-printed': inEveryLanguage((t) => ({
    title: t('Program and displays'),
    description: t('The order of the ceremony is printed, and things are gathered for a memory table.'),
    notes: t('A few objects that tell a story are enough: a hat, a recipe, a tool.'),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Printer', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'sec-runthrough': inEveryLanguage((t) => ({
    title: t('Run-through', 'a rite'),
    description: t('Those who lead and speak walk through the ceremony once at the venue.'),
    notes: t('Check the sound, the screen, the stream and the timing. The family does not have to be there.'),
    duration: t('45 minutes', 'how long a rite takes'),
    participants: [
      t('Celebrant', 'who takes part in a rite'),
      t('Speakers', 'who takes part in a rite'),
      t('Venue staff', 'who takes part in a rite'),
    ],
    location: t('Venue', 'where a rite is held'),
  })),
};
