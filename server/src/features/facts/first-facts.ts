// The facts that a new house begins with, in our own words. What has no `checkedOn` changes too often to be told unread:
// somebody of the team looks it up first. A fact without a figure has none yet.
import { type FactKey, unitOf } from '@evenlight/contract/facts';
import { entriesOf } from '../../platform/entries.ts';
import { type FactRow, factIdOf } from './rules.ts';

/** What their texts are looked up by. */
export const FIRST_FACT = 'dated fact';

type Told = Pick<FactRow, 'name'> &
  Partial<Pick<FactRow, 'low' | 'high' | 'note' | 'source' | 'checkedOn' | 'reviewBy'>>;
type OfCounty = Pick<FactRow, 'county' | 'source'> & Partial<Pick<FactRow, 'low' | 'note'>>;

// The laws of California change with the year.
const checked = { checkedOn: '2026-11-15', reviewBy: '2027-01-31' };

const cemetery = { source: 'The price list of the cemetery' };
const registrar = { source: 'The registrar of the county' };
const stateFee = { source: 'California Department of Public Health, All County Letter 25-05' };
const ashesAtSea = { source: 'California Health and Safety Code 7117' };
const oceanRule = { source: 'Code of Federal Regulations, 40 CFR 229.1' };
const veterans = { source: 'US Department of Veterans Affairs', note: 'Raised every October.' };
const socialSecurity = { source: 'Social Security Administration' };

const general: Record<FactKey, Told> = {
  'cemetery.plot': { ...cemetery, name: 'A grave', note: 'The cemetery sells the right of burial in it.' },
  'cemetery.opening': {
    ...cemetery,
    name: 'Opening and closing of the grave',
    note: 'The cemetery charges for it.',
  },
  'cemetery.niche': { ...cemetery, name: 'A niche for the ashes', note: 'The cemetery or columbarium sells it.' },
  vault: {
    ...cemetery,
    name: 'A liner or vault for the grave',
    note: 'No law asks for one. The rules of the cemetery may.',
  },
  'stone.flat': {
    ...cemetery,
    name: 'A flat stone',
    note: 'The cemetery has rules for it, to be known before you order one.',
  },
  'stone.upright': { ...cemetery, name: 'An upright stone', note: 'Not every section of a cemetery allows one.' },
  'stone.setting': { ...cemetery, name: 'Setting the stone' },
  'cremation.crematory-charge': {
    source: 'The price list of the crematory',
    name: 'What the crematory charges besides',
    note: 'Where it is more than the package holds.',
  },
  'clergy.honorarium': {
    source: 'The congregation',
    name: 'A gift to the clergy',
    note: 'The congregation knows what is customary.',
  },
  'copy.certified': {
    ...stateFee,
    name: 'A certified copy of the death certificate',
    low: 26,
    note: 'Set by the state. Companies that order it online add charges of their own.',
  },
  'copy.fetal-death': { ...stateFee, name: 'A certified copy of a fetal death certificate', low: 23 },
  'copy.count': {
    source: 'Nolo',
    name: 'Certified copies that a family often needs',
    low: 5,
    high: 10,
    note: 'Whoever settles an estate may need more.',
  },
  'permit.disposition': {
    ...registrar,
    name: 'The permit for burial, cremation or scattering',
    note: 'A county fee. As a rule the funeral home gets the permit.',
  },
  'permit.after-hours': {
    ...registrar,
    name: 'Registration after hours, where the faith asks for it',
    note: 'Some counties offer it and some do not. Ask early.',
  },
  'permit.expedite': { ...registrar, name: 'A permit at short notice' },
  'permit.return-days': {
    ...checked,
    source: 'California Health and Safety Code 103060',
    name: 'Time to send the signed permit back to the registrar',
    low: 10,
  },
  'letter.non-contagious': {
    ...registrar,
    name: 'A letter that no contagious disease was the cause',
    note: 'Usually needed to take somebody out of the country.',
  },
  'certificate.physician-hours': {
    source: 'California Health and Safety Code 102795 and 102800',
    name: 'Time for the doctor’s part of the death certificate',
    low: 15,
    note: 'A limit by law. It often takes longer until the certificate is registered.',
  },
  'certificate.registration-days': {
    ...checked,
    source: 'California Health and Safety Code 102775',
    name: 'Time to register a death',
    low: 8,
    note: 'A limit, not a waiting time. It comes before any burial or cremation.',
  },
  'autopsy.objection-hours': {
    ...checked,
    source: 'California Government Code 27491.43',
    name: 'Time the coroner waits for a Certificate of Religious Belief',
    low: 48,
    note: 'It does not stop an autopsy where a crime or a danger to public health is suspected.',
  },
  'care.refrigeration-hours': {
    source: 'California Code of Regulations, title 16, section 1223',
    name: 'Time after which a funeral home refrigerates a body that is not embalmed',
    low: 24,
  },
  'scatter.shore-yards': { ...ashesAtSea, name: 'Distance from the shore for ashes at sea', low: 500 },
  'scatter.ocean-miles': { ...oceanRule, name: 'Distance from land for ashes in the ocean', low: 3 },
  'scatter.epa-report-days': { ...oceanRule, name: 'Time to report ashes in the ocean to the EPA', low: 30 },
  'sea-burial.ocean-miles': { ...oceanRule, name: 'Distance from land for a burial at sea', low: 3 },
  'sea-burial.depth-feet': { ...oceanRule, name: 'Depth of the water for a burial at sea', low: 600 },
  'help.social-security': {
    ...checked,
    ...socialSecurity,
    name: 'Lump sum of Social Security',
    low: 255,
    note: 'For a spouse or an eligible child. It has to be applied for.',
  },
  'help.social-security-years': {
    ...checked,
    ...socialSecurity,
    name: 'Time to apply for the lump sum of Social Security',
    low: 2,
  },
  'help.veteran-service-connected': {
    ...veterans,
    name: 'Burial allowance for veterans, service-connected, at most',
    low: 2000,
  },
  'help.veteran-burial': {
    ...veterans,
    name: 'Burial allowance for veterans, not service-connected, at most',
    low: 978,
  },
  'help.veteran-plot': { ...veterans, name: 'Plot allowance for veterans, at most', low: 978 },
  'help.veteran-claim-years': {
    source: 'US Department of Veterans Affairs',
    name: 'Time for most claims that are not service-connected',
    low: 2,
  },
  'help.victims': {
    source: 'California Victim Compensation Board',
    name: 'Help with a funeral after a crime, at most',
    note: 'Whoever pays for the funeral applies.',
  },
  'help.county': {
    source: 'The office of the county',
    name: 'Help of the county with a burial or cremation',
    note: 'Best before you sign anything.',
  },
  'help.work-death': {
    source: 'California Division of Workers’ Compensation',
    name: 'Help with a funeral after a death at work, at most',
  },
  'help.disaster': { source: 'FEMA', name: 'Help with a funeral after a disaster' },
};

