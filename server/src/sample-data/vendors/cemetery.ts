import type { SampleVendor } from './sample-vendor.ts';

export const cemetery: SampleVendor[] = [
  {
    name: 'Lone Juniper Columbarium',
    location: 'San Francisco',
    businessType: 'Nonprofit columbarium',
    description:
      'Niches behind glass or stone in a round hall full of daylight. The price includes the engraving and care for good.',
    specialties: ['Niches', 'Engraving included', 'Open every day'],
    faithTraditions: ['christian', 'buddhist', 'secular', 'other'],
    price: [2_800, 14_000],
    hours: 'Daily 8–5',
  },
  {
    name: 'Hills of Rest Memorial Park',
    location: 'San Jose',
    businessType: 'Endowed-care cemetery',
    description:
      'Lawns, walls and an old oak grove, with sections that Muslim and Jewish communities look after by their own rules. We show prices for every section before we walk.',
    specialties: ['Muslim section', 'Jewish section', 'Upright and flat markers', 'Urn garden'],
    faithTraditions: ['muslim', 'jewish', 'christian', 'buddhist', 'secular', 'other'],
    price: [4_900, 26_000],
    hours: 'Daily 8–sunset',
    isFeatured: true,
  },
  {
    name: 'Santa Inez Catholic Cemetery',
    location: 'San Jose',
    businessType: 'Parish cemetery',
    description:
      'Consecrated ground beside a mission garden, for burial and for urns. On All Souls’ Day the whole valley seems to come.',
    specialties: ['Burial', 'Niches for urns', 'All Souls’ Day', 'Spanish spoken'],
    faithTraditions: ['christian'],
    price: [3_800, 15_500],
    hours: 'Daily 8–6',
  },
  {
    name: 'Pine Bowl Garden of Ashes',
    location: 'San Ramon',
    businessType: 'Scattering garden',
    description:
      'A shaded garden where ashes are laid under trees, without stones. Names can be kept in a book at the gate, or not at all.',
    specialties: ['Scattering garden', 'No markers', 'Book of names'],
    faithTraditions: ['secular', 'buddhist', 'other'],
    price: [350, 1_200],
    hours: 'Daily 9–5',
  },
  {
    name: 'Fernhollow Green Burial Ground',
    location: 'Oakland',
    businessType: 'Conservation burial ground',
    description:
      'No vaults, no embalming, no imported stone: shroud or plain box, and native grasses above. Each grave is surveyed so that it can be found again.',
    specialties: ['Green burial', 'Shroud burial', 'Native plants', 'Families may close the grave'],
    faithTraditions: ['secular', 'christian', 'buddhist', 'other'],
    price: [5_200, 9_800],
    hours: 'Thu–Mon 9–4',
  },
  {
    name: 'Mount Sorrel Cemetery',
    location: 'Oakland',
    businessType: 'Historic cemetery',
    description:
      'Winding paths and wide views over the bay since streetcar days. A few family plots and many niches remain.',
    specialties: ['Family plots', 'Niches', 'Mausoleum', 'Guided walks'],
    faithTraditions: ['christian', 'buddhist', 'secular', 'other'],
    price: [6_500, 38_000],
    hours: 'Daily 7–7',
  },
  {
    name: 'Strawberry Creek Memorial Grove',
    location: 'Berkeley',
    businessType: 'Memorial grove',
    description:
      'Ashes rest at the foot of a living oak or buckeye, shared by neighbors or kept for one family. Arborists look after the trees for good.',
    specialties: ['Memorial trees', 'Shared or family trees', 'Small gatherings'],
    faithTraditions: ['secular', 'buddhist', 'other'],
    price: [1_900, 9_000],
    hours: 'Daily 9–5',
  },
  {
    name: 'Riyad al-Jannah Cemetery',
    location: 'Fremont',
    businessType: 'Muslim cemetery',
    description:
      'Graves aligned to the qibla, simple level markers, and an opening ready the same day. The price is the same for everyone.',
    specialties: ['Same-day burial', 'Qibla-aligned graves', 'Shroud burial', 'Simple markers'],
    faithTraditions: ['muslim'],
    price: [3_200, 3_200],
    hours: 'Daily 7–sunset',
  },
  {
    name: 'Irvine Hill Memorial Park',
    location: 'Fremont',
    businessType: 'Endowed-care cemetery',
    description:
      'A young park with level paths, shade sails and benches near every section. Interest-free payment is open to all.',
    specialties: ['Burial', 'Urn garden', 'Level paths', 'Payment over time'],
    faithTraditions: ['christian', 'buddhist', 'secular', 'other'],
    price: [3_600, 12_800],
    hours: 'Daily 8–6',
  },
  {
    name: 'Gan Tikvah Cemetery',
    location: 'Daly City',
    businessType: 'Jewish cemetery',
    description:
      'Cared for by a small society since the earliest families came west. Plain caskets, earth by the hands of mourners, and stones set within the year.',
    specialties: ['Jewish burial', 'Unveilings', 'Room for washing hands', 'Closed on Shabbat'],
    faithTraditions: ['jewish'],
    price: [5_800, 13_500],
    hours: 'Sun–Thu 8–4, Fri 8–1',
  },
  {
    name: 'Ocean Wall Memorial Park',
    location: 'Daly City',
    businessType: 'Endowed-care cemetery',
    description:
      'Hillside lawns and double niches that Chinese and Filipino families choose for the view. Burners for paper offerings stand by the gate.',
    specialties: ['Hillside graves', 'Double niches', 'Qingming days', 'Cantonese and Tagalog spoken'],
    faithTraditions: ['christian', 'buddhist', 'other'],
    price: [4_400, 22_000],
    hours: 'Daily 8–5',
  },
  {
    name: 'Laurel Gate Urn Garden',
    location: 'San Mateo',
    businessType: 'Urn garden',
    description:
      'A walled garden for urns next to the library, with one bench for every ten places. It opened last spring and most of it is still free.',
    specialties: ['Urn garden', 'Engraved stones', 'Benches'],
    faithTraditions: ['secular', 'christian', 'buddhist', 'other'],
    price: [1_500],
    hours: 'Daily 9–5',
    isVerified: false,
    hasPicture: false,
  },
  {
    name: 'Apricot Hill Cemetery',
    location: 'Los Altos',
    businessType: 'Endowed-care cemetery',
    description:
      'A quiet hill among old orchards with room for burials and urns. We answer price questions by phone, without asking for your name.',
    specialties: ['Burial', 'Urn garden', 'Prices by phone'],
    faithTraditions: ['christian', 'buddhist', 'secular', 'other'],
    price: [5_500, 19_000],
    hours: 'Daily 8–5',
  },
  {
    name: 'Oak Saddle Cemetery District',
    location: 'Danville',
    businessType: 'Public cemetery district',
    description:
      'A public burial ground for people of the valley, run by an elected board. The price list is on the gate and changes once a year.',
    specialties: ['Public prices', 'Burial', 'Veterans’ section'],
    faithTraditions: ['christian', 'secular', 'other'],
    price: [2_400, 6_800],
    hours: 'Daily 8–sunset',
    hasWebsite: false,
  },
];
