// Where somebody will rest: which grave, or what becomes of the ashes. One for each plan. What was written for another way
// than the plan's stays, and is shown again when that way comes back.
import { endpoint } from './endpoint.ts';
import { lineOfText } from './field-rules.ts';
import { PlanId, VendorId } from './ids.ts';
import { knowsCremation } from './timelines/unusual-ways.ts';
import { FaithTradition } from './traditions.ts';
import { Way } from './ways.ts';
import { z } from './zod.ts';

/** 'listed' is one of our directory; in an 'owned' one the family has a place already. */
export const cemeteryChoices = ['unknown', 'listed', 'owned'] as const;
export const ownershipPaperStates = ['unknown', 'at-hand', 'looking'] as const;
/** Whether the cemetery opens and closes the grave on the day. */
export const openingStates = ['unknown', 'asked', 'agreed'] as const;
/** What stands around the casket. Cemeteries ask for it, the law does not. */
export const containers = ['unknown', 'liner', 'vault', 'none'] as const;
export const stoneChoices = ['unknown', 'now', 'later'] as const;

export const ashesPlaces = ['home', 'niche', 'grave', 'sea', 'land', 'abroad'] as const;
export type AshesPlace = (typeof ashesPlaces)[number];
export const ashesChoices = ['unknown', ...ashesPlaces, 'divided'] as const;
export const partPlaces = [...ashesPlaces, 'keepsake'] as const;
export type PartPlace = (typeof partPlaces)[number];

export const seaFroms = ['unknown', 'boat', 'aircraft', 'shore', 'pier'] as const;
/** 'garden' is one that a cemetery keeps for it; 'water' a lake or river, which the law counts as land. */
export const landKinds = ['unknown', 'garden', 'own', 'others', 'park', 'water'] as const;
export const permissions = ['unknown', 'asked', 'written', 'refused'] as const;

/** What a family sees to before ashes go somewhere, and ticks off. */
const restTasks = [
  'permit',
  'closed',
  'next-keeper',
  'distance',
  'opened',
  'report',
  'owner',
  'local',
  'unseen',
  'death-copies',
  'cremation-certificate',
  'airline',
  'consulate',
  'sealed',
  'signed-copy',
] as const;
export type RestTask = (typeof restTasks)[number];

const tasksByPlace = {
  home: ['permit', 'closed', 'next-keeper'],
  niche: ['permit', 'signed-copy'],
  grave: ['permit', 'signed-copy'],
  sea: ['permit', 'distance', 'opened', 'report', 'signed-copy'],
  land: ['permit', 'owner', 'local', 'opened', 'unseen', 'signed-copy'],
  abroad: ['permit', 'death-copies', 'cremation-certificate', 'airline', 'consulate', 'sealed'],
} as const satisfies Record<AshesPlace, readonly RestTask[]>;

export function tasksOf(place: AshesPlace): readonly RestTask[] {
  return tasksByPlace[place];
}

/** A task is seen to for one place: the permit that names a home is none for the sea. */
export type RestTick = `${AshesPlace}:${RestTask}`;

export function tickOf(place: AshesPlace, task: RestTask): RestTick {
  return `${place}:${task}`;
}

const restTicks = ashesPlaces.flatMap((place) => tasksByPlace[place].map((task) => tickOf(place, task)));

export function tasksDone(place: AshesPlace, { done }: { done: readonly RestTick[] }): RestTask[] {
  return tasksOf(place).filter((task) => done.includes(tickOf(place, task)));
}

/** Ticks were once kept without their place: such a one counts for the places that were chosen when it was kept. */
export function ticksFrom(kept: readonly string[], chosen: readonly AshesPlace[]): RestTick[] {
  const ofChosen = chosen.flatMap((place) =>
    tasksOf(place)
      .filter((task) => kept.includes(task))
      .map((task) => tickOf(place, task)),
  );
  return restTicks.filter((tick) => kept.includes(tick) || ofChosen.includes(tick));
}

