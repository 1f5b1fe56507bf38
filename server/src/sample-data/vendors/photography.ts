import { openToAll, type SampleVendor } from './sample-vendor.ts';

export const photography: SampleVendor[] = [
  {
    name: 'Soft Focus Memorial Photography',
    location: 'San Francisco',
    businessType: 'Independent photographer',
    description:
      'One photographer, one quiet camera, no flash. I photograph hands, hugs and flowers, and never the person who died unless you ask.',
    specialties: ['Silent camera', 'No flash', 'Online album', 'Prints'],
    faithTraditions: ['christian', 'secular', 'other'],
    price: [650, 1_900],
    hours: 'Daily by appointment',
    isFeatured: true,
  },
  {
    name: 'Carousel Photo Restoration',
    location: 'San Francisco',
    businessType: 'Restoration studio',
    description:
      'Torn, faded and water-stained pictures made whole again, by hand. Originals never leave our building and come back in an acid-free sleeve.',
    specialties: ['Photo restoration', 'Scanning', 'Large prints', 'Rush work'],
    faithTraditions: openToAll,
    price: [45, 400],
    priceNote: 'per picture',
    hours: 'Mon–Fri 10–6',
  },
  {
    name: 'Farlight Livestream',
    location: 'Los Altos',
    businessType: 'Streaming company',
    description:
      'A private link that works for grandparents, two cameras that nobody notices, and a person who watches the sound. We ask the clergy first and switch off when they say so.',
    specialties: ['Private livestream', 'Recording on request only', 'Help for viewers by phone'],
    faithTraditions: openToAll,
    price: [480, 1_600],
    hours: 'Daily 8–8',
  },
  {
    name: 'Anand Portrait Studio',
    location: 'San Jose',
    businessType: 'Portrait studio',
    description:
      'Framed portraits for the prayer meeting, ready the next morning, garland hook included. Bring a phone picture; we do the rest.',
    specialties: ['Framed portraits', 'Next-day prints', 'Retouching'],
    faithTraditions: ['hindu', 'sikh', 'buddhist', 'christian'],
    price: [60, 350],
    hours: 'Daily 10–8',
  },
  {
    name: 'Blue Hour Tribute Films',
    location: 'Oakland',
    businessType: 'Film maker',
    description:
      'Short films from your photographs, letters and voices, cut with restraint. You see two versions and choose.',
    specialties: ['Tribute films', 'Interviews with family', 'Old tapes transferred'],
    faithTraditions: ['christian', 'secular', 'other'],
    price: [900, 4_200],
    hours: 'Mon–Fri 9–5',
  },
  {
    name: 'Witness Photo Collective',
    location: 'Oakland',
    businessType: 'Cooperative of photographers',
    description:
      'Five photographers who grew up in East Bay churches and know when to put the camera down. Homegoings are most of what we do.',
    specialties: ['Homegoing services', 'Group portraits', 'Program photographs'],
    faithTraditions: ['christian'],
    price: [550, 1_500],
    hours: 'Daily 9–7',
  },
  {
    name: 'Shoebox Scanning',
    location: 'Berkeley',
    businessType: 'Scanning service',
    description:
      'We fetch the boxes, scan everything overnight, and sort it by face and year. In two days you have the pictures for the memorial page.',
    specialties: ['Scanning', 'Slides and negatives', 'Sorting', 'Pick-up at home'],
    faithTraditions: openToAll,
    price: [120, 780],
    hours: 'Mon–Sat 9–6',
  },
  {
    name: 'Saffron Frame Photography',
    location: 'Fremont',
    businessType: 'Independent photographer',
    description:
      'I know the order of an antim darshan and a bhog, and I stay behind the last row. Nothing is posted anywhere without the family.',
    specialties: ['Ceremonies', 'Prayer meetings', 'Private albums'],
    faithTraditions: ['hindu', 'sikh'],
    price: [400, 1_100],
    hours: 'Daily by appointment',
  },
  {
    name: 'Bayview Streaming Neighbors',
    location: 'Daly City',
    businessType: 'Streaming company',
    description:
      'For relatives in Manila, Honolulu and everywhere else: a steady stream, with the recording yours alone. We test the church’s internet the day before.',
    specialties: ['Private livestream', 'Test the day before', 'Tagalog spoken'],
    faithTraditions: ['christian', 'buddhist', 'secular', 'other'],
    price: [350, 950],
    hours: 'Daily 8–9',
  },
  {
    name: 'Harbor Slide & Sound',
    location: 'San Mateo',
    businessType: 'Slideshow maker',
    description:
      'Slideshows with good type and no effects, tested on the very screen they will run on. One of us comes along and presses the button.',
    specialties: ['Slideshows', 'Projector and screen', 'Operator on the day'],
    faithTraditions: ['christian', 'buddhist', 'secular', 'other'],
    price: [280, 900],
    hours: 'Mon–Sat 9–6',
  },
  {
    name: 'Elderberry Story Recordings',
    location: 'Los Altos',
    businessType: 'Oral historian',
    description:
      'I record what relatives remember, one at a time, and make a small book and a sound file of it. People plan ahead with me, too.',
    specialties: ['Recorded memories', 'Printed book', 'Planning ahead'],
    faithTraditions: openToAll,
    price: [500, 2_800],
    hours: 'Tue–Sat by appointment',
  },
  {
    name: 'Ironhorse Trail Photo',
    location: 'Danville',
    businessType: 'Independent photographer',
    description:
      'Natural light and few pictures, chosen with care. I am new to memorial work and say so; my portfolio is mostly family portraits.',
    specialties: ['Natural light', 'Family portraits', 'Prints'],
    faithTraditions: ['secular', 'christian', 'other'],
    price: [300],
    hours: 'Weekends',
    isVerified: false,
  },
  {
    name: 'Stillframe San Ramon',
    location: 'San Ramon',
    businessType: 'Photo and print studio',
    description:
      'Portraits, boards and printed orders of service from one counter. Send files by nine in the evening and collect them at noon.',
    specialties: ['Portrait boards', 'Printed programs', 'Next-day prints'],
    faithTraditions: ['christian', 'hindu', 'sikh', 'buddhist', 'secular', 'other'],
    price: [40, 520],
    hours: 'Mon–Sat 9–7',
  },
];
