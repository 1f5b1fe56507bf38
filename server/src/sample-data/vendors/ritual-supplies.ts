import type { SampleVendor } from './sample-vendor.ts';

export const ritualSupplies: SampleVendor[] = [
  {
    name: 'Candle & Cloth',
    location: 'San Francisco',
    businessType: 'Independent shop',
    description:
      'Candles, guest books, linen covers and simple urns for families of many beliefs. If we do not have it, we know who does.',
    specialties: ['Candles', 'Guest books', 'Urns', 'Linen'],
    faithTraditions: ['christian', 'buddhist', 'secular', 'other'],
    price: [12, 680],
    hours: 'Tue–Sat 10–6',
  },
  {
    name: 'Beit Tzedek Judaica',
    location: 'San Francisco',
    businessType: 'Judaica shop',
    description:
      'Seven-day candles, kriah ribbons, low chairs to borrow, and kippot printed overnight. A shiva box with all of it comes to your door.',
    specialties: ['Shiva boxes', 'Kriah ribbons', 'Yahrzeit candles', 'Low chairs on loan'],
    faithTraditions: ['jewish'],
    price: [8, 260],
    hours: 'Sun–Thu 10–6, Fri 10–2',
  },
  {
    name: 'Puja Samagri Bhandar',
    location: 'San Jose',
    businessType: 'Puja shop',
    description:
      'The complete set for antyeshti and for the tenth to thirteenth day, packed by your pandit’s list. Ganga water, darbha, til and new cloth are always in stock.',
    specialties: ['Antyeshti sets', 'Thirteenth-day sets', 'Asthi urns', 'Home delivery'],
    faithTraditions: ['hindu'],
    price: [25, 380],
    hours: 'Daily 9–9',
    isFeatured: true,
  },
  {
    name: 'An Lac Altar Goods',
    location: 'San Jose',
    businessType: 'Family-owned shop',
    description:
      'Incense, altar cloths, white headbands and portrait frames, with somebody who explains what each is for. Paper offerings are kept for families who use them.',
    specialties: ['Incense', 'White headbands', 'Altar sets', 'Vietnamese spoken'],
    faithTraditions: ['buddhist', 'other'],
    price: [6, 420],
    hours: 'Daily 9–7',
  },
  {
    name: 'Kafan House San Jose',
    location: 'San Jose',
    businessType: 'Volunteer supply',
    description:
      'Ready-cut cotton kafan for men, women and children, with camphor and printed steps. We hand them out at any hour.',
    specialties: ['Kafan sets', 'Camphor', 'Printed steps for ghusl'],
    faithTraditions: ['muslim'],
    price: [35, 90],
    hours: 'Day and night by phone',
    hasWebsite: false,
  },
  {
    name: 'Temescal Casket Makers',
    location: 'Oakland',
    businessType: 'Woodworkers’ cooperative',
    description:
      'Plain pine, redwood offcut and willow caskets without metal, made in four days or from stock. Families may paint theirs in our yard.',
    specialties: ['Plain pine caskets', 'No metal', 'Wicker', 'Paint it yourself'],
    faithTraditions: ['jewish', 'christian', 'secular', 'other'],
    price: [890, 3_400],
    hours: 'Mon–Sat 8–4',
  },
  {
    name: 'Cornerstone Church Supply',
    location: 'Oakland',
    businessType: 'Church supplier',
    description:
      'Programs, fans, palls, acolyte candles and sympathy cards for East Bay congregations. Printing is done while you wait.',
    specialties: ['Printed programs', 'Fans', 'Candles', 'Same-day printing'],
    faithTraditions: ['christian'],
    price: [15, 540],
    hours: 'Mon–Sat 9–6',
  },
  {
    name: 'Plain Thread Shrouds',
    location: 'Berkeley',
    businessType: 'Sewing studio',
    description:
      'Shrouds of cotton, linen and wool with carrying straps, for green burial and home vigils. We also lend a pattern to those who wish to sew.',
    specialties: ['Shrouds', 'Carrying boards', 'Patterns to sew', 'Tachrichim'],
    faithTraditions: ['secular', 'jewish', 'christian', 'other'],
    price: [140, 760],
    hours: 'Tue–Sat 10–5',
  },
  {
    name: 'Sahara Books & Bukhoor',
    location: 'Fremont',
    businessType: 'Muslim bookshop',
    description:
      'Kafan cloth, perfume without alcohol, du’a cards and prayer mats for the days of ta’ziyah. Large sets of Qur’an parts are lent free.',
    specialties: ['Kafan cloth', 'Du’a cards', 'Qur’an parts on loan'],
    faithTraditions: ['muslim'],
    price: [5, 150],
    hours: 'Daily 10–9',
  },
  {
    name: 'Nishan Sikh Supplies',
    location: 'Fremont',
    businessType: 'Sikh shop',
    description:
      'Kakars, dastar cloth, rumalas and gutkas, and head coverings by the hundred for guests. Everything for a Sehaj Paath at home can be borrowed.',
    specialties: ['Kakars', 'Dastar cloth', 'Head coverings', 'Loan for paath at home'],
    faithTraditions: ['sikh'],
    price: [4, 320],
    hours: 'Daily 10–8',
  },
  {
    name: 'Santo Niño Religious Goods',
    location: 'Daly City',
    businessType: 'Family-owned shop',
    description:
      'Rosaries, prayer cards with a photograph, candles for nine nights and a kneeler to borrow. Cards are printed in a day.',
    specialties: ['Prayer cards', 'Rosaries', 'Candles', 'Kneelers on loan'],
    faithTraditions: ['christian'],
    price: [3, 240],
    hours: 'Daily 9–7',
  },
  {
    name: 'Kobo Incense & Urns',
    location: 'San Mateo',
    businessType: 'Importer',
    description:
      'Quiet Japanese incense, juzu, and urns of stoneware made by three potters. Chopsticks and trays for kotsuage are lent to families.',
    specialties: ['Incense', 'Stoneware urns', 'Juzu', 'Trays on loan'],
    faithTraditions: ['buddhist'],
    price: [9, 890],
    hours: 'Tue–Sun 10–6',
  },
  {
    name: 'River Stone Keepsakes',
    location: 'Danville',
    businessType: 'Home workshop',
    description:
      'Names cut into river stones and small wooden boxes, one at a time in a garage. I am slow, and I tell you the week before you order.',
    specialties: ['Engraved stones', 'Memory boxes', 'Made one at a time'],
    faithTraditions: ['secular', 'christian', 'other'],
    price: [60, 240],
    hours: 'Messages answered in the evening',
    isVerified: false,
  },
  {
    name: 'Diya & Dhoop San Ramon',
    location: 'San Ramon',
    businessType: 'Puja shop',
    description:
      'Everything on the pandit’s list in one bag, checked twice, with the item names in four scripts. Open early for the morning rites.',
    specialties: ['Puja sets', 'Lamps and dhoop', 'Early opening', 'White clothing'],
    faithTraditions: ['hindu', 'other'],
    price: [20, 350],
    hours: 'Daily 7–9',
  },
];
