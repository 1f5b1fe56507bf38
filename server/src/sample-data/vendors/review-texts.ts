// What invented families say about invented work. A text is drawn once per vendor, so it must fit everybody in its
// category, whatever the tradition; those for some trades alone stand in texts-for-trades.ts.
import type { VendorCategory } from '@evenlight/contract/vendors/categories';

/** By stars. There are about as many of each as families give, so that drawing one draws its stars, too. */
export type ReviewTexts = { 5: string[]; 4: string[]; 3?: string[] };

export const textsForAnyone: ReviewTexts = {
  5: [
    'They did what they said they would do, when they said it. That was worth a great deal.',
    'Kind on the phone and kind in person.',
    'We asked many questions, some of them twice. Every answer was patient and clear.',
    'Everything was as we had agreed. Nothing was added afterwards.',
    'They noticed how tired my father was and explained it all again, slowly.',
    'A friend recommended them, and now we do the same.',
  ],
  4: [
    'Good work. One message went unanswered for a day, and they apologized for it.',
    'We were content with everything but the wait on the phone.',
  ],
};

export const reviewTexts: Record<VendorCategory, ReviewTexts> = {
  'funeral-homes': {
    5: [
      'They came at three in the morning and spoke softly. I will not forget that.',
      'Each form was explained before we signed it. We left out two things and nobody minded.',
      'Our customs were asked about first and then kept.',
      'One person looked after us from the first call to the last paper.',
      'The written estimate and the final bill were the same.',
      'My brother lives abroad, and they kept him on the phone through every decision.',
      'They let us take part in caring for her, as far as we wanted to.',
      'We never felt sold to. When we chose the simplest way, they said it was a good choice.',
      'The certified copies were ready early, and there were enough of them.',
      'They told us what we could do ourselves and saved us money by it.',
      'Everything was in order on the day, down to the water by the door.',
    ],
    4: [
      'Very caring people. The waiting room was small for a family as large as ours.',
      'We were well looked after. The permit took two days longer than hoped, which was the county and not them.',
      'Calm and correct. I would have liked the price list before the visit and not during it.',
    ],
    3: ['The service itself was fine. Before it we spoke with three different people and told the story three times.'],
  },
  clergy: {
    5: [
      'We were guided through every step and never made to feel ignorant.',
      'The children were spoken to directly, and they understood.',
      'Relatives of other beliefs told us afterwards that they had felt included.',
      'A steady voice when none of us had one.',
      'Called again a month later to ask how we were.',
      'Everything began on time and nothing was rushed.',
      'Explained what each part means, so that we could take part with our hearts.',
      'We do not belong to a congregation, and it did not matter.',
    ],
    4: [
      'A beautiful service. It ran a little longer than planned.',
      'Thoughtful and well prepared. Finding a time for the first talk took a few calls.',
      'Warm and wise. The microphone was not used, so the last rows missed some of it.',
    ],
    3: ['Kind, but my grandmother’s name was said wrongly twice. We had written it down.'],
  },
  florists: {
    5: [
      'Her favorite colors, without being heavy. It looked like her garden.',
      'Ordered late in the evening, delivered early next day, all fresh.',
      'They put the flowers exactly where they were allowed to stand and left no mess.',
      'Simple and generous at once.',
      'They told us honestly what was not in season and offered something better.',
      'The flowers were still good a week later at home.',
      'The card was written by hand, in our language.',
      'We named a budget and they kept to it.',
      'They remembered my aunt from the shop and chose her flowers.',
      'The scent filled the room. People still speak of it.',
      'They came back for the stands, so we had nothing to carry.',
    ],
    4: [
      'Lovely work. Delivery came at the late end of the window.',
      'Beautiful, though a little smaller than I had pictured.',
      'Fresh and well made. One color was different, and they had told us that it might be.',
    ],
    3: ['The flowers were nice. They went to the wrong entrance first and arrived just in time.'],
  },
  catering: {
    5: [
      'The food was warm, there was enough, and nobody in the family had to stand in the kitchen.',
      'They cooked as our elders would have, and the elders said so.',
      'Leftovers were packed and labelled. We ate from them for three days and were grateful.',
      'More guests came than planned, and they managed without a word.',
      'They asked about our rules for food before we could.',
      'Quiet people who saw what was needed.',
      'The kitchen was cleaner after than before.',
      'Delivered to the minute, and carried up the stairs.',
      'Simple, good food. It was the first time my mother ate that week.',
      'They kept a plate back for those who came late.',
      'One phone call, and no worry after it.',
    ],
    4: [
      'Very good food. The tea ran out before the guests did.',
      'Generous and kind. We had counted on one more person to serve.',
      'Tasty and on time. The menu came a day later than promised.',
    ],
    3: ['The food was fine but barely warm when it came. They said sorry and meant it.'],
  },
  photography: {
    5: [
      'Work that respects people. Nothing was shown to anyone but us.',
      'They asked what we did not want, which nobody else had asked.',
      'I see something new every time I look at it.',
    ],
    4: ['Very fine work. It took a week longer than we expected.'],
    3: ['The result is good. We had to remind them twice before it came.'],
  },
  music: {
    5: [
      'The right music at the right moment, and silence where it belonged.',
      'They came early, tuned softly and were ready when the first guests arrived.',
      'It carried us through the hardest minutes.',
      'They knew the order of the service as well as we did.',
      'Not too loud, not too long. Just right.',
      'They stayed until the last person had left.',
      'We had no idea what to choose. They made three suggestions and one was perfect.',
      'My mother closed her eyes and smiled for the first time in days.',
    ],
    4: [
      'Beautiful. Outdoors it was a little hard to hear from the back.',
      'Very moving. They needed more time to set up than we had been told.',
      'Well chosen and well played. Agreeing on the list took several messages.',
    ],
  },
  transportation: {
    5: [
      'They came on time and waited as long as we needed.',
      'The crew was gentle and patient with all of us.',
      'They had thought of everything before we did.',
      'Clean, quiet and calm.',
      'The plan changed twice in one morning, and they changed with it.',
    ],
    4: ['All went well. Booking by phone took longer than it should.'],
  },
  crematorium: {
    5: [
      'We were allowed to be there to the end. Nobody looked at the clock.',
      'They showed us every room before we decided, and that took away our fear.',
      'The ashes came back on the promised day, in careful hands.',
      'They knew our customs and had everything we needed in place.',
      'A clean, plain, respectful place.',
      'They wrote down each step for us. I am glad to have that paper.',
      'The whole family fitted in, and there was shade for those who waited outside.',
      'They answered my daughter’s questions honestly and simply.',
      'The price on the sheet was the price we paid.',
      'They found us a time early in the morning, as we had hoped.',
      'They let us bring our own urn and helped us close it.',
    ],
    4: [
      'Respectful people. The next free day was later than we had wished.',
      'Everything was done well. The waiting room was cold.',
      'Calm and clear. Directions to the entrance could be better.',
    ],
    3: ['It was done properly. The group before us ran late, and we waited most of an hour.'],
  },
  cemetery: {
    5: [
      'They walked the whole ground with us and let us choose in our own time.',
      'A peaceful place, well kept even in the far corners.',
      'Prices for everything, on paper, before we asked.',
      'They had it all prepared in the morning, exactly as we had asked.',
      'My father can visit in his wheelchair. That decided it.',
      'I go there on Sundays, and there is always somebody to say good morning.',
      'They drew a little map so that relatives could find the place.',
      'No pressure to buy for later.',
      'When it rained they had umbrellas and a canopy ready.',
      'They answered our e-mail with the full price the same day.',
    ],
    4: [
      'A lovely place with helpful people. The gate closes early in winter.',
      'Well kept and quiet. It took a while to reach the right person by phone.',
      'Fair and friendly. The office closes for lunch, so call ahead.',
    ],
    3: ['The place is beautiful. It took three calls until somebody could tell us the cost.'],
  },
  'ritual-supplies': {
    5: ['Good quality and honest prices.', 'They told us not to buy the expensive one.'],
    4: ['Fine work. The delivery was a day later than planned, and they told us.'],
  },
  'grief-counseling': {
    5: [
      'The first person who did not try to cheer me up.',
      'I could say the things I cannot say at home.',
      'They called back the same day.',
      'My sister goes now, too, and is glad of it.',
      'Clear about cost, time and what to expect.',
      'I sleep again, not every night but most.',
      'They understood my family without long explanations.',
      'We were never told how long it should take.',
    ],
    4: ['Very good. Evening times are hard to get.', 'It helped me a great deal. The first form is long.'],
    3: ['The counselor is good, but two appointments were moved at short notice.'],
  },
};

export const repliesToPraise = [
  'Thank you for writing. It was an honor to help your family.',
  'Thank you. We think of you and wish you quiet days.',
  'Your words mean much to all of us here. Thank you.',
  'Thank you for trusting us at such a time.',
  'It was good to meet you all. Our door stays open to you.',
];

export const repliesToCriticism = [
  'You are right, and we are sorry. We have changed how we do this so that it does not happen to another family.',
  'Thank you for telling us. We should have done better, and we have spoken about it with everyone here.',
  'We are sorry that this added to a hard day. If there is anything still open, call and ask for the owner.',
];
