// What families say only about work of a certain kind: nobody praises a scanning service for its sound.
import type { ReviewTexts } from './review-texts.ts';

type TextsForTrades = { trades: readonly string[]; texts: Partial<ReviewTexts> };

const celebrants = ['Humanist celebrant', 'Independent celebrant', 'Certified celebrant'];
const whoSpeakOfThePerson = [
  ...celebrants,
  'Group of chaplains',
  'Baptist pastor',
  'Episcopal priest',
  'Independent rabbi',
  'Conservative rabbi',
];
const whoVisitTheSick = [
  'Independent rabbi',
  'Conservative rabbi',
  'Imam and hospital chaplain',
  'Imam',
  'Group of chaplains',
  'Retired parish priest',
  'Catholic priest',
  'Episcopal priest',
  'Greek Orthodox priest',
  'Baptist pastor',
  'Jodo Shinshu minister',
  'Theravada monastics',
];
const whoPhotographPeople = ['Independent photographer', 'Cooperative of photographers'];
const whoHandlePictures = [
  'Restoration studio',
  'Scanning service',
  'Portrait studio',
  'Photo and print studio',
  'Slideshow maker',
  'Film maker',
];
const whoPlayAnySong = ['Chamber ensemble', 'Vocal trio with guitar', 'Folk duo'];
const whoSing = [...whoPlayAnySong.slice(1), 'Gospel choir', 'Parish choir', 'Bhajan group', 'Threshold singers'];
const whoDriveTheLiving = [
  'Funeral livery',
  'Accessible transport',
  'Coach company',
  'Shuttle service',
  'Chauffeur service',
];
const shops = [
  'Independent shop',
  'Judaica shop',
  'Puja shop',
  'Family-owned shop',
  'Volunteer supply',
  'Church supplier',
  'Muslim bookshop',
  'Sikh shop',
  'Importer',
];
const makers = ['Woodworkers’ cooperative', 'Sewing studio', 'Home workshop'];
const practices = ['Group practice', 'Private practice', 'Psychologist', 'Muslim counseling practice'];
const groups = [
  'Nonprofit program',
  'Nonprofit center',
  'Children’s grief center',
  'Garden therapy',
  'Therapists’ collective',
];

export const textsForTrades: readonly TextsForTrades[] = [
  {
    trades: whoSpeakOfThePerson,
    texts: { 5: ['The words were about my mother and could have been about nobody else.'] },
  },
  { trades: celebrants, texts: { 5: ['Read our draft, changed three words, and made it right.'] } },
  { trades: whoVisitTheSick, texts: { 5: ['Came to the hospital the same night and stayed with us.'] } },
  {
    trades: ['Streaming company'],
    texts: {
      5: ['My uncle overseas said it was as if he had been in the room.'],
      4: ['Helpful and discreet. The link needed a second try for some relatives.'],
    },
  },
  {
    trades: ['Streaming company', 'Slideshow maker'],
    texts: { 5: ['The sound and the light were right, and someone was there in case they were not.'] },
  },
  { trades: [...whoPhotographPeople, 'Streaming company'], texts: { 5: ['We hardly noticed that they were there.'] } },
  {
    trades: [...whoPhotographPeople, 'Film maker', 'Oral historian'],
    texts: { 5: ['Gentle with my grandmother, who does not like to be asked for anything.'] },
  },
  {
    trades: whoHandlePictures,
    texts: {
      5: [
        'They handled our old pictures as if they were their own.',
        'They found the one good picture of Dad smiling and made it shine.',
      ],
    },
  },
  {
    trades: ['Restoration studio', 'Scanning service'],
    texts: { 5: ['Everything came back in order, with names and years.'] },
  },
  {
    trades: ['Restoration studio', 'Portrait studio', 'Photo and print studio', ...whoPhotographPeople],
    texts: { 4: ['We love the result. The choice of paper could have been explained better.'] },
  },
  {
    trades: [...whoHandlePictures, ...whoPhotographPeople, 'Oral historian'],
    texts: { 5: ['Ready a day earlier than promised.'] },
  },
  {
    trades: whoPlayAnySong,
    texts: {
      5: [
        'They learned his favorite song overnight.',
        'Our niece wanted to play one piece, and they made room for her.',
      ],
      3: ['They were good, but one piece we had asked for was left out.'],
    },
  },
  { trades: whoSing, texts: { 5: ['People who had not sung for years joined in.'] } },
  {
    trades: whoDriveTheLiving,
    texts: {
      5: [
        'Nobody had to think about parking or directions, and that was a relief.',
        'They helped my grandmother to the very door.',
        'They called ahead, so we knew when to come down.',
        'A driver who knew when not to talk.',
        'They knew the way and the people at the gate.',
      ],
      4: ['Good and careful. They were ten minutes late because of the bridge, and called us.'],
      3: ['They got us there. The vehicle was not the one we had been shown.'],
    },
  },
  {
    trades: [...whoDriveTheLiving, 'Boat charter'],
    texts: {
      5: ['Two extra hours were needed, at the rate we had been told.'],
      4: ['Friendly and safe. One more seat would have helped, and that was our counting.'],
    },
  },
  {
    trades: ['Mortuary transport'],
    texts: {
      5: ['They carried my husband down three flights of stairs and spoke to him by name.'],
      3: ['They were careful with her. We waited two hours longer than we had been told.'],
    },
  },
  {
    trades: ['International transfer agent'],
    texts: { 5: ['There were many papers, and they knew every one of them.', 'They called from each airport.'] },
  },
  { trades: ['Boat charter'], texts: { 5: ['The captain stopped the engine and let us be.'] } },
  {
    trades: ['Historic cemetery', 'Parish cemetery', 'Jewish cemetery', 'Public cemetery district'],
    texts: { 5: ['They helped us find my great-grandmother, too.'] },
  },
  {
    trades: shops,
    texts: {
      5: [
        'Everything on the list was in the bag, and one thing we had forgotten.',
        'They explained what each item is for, without making us feel foolish.',
        'They opened for us after hours.',
        'Brought to our door within three hours.',
        'They called our clergy to be sure, and then packed it.',
        'What we had ordered was ready the same afternoon.',
        'We took back what we did not use, and nobody minded.',
      ],
      4: [
        'Nearly everything was there. One item came the next morning.',
        'Helpful people in a small shop. Go early, it fills up.',
      ],
      3: ['Good things, but the person at the counter could not say what belongs together.'],
    },
  },
  {
    trades: ['Judaica shop', 'Muslim bookshop', 'Sikh shop', 'Importer'],
    texts: { 5: ['They lent us what we needed only for a week.'] },
  },
  {
    trades: makers,
    texts: {
      5: [
        'Made with care. You can feel it.',
        'It is plain, and it is beautiful.',
        'They told us when, and it was then.',
      ],
    },
  },
  { trades: groups, texts: { 5: ['The others in the group became friends.'] } },
  {
    trades: practices,
    texts: {
      5: ['They helped us talk to each other again.', 'A calm room and a calm voice.'],
      4: ['Wise and gentle. I changed from video to in person, and that was better for me.'],
    },
  },
];