// Each county has a program of its own, and nobody has looked any of them up: the first rows of a list that our team keeps.
const atCounty = (county: string, source: string): OfCounty => ({ county, source });

const ofCounties: Partial<Record<FactKey, OfCounty[]>> = {
  'permit.disposition': [
    { county: 'San Francisco', low: 12, source: 'sf.gov' },
    { county: 'Sonoma', low: 12, source: 'County of Sonoma' },
  ],
  'permit.after-hours': [{ county: 'San Francisco', low: 42, source: 'sf.gov' }],
  'permit.expedite': [{ county: 'San Francisco', low: 30, source: 'sf.gov' }],
  'letter.non-contagious': [{ county: 'San Francisco', low: 15, source: 'sf.gov' }],
  'help.county': [
    atCounty('Alameda', 'County of Alameda'),
    {
      county: 'Contra Costa',
      source: 'ehsd.org',
      note: 'Best before you sign anything. The General Assistance offices are said to take applications: ask which one.',
    },
    atCounty('Marin', 'County of Marin'),
    atCounty('Napa', 'County of Napa'),
    atCounty('San Francisco', 'City and County of San Francisco'),
    atCounty('San Mateo', 'County of San Mateo'),
    atCounty('Santa Clara', 'County of Santa Clara'),
    atCounty('Solano', 'County of Solano'),
    atCounty('Sonoma', 'County of Sonoma'),
  ],
};

const unknown = { low: null, high: null, note: null, source: null, checkedOn: null, reviewBy: null };

/** One for everywhere, and behind it those of single counties. */
export const firstFacts: readonly FactRow[] = entriesOf(general).flatMap(([key, told]) =>
  [{}, ...(ofCounties[key] ?? [])].map((own) => {
    const fact = { county: null, ...told, ...own };
    return {
      ...unknown,
      ...fact,
      id: factIdOf({ key, ...fact }),
      key,
      unit: unitOf[key],
      isListed: true,
      translations: {},
    };
  }),
);
