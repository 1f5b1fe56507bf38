// Add-ons that every tradition is offered. Where one is not the custom it is folded away, and where it means something
// else it says so.
import type { WrittenAddon } from '../catalogue-file.ts';

export const commonAddons: WrittenAddon[] = [
  {
    name: 'Grief Support',
    description: 'Three talks with a grief counselor, alone or as a family, in person or by video.',
    dollars: 150,
    category: 'support',
    kind: 'service',
    notes: {
      hindu: 'With a counselor who knows Hindu mourning, if you wish.',
      muslim: 'With a Muslim counselor, if you wish.',
      jewish: 'With a counselor who knows shiva and the year of mourning, if you wish.',
      christian: 'With a counselor of your church, if you wish.',
      buddhist: 'With a counselor who knows Buddhist practice, if you wish.',
      sikh: 'With a counselor who knows Sikh families, if you wish.',
      secular: 'With a counselor who brings no religion into the room.',
    },
  },
  {
    name: 'Live Streaming',
    description: 'A private link, so that those who cannot travel can be there.',
    dollars: 100,
    category: 'digital',
    kind: 'service',
    notes: {
      muslim: 'We ask your masjid first.',
      jewish: 'We ask your synagogue first.',
      christian: 'We ask your parish first.',
    },
  },
  {
    name: 'Professional Photography',
    description: 'A quiet photographer for the gathering, and a private album afterwards.',
    dollars: 300,
    category: 'digital',
    kind: 'service',
    notCustomaryFor: ['muslim', 'jewish'],
    notes: {
      hindu: 'Only with the family’s consent, and never of the body.',
      christian: 'Only with the family’s consent, outside the liturgy, and never of the body.',
      buddhist: 'Only with the family’s consent, and never of the body.',
      sikh: 'Only with the family’s consent, not during Ardas, and never of the body.',
      secular: 'Only with the family’s consent, and never of the body.',
    },
  },
  {
    name: 'Obituary Services',
    description: 'We write the notice with you and place it where you wish.',
    dollars: 200,
    category: 'support',
    kind: 'service',
    notes: {
      muslim: 'Written as a janazah notice.',
      jewish: 'Written as a funeral and shiva notice.',
      sikh: 'Written with the times of the Antam Sanskar and the bhog.',
    },
  },
  {
    name: 'Transportation Services',
    description: 'A car and driver for relatives, from the airport or from home and back again.',
    dollars: 400,
    category: 'logistics',
    kind: 'service',
  },
];

const basicAddons: WrittenAddon[] = [
  {
    name: 'Premium Floral',
    description: 'Fuller flowers for the service, fresh and in season.',
    dollars: 200,
    category: 'enhancement',
    kind: 'merchandise',
    tier: 'basic',
    notCustomaryFor: ['muslim', 'jewish'],
    notes: {
      jewish: 'Many families ask for tzedakah instead of flowers.',
      buddhist: 'In white and muted colors, without red.',
      sikh: 'In white and muted colors.',
    },
  },
  {
    name: 'Enhanced Catering',
    description: 'A simple hot meal for the family and guests, delivered and set out.',
    dollars: 300,
    category: 'hospitality',
    kind: 'cash-advance',
    tier: 'basic',
    notes: {
      hindu: 'Vegetarian.',
      muslim: 'Halal, brought to the home of the mourners.',
      jewish: 'Kosher, brought to the house of mourning.',
      buddhist: 'Vegetarian.',
      sikh: 'Vegetarian.',
    },
  },
  {
    name: 'Memorial Keepsakes',
    description: 'Printed cards or a small keepsake for those who come.',
    dollars: 150,
    category: 'keepsake',
    kind: 'merchandise',
    tier: 'basic',
    notes: {
      muslim: 'Printed du’a cards; nothing is made with ashes.',
      jewish: 'Printed cards; nothing is made with ashes.',
      christian: 'For Catholic and Orthodox families printed cards; nothing is made with ashes.',
      sikh: 'Printed cards; nothing is made with ashes.',
    },
  },
];

const premiumAddons: WrittenAddon[] = [
  {
    name: 'Luxury Transportation',
    description: 'A larger, more comfortable car for the closest family.',
    dollars: 200,
    category: 'logistics',
    kind: 'service',
    tier: 'premium',
    notes: {
      muslim: 'Many families keep to a plain car.',
      jewish: 'Many families keep to a plain car.',
    },
  },
  {
    name: 'Extended Viewing',
    part: 'body',
    description: 'Two more hours for people to come and say goodbye.',
    dollars: 250,
    category: 'enhancement',
    kind: 'service',
    tier: 'premium',
    notCustomaryFor: ['muslim', 'jewish'],
    notes: {
      hindu: 'As a longer antim darshan.',
      buddhist: 'As a longer wake.',
      sikh: 'As a longer antim darshan.',
    },
  },
  {
    name: 'Professional Musicians',
    description: 'Two or three musicians for the service, with pieces you choose.',
    dollars: 400,
    category: 'enhancement',
    kind: 'cash-advance',
    tier: 'premium',
    notCustomaryFor: ['muslim', 'jewish', 'sikh'],
    notes: {
      hindu: 'As a bhajan group.',
      christian: 'Within your church’s rules; Orthodox services are sung without instruments.',
      sikh: 'Gurbani kirtan is the custom, sung by a ragi jatha.',
    },
  },
];

const legacyAddons: WrittenAddon[] = [
  {
    name: 'Life Documentary',
    description: 'A short film of their life, made from your pictures and from talks with those who knew them.',
    dollars: 800,
    category: 'legacy',
    kind: 'service',
    tier: 'legacy',
    notes: { muslim: 'We first ask your family what may be filmed and shown.' },
  },
  {
    name: 'Memorial Garden Dedication',
    description: 'A planted place in a community garden, given in their name.',
    dollars: 1200,
    category: 'memorial',
    kind: 'merchandise',
    tier: 'legacy',
    notCustomaryFor: ['sikh'],
    notes: { muslim: 'As planting given in charity.' },
  },
  {
    name: 'Memorial Scholarship Setup',
    description: 'The papers and the first letters for a scholarship in their name; the fund itself is yours.',
    dollars: 500,
    category: 'legacy',
    kind: 'service',
    tier: 'legacy',
  },
];

export const tierAddons: WrittenAddon[] = [...basicAddons, ...premiumAddons, ...legacyAddons];