export const REST_LINE_MAX_LENGTH = 160;
export const REST_NOTE_MAX_LENGTH = 1_000;
/** More than any family shares ashes among. */
export const ASHES_PARTS_MAX = 12;

const Line = z.union([z.literal(''), lineOfText(REST_LINE_MAX_LENGTH)]);

export const AshesPart = z.object({
  place: z.enum(partPlaces),
  where: Line,
  /** Who keeps it, or takes it there. */
  keeper: Line,
});
export type AshesPart = z.infer<typeof AshesPart>;

export const RestingPlaceWords = z.object({
  cemetery: z.enum(cemeteryChoices),
  /** One of our directory. It stays while another cemetery is chosen. */
  cemeteryId: VendorId.nullable(),
  cemeteryName: Line,
  cemeteryTown: Line,
  /** Section, row and plot, or the number of the niche. */
  plot: Line,
  /** Who holds the right of burial. */
  rightHolder: Line,
  ownershipPaper: z.enum(ownershipPaperStates),
  opening: z.enum(openingStates),
  /** Who arranges it, or whom the family spoke with. */
  openingBy: Line,
  container: z.enum(containers),
  stone: z.enum(stoneChoices),
  ashes: z.enum(ashesChoices),
  keeper: Line,
  homeAddress: Line,
  seaFrom: z.enum(seaFroms),
  waters: Line,
  landKind: z.enum(landKinds),
  landPlace: Line,
  permission: z.enum(permissions),
  country: Line,
  carrier: Line,
  parts: z.array(AshesPart).max(ASHES_PARTS_MAX),
  done: z
    .array(z.enum(restTicks))
    .max(restTicks.length)
    .overwrite((done) => restTicks.filter((tick) => done.includes(tick))),
  note: z.string().trim().max(REST_NOTE_MAX_LENGTH),
});
export type RestingPlaceWords = z.infer<typeof RestingPlaceWords>;

export const nothingYet: RestingPlaceWords = {
  cemetery: 'unknown',
  cemeteryId: null,
  cemeteryName: '',
  cemeteryTown: '',
  plot: '',
  rightHolder: '',
  ownershipPaper: 'unknown',
  opening: 'unknown',
  openingBy: '',
  container: 'unknown',
  stone: 'unknown',
  ashes: 'unknown',
  keeper: '',
  homeAddress: '',
  seaFrom: 'unknown',
  waters: '',
  landKind: 'unknown',
  landPlace: '',
  permission: 'unknown',
  country: '',
  carrier: '',
  parts: [],
  done: [],
  note: '',
};

/** Where the ashes, or parts of them, go. */
export function placesOfAshes({ ashes, parts }: Pick<RestingPlaceWords, 'ashes' | 'parts'>): AshesPlace[] {
  return ashesPlaces.filter((place) =>
    ashes === 'divided' ? parts.some((part) => part.place === place) : ashes === place,
  );
}

/** What the law does not allow, or not yet. It is said with what is possible instead, and changes nothing. */
export type Caution = 'from-shore' | 'from-pier' | 'inland-water' | 'owner' | 'park' | 'refused';

export function cautionsOf(words: RestingPlaceWords): Caution[] {
  const places = placesOfAshes(words);
  const atSea = places.includes('sea') ? cautionAtSea(words) : null;
  const onLand = places.includes('land') ? cautionOnLand(words) : null;
  return [atSea, onLand].filter((caution) => caution !== null);
}

function cautionAtSea({ seaFrom }: RestingPlaceWords): Caution | null {
  if (seaFrom === 'shore') return 'from-shore';
  return seaFrom === 'pier' ? 'from-pier' : null;
}

function cautionOnLand({ landKind, permission }: RestingPlaceWords): Caution | null {
  const isOfOthers = landKind === 'water' || landKind === 'park' || landKind === 'others';
  if (!isOfOthers || permission === 'written') return null;
  if (permission === 'refused') return 'refused';
  if (landKind === 'water') return 'inland-water';
  return landKind === 'park' ? 'park' : 'owner';
}

