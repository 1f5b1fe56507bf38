import { openToAll, type SampleVendor } from './sample-vendor.ts';

export const transportation: SampleVendor[] = [
  {
    name: 'Graycoat Funeral Cars',
    location: 'San Francisco',
    businessType: 'Funeral livery',
    description:
      'Hearses and family cars with drivers who know the hills, the bridges and when to be silent. The price names every hour before you agree.',
    specialties: ['Hearse', 'Family cars', 'Processions', 'Airport transfers'],
    faithTraditions: openToAll,
    price: [395, 1_400],
    hours: 'Day and night',
    isFeatured: true,
  },
  {
    name: 'Gentle Wheels Accessible Vans',
    location: 'San Francisco',
    businessType: 'Accessible transport',
    description:
      'Vans with lifts for wheelchairs and walkers, and drivers who see people to the door. Children’s seats are on board.',
    specialties: ['Wheelchair lifts', 'Door to door', 'Child seats'],
    faithTraditions: openToAll,
    price: [75, 140],
    priceNote: 'per hour',
    hours: 'Daily 6–10',
  },
  {
    name: 'Alba Gentle Transfer',
    location: 'San Jose',
    businessType: 'Mortuary transport',
    description:
      'Careful transfers from home, hospital or airport for funeral homes and families, always with two people. Stairs, narrow halls and night hours cost nothing more.',
    specialties: ['Transfer from home', 'Airport papers', 'Night hours included'],
    faithTraditions: openToAll,
    price: [275, 850],
    hours: 'Day and night',
  },
  {
    name: 'Guadalupe Coach Lines',
    location: 'San Jose',
    businessType: 'Coach company',
    description:
      'Buses for thirty to fifty-six people between the service, the cemetery and the hall. The driver waits, and nobody has to look for parking.',
    specialties: ['Coaches', 'Shuttles', 'Spanish spoken'],
    faithTraditions: openToAll,
    price: [140, 210],
    priceNote: 'per hour',
    hours: 'Daily 6–11',
  },
  {
    name: 'Townsend Repatriation',
    location: 'Oakland',
    businessType: 'International transfer agent',
    description:
      'We bring people home across borders: consulate, airline, permits and a person who calls you at each step. We tell you first what the other country asks.',
    specialties: ['Transfer abroad', 'Consulate papers', 'Burial in Israel', 'Ashes on flights'],
    faithTraditions: openToAll,
    price: [1_800, 9_500],
    hours: 'Day and night',
  },
  {
    name: 'Lakeside Limousine & Escort',
    location: 'Oakland',
    businessType: 'Funeral livery',
    description:
      'Matching black cars and licensed motor escorts for long processions. We drive the route the day before.',
    specialties: ['Limousines', 'Motor escorts', 'Processions'],
    faithTraditions: ['christian', 'buddhist', 'secular', 'other'],
    price: [450, 1_900],
    hours: 'Daily 7–9',
  },
  {
    name: 'Pedal Hearse Berkeley',
    location: 'Berkeley',
    businessType: 'Cargo bicycle livery',
    description:
      'A slow bicycle hearse for short ways on flat streets, followed on foot. A licensed funeral home stays in charge; we only carry.',
    specialties: ['Bicycle hearse', 'Walking processions', 'Green burial'],
    faithTraditions: ['secular', 'other'],
    price: [350, 600],
    hours: 'By appointment, in daylight',
    isVerified: false,
  },
  {
    name: 'Elmwood Guest Shuttle',
    location: 'Berkeley',
    businessType: 'Shuttle service',
    description:
      'Small buses between hotel, hall and burial ground on a timetable you can print. Two guests or two hundred, we keep going round.',
    specialties: ['Guest shuttles', 'Printed timetable', 'Wheelchair lifts'],
    faithTraditions: openToAll,
    price: [95, 160],
    priceNote: 'per hour',
    hours: 'Daily 7–10',
  },
  {
    name: 'Ardenwood Transfer Service',
    location: 'Fremont',
    businessType: 'Mortuary transport',
    description:
      'Prompt transfers at any hour to mosque, temple, gurdwara or funeral home. Our crews know the customs and ask before they touch.',
    specialties: ['Prompt transfer', 'Transfer to places of worship', 'Punjabi and Urdu spoken'],
    faithTraditions: openToAll,
    price: [250, 700],
    hours: 'Day and night',
  },
  {
    name: 'Skyline Procession Cars',
    location: 'Daly City',
    businessType: 'Funeral livery',
    description:
      'Family cars and a flower car for the fast path to the cemeteries of the Peninsula. Drivers wait as long as you need at the grave.',
    specialties: ['Family cars', 'Flower car', 'Graveside waiting'],
    faithTraditions: ['christian', 'buddhist', 'secular', 'other'],
    price: [320, 1_100],
    hours: 'Daily 7–8',
  },
  {
    name: 'Foster Point Boats',
    location: 'San Mateo',
    businessType: 'Boat charter',
    description:
      'A steady boat for up to forty, for scattering at sea beyond the Gate. The captain files the federal notice and sends you the position.',
    specialties: ['Scattering at sea', 'Up to 40 guests', 'Federal notice filed'],
    faithTraditions: ['secular', 'hindu', 'sikh', 'buddhist', 'other'],
    price: [650, 2_400],
    hours: 'Daily in daylight, weather allowing',
  },
  {
    name: 'Foothill Family Cars',
    location: 'Los Altos',
    businessType: 'Chauffeur service',
    description:
      'Quiet cars for the closest family, so that nobody has to drive that day. Water, tissues and an umbrella are in each.',
    specialties: ['Family cars', 'Airport pick-up', 'All-day hire'],
    faithTraditions: openToAll,
    price: [110, 165],
    priceNote: 'per hour',
    hours: 'Daily 5–11',
  },
  {
    name: 'Crow Canyon Livery',
    location: 'San Ramon',
    businessType: 'Funeral livery',
    description:
      'A silver hearse and two family cars for the Tri-Valley, and a van for garlands and trays. Ask us for a written price; it depends on the way.',
    specialties: ['Hearse', 'Family cars', 'Van for flowers'],
    faithTraditions: openToAll,
    hours: 'Daily 6–9',
  },
];
