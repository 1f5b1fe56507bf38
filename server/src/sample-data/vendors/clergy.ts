import { openToAll, type SampleVendor } from './sample-vendor.ts';

const OFFERING = 'Offering at your discretion';

export const clergy: SampleVendor[] = [
  {
    name: 'Rabbi Tamar Elkaslasy',
    location: 'San Francisco',
    businessType: 'Independent rabbi',
    description:
      'I lead funerals, shiva evenings and unveilings for families with or without a synagogue. We meet first, and I listen for the stories before I write a word.',
    specialties: ['Funerals', 'Shiva evenings', 'Unveilings', 'Interfaith families welcome'],
    faithTraditions: ['jewish'],
    price: [600, 1_200],
    hours: 'By appointment; not on Shabbat and festivals',
    isFeatured: true,
  },
  {
    name: 'Father Anselm Okwuosa',
    location: 'San Francisco',
    businessType: 'Retired parish priest',
    description:
      'I help when a parish is between priests: vigil, Funeral Mass and committal, in English or Igbo. I will call your parish first so that everything is in order there.',
    specialties: ['Vigil', 'Funeral Mass', 'Rite of Committal'],
    faithTraditions: ['christian'],
    priceNote: OFFERING,
    hours: 'Tue–Sun, phone 9–7',
    hasWebsite: false,
  },
  {
    name: 'June Abernathy-Cole, Celebrant',
    location: 'San Francisco',
    businessType: 'Humanist celebrant',
    description:
      'A ceremony about the person, in plain words, with nothing added that they would not have said. You read and change the script until it is right.',
    specialties: ['Life stories', 'Scattering ceremonies', 'Help with your own words'],
    faithTraditions: ['secular', 'other'],
    price: [550, 950],
    hours: 'Daily by appointment',
  },
  {
    name: 'Reverend Hana Morikuni',
    location: 'San Jose',
    businessType: 'Jodo Shinshu minister',
    description:
      'Bedside service, evening service, funeral and the seventh-day services, in Japanese or English. Guests who have never offered incense are shown how.',
    specialties: ['Makuragyo', 'Funeral service', 'Seventh-day services', 'Japanese spoken'],
    faithTraditions: ['buddhist'],
    priceNote: OFFERING,
    hours: 'Phone daily 9–8',
  },
  {
    name: 'Pandit Raghavendra Joshi',
    location: 'San Jose',
    businessType: 'Independent purohit',
    description:
      'Antim sanskar and the rites of the following days in the manner of your own family, explained as we go. I speak Kannada, Hindi, Sanskrit and English.',
    specialties: ['Antyeshti', 'Tenth to thirteenth day', 'Annual shraddha', 'Kannada and Hindi spoken'],
    faithTraditions: ['hindu'],
    price: [351, 1_101],
    hours: 'Phone daily 7–9',
  },
  {
    name: 'Imam Yusuf Dervishaj',
    location: 'San Jose',
    businessType: 'Imam and hospital chaplain',
    description:
      'Guidance from the first call, janazah prayer and du’a at the grave. Albanian, Turkish and Arabic are spoken, and there is no charge.',
    specialties: ['Janazah prayer', 'Bedside visits', 'Guidance for new Muslims'],
    faithTraditions: ['muslim'],
    priceNote: 'No charge',
    hours: 'Day and night for a death',
  },
  {
    name: 'Pastor Delphine Rosewood',
    location: 'Oakland',
    businessType: 'Baptist pastor',
    description:
      'Homegoing services with room for song, testimony and tears. I work with your choir or bring singers, and I sit with the family the night before.',
    specialties: ['Homegoing services', 'Graveside prayers', 'Family prayer the night before'],
    faithTraditions: ['christian'],
    price: [300, 700],
    hours: 'Mon–Sat 9–8',
  },
  {
    name: 'Oakleaf Interfaith Chaplains',
    location: 'Oakland',
    businessType: 'Group of chaplains',
    description:
      'Seven chaplains from seven traditions who visit, sit and listen, and who lead a gathering when no clergy of your own can come. We never lead a rite that belongs to somebody else.',
    specialties: ['Bedside visits', 'Mixed-faith families', 'Words at the graveside', 'Spanish spoken'],
    faithTraditions: openToAll,
    price: [250, 800],
    hours: 'Daily 8–8; bedside visits day and night',
  },
  {
    name: 'Venerable Sumana Dhamma Services',
    location: 'Oakland',
    businessType: 'Theravada monastics',
    description:
      'Chanting at home or at the funeral, the sharing of merit, and seventh-day dana. Meals offered to us end before midday; everything else we fit to you.',
    specialties: ['Paritta chanting', 'Pansukula', 'Seventh-day dana', 'Sinhala and Thai spoken'],
    faithTraditions: ['buddhist'],
    priceNote: OFFERING,
    hours: 'Phone daily 8–6',
    hasPicture: false,
  },
  {
    name: 'Rabbi Ezra Lindenfeld',
    location: 'Berkeley',
    businessType: 'Conservative rabbi',
    description:
      'Funeral and graveside services, guidance on shiva and Kaddish, and a minyan when one is hard to gather. I am glad to explain each custom to relatives who did not grow up with it.',
    specialties: ['Graveside services', 'Guidance for mourners', 'Minyan for shiva'],
    faithTraditions: ['jewish'],
    price: [500, 1_000],
    hours: 'Sun–Fri by phone; not on Shabbat and festivals',
  },
  {
    name: 'Wren Castellanos, Ceremony Maker',
    location: 'Berkeley',
    businessType: 'Independent celebrant',
    description:
      'Ceremonies in living rooms, on beaches and under trees, for families who want something of their own. I have just begun to work alone and keep my prices low while I do.',
    specialties: ['Home ceremonies', 'Scattering ceremonies', 'Bilingual ceremonies'],
    faithTraditions: ['secular', 'other'],
    price: [250, 450],
    hours: 'Evenings and weekends',
    isVerified: false,
  },
  {
    name: 'Granthi Balwinder Singh Hothi',
    location: 'Fremont',
    businessType: 'Granthi',
    description:
      'Ardas before leaving, Kirtan Sohila at the crematory, Sehaj Paath and bhog at your gurdwara or at home. Younger relatives receive the meaning in English beside the Gurmukhi.',
    specialties: ['Antam Ardas', 'Kirtan Sohila', 'Sehaj Paath and bhog', 'Meaning in English'],
    faithTraditions: ['sikh'],
    priceNote: OFFERING,
    hours: 'Phone daily 6–9',
  },
  {
    name: 'Acharya Vasudha Narang',
    location: 'Fremont',
    businessType: 'Arya Samaj acharya',
    description:
      'A Vedic havan with the mantras translated line by line. Daughters and wives may lead if the family wishes so.',
    specialties: ['Antyeshti with havan', 'Shanti havan', 'Women as chief mourner', 'Hindi and Punjabi spoken'],
    faithTraditions: ['hindu'],
    price: [251, 751],
    hours: 'Phone daily 8–8',
  },
  {
    name: 'Sheikh Idris Balogun',
    location: 'Fremont',
    businessType: 'Imam',
    description:
      'I lead the prayer, teach relatives how to wash and shroud, and stay until the last of the family leaves the grave. West African families are welcome in their own languages.',
    specialties: ['Janazah prayer', 'Teaching ghusl', 'Yoruba and French spoken'],
    faithTraditions: ['muslim'],
    priceNote: 'No charge; gifts go to the burial fund',
    hours: 'Day and night for a death',
    hasWebsite: false,
  },
  {
    name: 'Father Gregorio Batungbacal',
    location: 'Daly City',
    businessType: 'Catholic priest',
    description:
      'Prayers at home, the Mass, and the evenings of the pasiyam with your own prayer leaders. I help choose readings that relatives can read without fear.',
    specialties: ['Funeral Mass', 'Pasiyam', 'Fortieth-day Mass', 'Tagalog and Ilocano spoken'],
    faithTraditions: ['christian'],
    priceNote: OFFERING,
    hours: 'Tue–Sun 9–7',
  },
  {
    name: 'Reverend Lynette Faraday',
    location: 'San Mateo',
    businessType: 'Episcopal priest',
    description:
      'Services from the prayer book in church, at a graveside or by the sea. I welcome relatives of other beliefs and those of none.',
    specialties: ['Prayer book services', 'Graveside committal', 'Services at sea'],
    faithTraditions: ['christian'],
    price: [350, 650],
    hours: 'Mon–Thu and Sun 9–6',
  },
  {
    name: 'Sangha of the Quiet Gate',
    location: 'San Mateo',
    businessType: 'Zen temple',
    description:
      'Priests of our small temple offer a funeral in the Soto Zen way and the forty-ninth-day service. Families sit with us beforehand and hear what each part is for.',
    specialties: ['Zen funerals', 'Forty-ninth-day service', 'Sitting with the family'],
    faithTraditions: ['buddhist'],
    price: [300, 600],
    hours: 'Phone Tue–Sun 9–5',
  },
  {
    name: 'Marguerite Thornbury, Life Celebrant',
    location: 'Los Altos',
    businessType: 'Certified celebrant',
    description:
      'Two long conversations, a written draft, and a calm voice on the day. If a relative would like one prayer, there is room for it.',
    specialties: ['Life stories', 'Ceremonies outdoors', 'Coaching speakers'],
    faithTraditions: ['secular', 'other'],
    price: [700, 1_300],
    hours: 'Daily by appointment',
  },
  {
    name: 'Father Nektarios Vlahos',
    location: 'Danville',
    businessType: 'Greek Orthodox priest',
    description:
      'Trisagion on the eve, the funeral in church, and the memorials of the ninth and fortieth day. I explain early what the church asks, so that nothing comes as a surprise.',
    specialties: ['Trisagion', 'Orthodox funeral', 'Fortieth-day memorial', 'Greek spoken'],
    faithTraditions: ['christian'],
    priceNote: OFFERING,
    hours: 'Tue–Sun 9–6',
  },
  {
    name: 'Pandit Srinivas Avadhani',
    location: 'San Ramon',
    businessType: 'Independent purohit',
    description:
      'Telugu and Tamil families find their own order of rites kept here, from the first day to subhasvikaram. A list of what to bring comes the same evening.',
    specialties: ['Apara karma', 'Thirteenth day', 'Monthly shraddha', 'Telugu and Tamil spoken'],
    faithTraditions: ['hindu'],
    price: [401, 1_501],
    hours: 'Phone daily 6–10',
  },
];
