import { notMuslimOrJewish, type SampleVendor } from './sample-vendor.ts';

export const crematorium: SampleVendor[] = [
  {
    name: 'Westfold Crematory',
    location: 'San Francisco',
    businessType: 'Independent crematory',
    description:
      'One person at a time, with a numbered disk that stays with them from arrival to return. Families may see the whole building before they decide.',
    specialties: ['Witnessed cremation', 'Tours of the building', 'Ashes returned in 5 days'],
    faithTraditions: notMuslimOrJewish,
    price: [450, 1_350],
    hours: 'Mon–Sat 8–5',
    isFeatured: true,
  },
  {
    name: 'Cypress Gate Cremation Center',
    location: 'San Francisco',
    businessType: 'Cremation center',
    description:
      'A small room with chairs, a window and as much time as an afternoon holds. Simple containers are included in the price.',
    specialties: ['Viewing room', 'Container included', 'Saturday times'],
    faithTraditions: ['christian', 'buddhist', 'secular', 'other'],
    price: [520, 1_100],
    hours: 'Mon–Sat 8–6',
  },
  {
    name: 'Agni Hall Crematory',
    location: 'San Jose',
    businessType: 'Independent crematory',
    description:
      'A hall where the family can walk around the casket, and a start button in the chief mourner’s hand. Shoes off, incense and ghee are possible within the rules of the air district.',
    specialties: ['Family starts the cremation', 'Hall for 90', 'Early morning times', 'Asthi the next day'],
    faithTraditions: ['hindu', 'sikh', 'buddhist'],
    price: [700, 1_800],
    hours: 'Daily 6–6',
  },
  {
    name: 'South Valley Crematory',
    location: 'San Jose',
    businessType: 'Independent crematory',
    description:
      'Plain, clean and punctual, and glad to answer any question however small. Ashes are brought to your home by one of our own staff.',
    specialties: ['Ashes brought home', 'Sunday times', 'Spanish and Vietnamese spoken'],
    faithTraditions: notMuslimOrJewish,
    price: [390, 980],
    hours: 'Daily 8–5',
  },
  {
    name: 'Redwood Water Cremation',
    location: 'Oakland',
    businessType: 'Alkaline hydrolysis facility',
    description:
      'Cremation by water, licensed in California, with less energy and no flame. We explain the process honestly to anyone who asks, and it is not for everyone.',
    specialties: ['Water cremation', 'Tours of the building', 'Ashes returned in 7 days'],
    faithTraditions: ['secular', 'other'],
    price: [1_450, 2_600],
    hours: 'Mon–Fri 9–5',
  },
  {
    name: 'Estuary Crematory',
    location: 'Oakland',
    businessType: 'Independent crematory',
    description:
      'We serve families directly and through funeral homes at the same price. Night arrivals are received by a person, not a locker.',
    specialties: ['Same price for all', 'Night arrival', 'Witnessed cremation'],
    faithTraditions: notMuslimOrJewish,
    price: [410, 1_050],
    hours: 'Daily 7–7',
  },
  {
    name: 'Sandalwood Crematory',
    location: 'Fremont',
    businessType: 'Independent crematory',
    description:
      'Built for large families: a hall for a hundred and fifty, parking, and a washing room next door. Ragis, pandits and monks know the place.',
    specialties: ['Hall for 150', 'Washing room', 'Family starts the cremation', 'Weekend times'],
    faithTraditions: ['hindu', 'sikh', 'buddhist', 'other'],
    price: [750, 2_100],
    hours: 'Daily 6–7',
  },
  {
    name: 'Alameda Creek Cremation',
    location: 'Fremont',
    businessType: 'Cremation center',
    description:
      'A second facility is being built, and until it is inspected we take few families. Call to hear the next free day.',
    specialties: ['Simple cremation', 'Witnessed cremation', 'Ashes brought home'],
    faithTraditions: ['hindu', 'sikh', 'buddhist', 'secular', 'other'],
    hours: 'Mon–Sat 8–5',
    isVerified: false,
  },
  {
    name: 'Thornton Ridge Crematory',
    location: 'Daly City',
    businessType: 'Independent crematory',
    description:
      'Up on the ridge, with fog most mornings and a bench outside for those who want to wait. The urn can be your own.',
    specialties: ['Witnessed cremation', 'Your own urn', 'Waiting room with a view'],
    faithTraditions: notMuslimOrJewish,
    price: [430, 1_200],
    hours: 'Mon–Sat 7–5',
  },
  {
    name: 'Marina Lagoon Cremation',
    location: 'San Mateo',
    businessType: 'Cremation center',
    description:
      'Arrangements at the desk or from home, with every form explained. Families who keep a time of stillness before cremation are given it.',
    specialties: ['Hours of stillness kept', 'Forms from home', 'Keepsake portions'],
    faithTraditions: ['buddhist', 'secular', 'other'],
    price: [560, 1_250],
    hours: 'Mon–Sat 8–6',
  },
  {
    name: 'Adobe Creek Crematory',
    location: 'Los Altos',
    businessType: 'Independent crematory',
    description:
      'Two people run this place and sign for every step. A record of each hour is given to you with the ashes.',
    specialties: ['Record of every step', 'Witnessed cremation', 'Two signatures'],
    faithTraditions: notMuslimOrJewish,
    price: [600],
    hours: 'Mon–Fri 8–5',
  },
  {
    name: 'Blackhawk Hollow Crematory',
    location: 'Danville',
    businessType: 'Independent crematory',
    description:
      'A stone room in a green valley, with space for twenty. We keep the ashes for a year at no charge while a family decides.',
    specialties: ['Room for 20', 'Ashes kept for a year', 'Saturday times'],
    faithTraditions: ['christian', 'hindu', 'sikh', 'secular', 'other'],
    price: [540, 1_400],
    hours: 'Mon–Sat 8–5',
  },
];
