import { notMuslimOrJewish, type SampleVendor } from './sample-vendor.ts';

export const florists: SampleVendor[] = [
  {
    name: 'Fogline Flowers',
    location: 'San Francisco',
    businessType: 'Studio florist',
    description:
      'Loose, garden-like pieces from growers along the coast. Tell us one thing about the person and we begin there.',
    specialties: ['Casket sprays', 'Table flowers', 'Local growers', 'Same-day delivery'],
    faithTraditions: notMuslimOrJewish,
    price: [95, 1_200],
    hours: 'Mon–Sat 8–6, Sun 9–1',
    isFeatured: true,
  },
  {
    name: 'Avenue Stem & Leaf',
    location: 'San Francisco',
    businessType: 'Neighborhood florist',
    description:
      'A corner shop that has tied wreaths for the same three parishes for decades. We know when each church lets us in and where the flowers may stand.',
    specialties: ['Wreaths', 'Church flowers', 'Standing sprays'],
    faithTraditions: ['christian', 'secular', 'other'],
    price: [75, 650],
    hours: 'Daily 8–6',
  },
  {
    name: 'Mogra & Marigold',
    location: 'San Jose',
    businessType: 'Garland maker',
    description:
      'Fresh garlands of jasmine, rose and marigold, strung the same morning. We bring loose petals in steel trays for the last offering.',
    specialties: ['Garlands', 'Loose petals', 'Early morning delivery'],
    faithTraditions: ['hindu', 'sikh'],
    price: [40, 480],
    hours: 'Daily 5–7',
  },
  {
    name: 'White Plum Florist',
    location: 'San Jose',
    businessType: 'Family-owned florist',
    description:
      'White and yellow standing wreaths with ribbons lettered by hand in Vietnamese, Chinese or English. Nothing red leaves this shop for a funeral.',
    specialties: ['Standing wreaths', 'Lettered ribbons', 'Altar flowers'],
    faithTraditions: ['buddhist', 'christian', 'other'],
    price: [120, 900],
    hours: 'Daily 8–7',
  },
  {
    name: 'Rosario Floreria',
    location: 'San Jose',
    businessType: 'Family-owned florist',
    description:
      'Crosses, hearts and crowns of flowers, and the small bouquets children carry. We deliver to the home for the nine evenings too.',
    specialties: ['Crowns', 'Flowers for the rosary', 'Spanish spoken'],
    faithTraditions: ['christian'],
    price: [60, 700],
    hours: 'Mon–Sat 7–7',
    hasWebsite: false,
  },
  {
    name: 'Tidepool Botanicals',
    location: 'Oakland',
    businessType: 'Studio florist',
    description:
      'Seasonal flowers, seed heads and branches without foam or plastic. Every piece can be composted or laid on the ground afterwards.',
    specialties: ['No foam, no plastic', 'Shroud flowers', 'Green burial'],
    faithTraditions: notMuslimOrJewish,
    price: [110, 1_400],
    hours: 'Tue–Sun 9–5',
  },
  {
    name: 'Grand Lily Florals',
    location: 'Oakland',
    businessType: 'Neighborhood florist',
    description:
      'Full, generous flowers for homegoings, with matching pieces for the church, the cars and the repast tables. We set up, move and take down.',
    specialties: ['Homegoing flowers', 'Set-up in church', 'Repast tables'],
    faithTraditions: ['christian'],
    price: [90, 2_200],
    hours: 'Mon–Sat 8–6',
  },
  {
    name: 'Marsh & Meadow',
    location: 'Berkeley',
    businessType: 'Flower farm',
    description:
      'We grow what we sell, so the choice changes by the week. Families may come and cut with us, which some find good to do.',
    specialties: ['Cut your own', 'Wild-style bouquets', 'Native plants'],
    faithTraditions: ['secular', 'buddhist', 'christian', 'other'],
    price: [45, 520],
    hours: 'Wed–Sun 9–4',
  },
  {
    name: 'Niles Petal House',
    location: 'Fremont',
    businessType: 'Family-owned florist',
    description:
      'Garlands, petal trays and casket flowers for large families on short notice. Message us in the evening and they are ready at seven.',
    specialties: ['Garlands', 'Casket flowers', 'Overnight orders'],
    faithTraditions: ['hindu', 'sikh', 'buddhist', 'christian'],
    price: [50, 800],
    hours: 'Daily 6–8',
    isFeatured: true,
  },
  {
    name: 'Seacliff Sampaguita',
    location: 'Daly City',
    businessType: 'Family-owned florist',
    description:
      'Sampaguita garlands when they can be had, and honest substitutes when they cannot. We look after the flowers through all the evenings of the wake.',
    specialties: ['Garlands', 'Standing sprays', 'Fresh flowers each evening'],
    faithTraditions: ['christian'],
    price: [70, 850],
    hours: 'Daily 8–8',
  },
  {
    name: 'Paper Crane Flowers',
    location: 'San Mateo',
    businessType: 'Studio florist',
    description:
      'Quiet arrangements with few stems, in the Japanese manner. Each comes with a card that names every plant in it.',
    specialties: ['Ikebana style', 'Altar flowers', 'Small arrangements'],
    faithTraditions: ['buddhist', 'secular', 'christian', 'other'],
    price: [80, 600],
    hours: 'Tue–Sat 9–5',
  },
  {
    name: 'Peninsula Bloom Cart',
    location: 'San Mateo',
    businessType: 'Mobile florist',
    description:
      'A van full of buckets that comes to the hall, where guests can build one bouquet together. We have only just begun and answer messages ourselves.',
    specialties: ['Bouquet made by guests', 'Table flowers', 'Comes to you'],
    faithTraditions: ['secular', 'christian', 'other'],
    price: [350],
    hours: 'Thu–Sun by appointment',
    isVerified: false,
    hasWebsite: false,
  },
  {
    name: 'Apricot House Flowers',
    location: 'Los Altos',
    businessType: 'Studio florist',
    description:
      'Soft colors and garden roses, arranged the evening before and kept cool. We return for the vases so that you need not think of them.',
    specialties: ['Garden roses', 'Memorial tables', 'Vases picked up'],
    faithTraditions: notMuslimOrJewish,
    price: [130, 1_800],
    hours: 'Mon–Sat 9–5',
  },
  {
    name: 'Wheelwright Lane Florist',
    location: 'Danville',
    businessType: 'Neighborhood florist',
    description:
      'Sprays, wreaths and baskets at set prices, shown with photographs of real orders. What you see is the size you get.',
    specialties: ['Wreaths', 'Baskets', 'Set prices'],
    faithTraditions: ['christian', 'secular', 'other'],
    price: [85, 750],
    hours: 'Mon–Sat 8–6',
  },
  {
    name: 'Lotus Lane Flowers',
    location: 'San Ramon',
    businessType: 'Family-owned florist',
    description:
      'Lotus, chrysanthemum and jasmine for altars, garlands and trays. Delivery to homes, temples and crematories all over the Tri-Valley is included.',
    specialties: ['Lotus', 'Garlands', 'Altar flowers', 'Delivery included'],
    faithTraditions: ['hindu', 'buddhist', 'sikh'],
    price: [55, 640],
    hours: 'Daily 7–7',
  },
];