export type RestQuestion = 'grave' | 'ashes';
type RestSubject = { way: Way; faithTradition: FaithTradition; branch: string };

/** What is asked for a way. Families whose tradition buries are asked nothing about ashes unless they chose cremation. */
export function restQuestionsOf({ way, ...family }: RestSubject): readonly RestQuestion[] {
  if (way === 'burial' || way === 'green-burial') return ['grave'];
  if (way === 'cremation' || way === 'water-cremation') return ['ashes'];
  if (way !== 'undecided') return [];
  return knowsCremation(family) ? ['grave', 'ashes'] : ['grave'];
}

/** Whether a cemetery is asked for: for a grave, and for ashes that come into a grave or a niche. */
export function isCemeteryAsked(question: RestQuestion, words: Pick<RestingPlaceWords, 'ashes' | 'parts'>): boolean {
  return question === 'grave' || placesOfAshes(words).some((place) => place === 'grave' || place === 'niche');
}

/** The Sikh code of conduct asks for no monument, headstone or shrine. */
export function isStoneAsked({ faithTradition }: { faithTradition: FaithTradition }): boolean {
  return faithTradition !== 'sikh';
}

/** What our team was asked about a cemetery of our directory. */
export const RestInquiry = z.object({
  id: z.uuid(),
  cemeteryId: VendorId,
  cemeteryName: z.string(),
  state: z.enum(['asked', 'answered']),
  askedAt: z.iso.datetime(),
  /** By when our team answers. */
  dueAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
});
export type RestInquiry = z.infer<typeof RestInquiry>;

export const RestingPlace = z.object({
  planId: PlanId,
  planNumber: z.string(),
  personName: z.string(),
  calledName: z.string(),
  faithTradition: FaithTradition,
  branch: z.string(),
  way: Way,
  /** True for whoever made the plan. */
  isMine: z.boolean(),
  /** False for those of the family who may read the plan only. */
  mayEdit: z.boolean(),
  /** Counts the saves; 0 while nothing was. */
  version: z.int(),
  words: RestingPlaceWords,
  /** The one of our directory, as it was told; null while none was chosen. */
  listed: z.object({ id: VendorId, name: z.string(), town: z.string(), isStillListed: z.boolean() }).nullable(),
  /** Newest first. */
  inquiries: z.array(RestInquiry),
});
export type RestingPlace = z.infer<typeof RestingPlace>;

const ofPlan = { access: 'member', params: z.object({ planId: PlanId }), returns: RestingPlace } as const;

export const getRestingPlace = endpoint({
  ...ofPlan,
  method: 'GET',
  path: '/funeral-plans/:planId/resting-place',
  summary: 'Where somebody will rest, for whoever made the plan and for their family group.',
  problems: ['session.required', 'plan.not_found'],
});

export const saveRestingPlace = endpoint({
  ...ofPlan,
  method: 'PUT',
  path: '/funeral-plans/:planId/resting-place',
  summary: 'Write down where somebody will rest. What is left out stays as it is.',
  body: z.object({
    words: RestingPlaceWords.partial(),
    /** The version the change was made from. */
    version: z.int().min(0),
  }),
  problems: [
    'session.required',
    'plan.not_found',
    'family.role_too_low',
    'vendor.not_found',
    'resting_place.changed_meanwhile',
  ],
  limits: [{ per: 'person', times: 240, seconds: 3600 }],
});

export const askAboutGrave = endpoint({
  ...ofPlan,
  method: 'POST',
  path: '/funeral-plans/:planId/resting-place/inquiries',
  summary: 'Ask our team about a place in a cemetery of the directory. While one is open for it, that one stands.',
  status: 201,
  body: z.object({
    cemeteryId: VendorId,
    /** Sent again, it is the same inquiry. */
    idempotencyKey: z.uuid(),
  }),
  problems: ['session.required', 'plan.not_found', 'family.role_too_low', 'vendor.not_found'],
  // Each is a promise of our team.
  limits: [{ per: 'person', times: 20, seconds: 3600 }],
});
