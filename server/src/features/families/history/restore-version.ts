// The way back to an earlier version: what of it can still be had comes back, at today's prices; the rest stays.
import type { KeptPart } from '@evenlight/contract/families/history';
import { type FamilyGroupId, VenueId } from '@evenlight/contract/ids';
import type { PlanDetails } from '@evenlight/contract/plans';
import type { ProblemCode } from '@evenlight/contract/problems';
import { eachTranslation, type Translations } from '@evenlight/contract/translations';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import { type PlanScope, planOfGroup } from '../../plans/access.ts';
import { changePlan, type PlanChanges } from '../../plans/change-plan.ts';
import { type Choices, offerFor } from '../../plans/choose.ts';
import { asFarAsOffered } from '../../plans/offered-choices.ts';
import { lockPlan, planIn } from '../../plans/plan-store.ts';
import { type KnownPlan, type Packaged, type PlanSnapshot, staysAsTold, wayIn } from '../../plans/rules.ts';
import { isOver } from '../../plans/service-date.ts';
import { snapshotsOf, versionsOf } from '../../plans/version-store.ts';
import { isOffered } from '../../venues/store.ts';
import { type FamilyScope, inFamilyTurn } from '../access.ts';
import { familyChanged } from '../changed.ts';
import { costOf } from '../decisions/price-options.ts';
import type { Context } from './save-together.ts';

type Restored = KnownPlan & { kept: KeptPart[]; totalCents: number };
type Restoring = { groupId: FamilyGroupId; versionNumber: number; version: number; agreedCents: number };

export function restoreVersion(
  context: Context,
  { groupId, versionNumber, version, agreedCents }: Restoring,
): Promise<Restored> {
  const { keys, now } = context;
  return inFamilyTurn(context, groupId, 'settle', async (db, family) => {
    const wanted = await wantedVersion(db, family, versionNumber, now);
    const { scope, before } = wanted;
    const [latest] = await versionsOf(db, scope, { atMost: 1 });
    // Sent again after a lost answer.
    const isDone = latest?.description === wanted.description && latest.authorId === family.member.userId;
    if (isDone && before.version === version + 1) return told(wanted, { plan: before, obstacle: null }, now);
    if (before.version !== version) refuse('plan.changed_meanwhile');
    const outcome = await bringBack(db, wanted, context);
    const { plan: after } = outcome;
    // Refused after the change, which is undone with it: nobody pays what nobody has seen.
    if (costOf(after) !== agreedCents) throw new Problem('decision.price_changed', { amount: costOf(after) });
    const activity = { kind: 'plan.restored', about: String(versionNumber) } as const;
    if (after.version !== before.version) await familyChanged(db, family, { part: 'plan', keys, activity, now });
    return told(wanted, outcome, now);
  });
}

function told({ snapshot }: Wanted, { plan, obstacle }: Outcome, now: Date): Restored {
  const isPast = snapshot.serviceDate !== null && isOver(snapshot.serviceDate, now);
  const day = obstacle === 'plan.day_not_customary' ? 'not_customary' : 'taken';
  const obstacles = { venue: obstacle === null ? 'gone' : day, day: isPast ? 'past' : day } as const;
  return { ...plan, kept: keptOf(snapshot, plan, obstacles), totalCents: costOf(plan) };
}

/** What a restore would change. It is done and rolled back, so the preview cannot differ from the restore. */
export function previewRestore(context: Context, groupId: FamilyGroupId, versionNumber: number): Promise<Restored> {
  return inFamilyTurn(context, groupId, 'settle', async (db, family) => {
    const wanted = await wantedVersion(db, family, versionNumber, context.now);
    return told(wanted, await undone(db, (db) => bringBack(db, wanted, context)), context.now);
  });
}

async function undone<Done>(db: Db, work: (db: Db) => Promise<Done>): Promise<Done> {
  const takenBack = new Error('This was only tried.');
  const outcome: Done[] = [];
  try {
    await db.transaction(async (db) => {
      outcome.push(await work(db));
      throw takenBack;
    });
  } catch (error) {
    const [done] = outcome;
    if (error === takenBack && done !== undefined) return done;
    throw error;
  }
  throw takenBack;
}

type Wanted = { scope: PlanScope; before: KnownPlan; snapshot: PlanSnapshot; description: string };

async function wantedVersion(db: Db, family: FamilyScope, number: number, now: Date): Promise<Wanted> {
  const scope = planOfGroup(family);
  await lockPlan(db, scope);
  const before = await planIn(db, scope, now);
  const snapshot = (await snapshotsOf(db, scope, [number])).get(number) ?? refuse('version.not_found');
  return { scope, before, snapshot, description: `Back to version ${number}` };
}

/** Where and when go together: as they were then, or, where that cannot be had any more, as they are now. */
const dayIsInTheWay: readonly ProblemCode[] = [
  'venue.date_taken',
  'plan.too_many_holds',
  'plan.date_booked',
  'plan.day_not_customary',
];

/** `obstacle`: what stood in the way of the day, and of the venue with it. */
type Outcome = { plan: KnownPlan; obstacle: ProblemCode | null };

async function bringBack(
  db: Db,
  { scope, before, snapshot, description }: Wanted,
  { actor, now }: Context,
): Promise<Outcome> {
  const said = { actor, now, description };
  const changes = await restorableIn(db, snapshot, before, now);
  try {
    return { plan: await db.transaction((db) => changePlan(db, scope, changes, said)), obstacle: null };
  } catch (error) {
    if (!(error instanceof Problem && dayIsInTheWay.includes(error.code))) throw error;
    const details = { ...changes.details, serviceDate: before.serviceDate };
    return { plan: await changePlan(db, scope, { details, choices: changes.choices }, said), obstacle: error.code };
  }
}

type Restorable = PlanChanges & Required<Pick<PlanChanges, 'details' | 'choices'>>;

async function restorableIn(db: Db, snapshot: PlanSnapshot, before: KnownPlan, now: Date): Promise<Restorable> {
  const packaged = { ...snapshot, way: wayIn(snapshot) };
  const isPackageGone = !staysAsTold(before, packaged) && !(await offerFor(db, packaged));
  const { venue } = snapshot;
  const venueId = venue && VenueId.parse(venue.id);
  const isVenueGone = venueId !== null && venueId !== before.selectedVenue?.id && !(await isOffered(db, venueId));
  const choices: Choices = await asFarAsOffered(db, choicesIn(packaged, isPackageGone ? before : null), before);
  return {
    details: detailsIn(snapshot, { before, isPackageGone, now }),
    choices: () => choices,
    ...(isVenueGone ? {} : { venueId }),
  };
}

/** Add-ons are wanted as they were; which of its lines are declined belongs to the package that stays. */
function choicesIn({ lines, ...snapshot }: PlanSnapshot & Packaged, staying: KnownPlan | null) {
  const { faithTradition, packageTradition, packageTier, way } = staying ?? snapshot;
  const declined = lines.filter(({ isDeclined }) => isDeclined).map(({ item }) => item);
  return {
    faithTradition,
    packageTradition,
    packageTier,
    way,
    addons: lines.filter(({ source }) => source === 'addon').map(({ name }) => name),
    declinedLines: staying ? staying.declinedLines : declined,
  };
}

type Beside = { before: KnownPlan; isPackageGone: boolean; now: Date };

/** A day that has gone by is not brought back, and a branch goes with its tradition. */
function detailsIn(snapshot: PlanSnapshot, { before, isPackageGone, now }: Beside): PlanDetails {
  const { planIntent, budget, personName, calledName = '', relation, wayAgreed = null } = snapshot;
  // The name of a package was no title, also when the plan has another package now.
  const title = snapshot.title === snapshot.packageName ? before.packageName : snapshot.title;
  const { dateOfBirth, dateOfDeath, afterSunset, serviceDate } = snapshot;
  const isGone = serviceDate !== null && isOver(serviceDate, now);
  return {
    title,
    planIntent,
    budget,
    personName,
    calledName,
    relation,
    wayAgreed: isPackageGone ? before.wayAgreed : wayAgreed,
    dateOfBirth,
    dateOfDeath,
    afterSunset,
    branch: isPackageGone ? before.branch : snapshot.branch,
    serviceDate: isGone ? before.serviceDate : serviceDate,
  };
}

type Reason = KeptPart['reason'];
type Kept = KeptPart & { translations?: Translations };
/** Why the venue, and why the day, could not come back. */
type Obstacles = { venue: Reason; day: Reason };

/** Which parts of an earlier version did not come back, and why. No database here: the outcome itself says so. */
function keptOf(snapshot: PlanSnapshot, after: KnownPlan, { venue, day }: Obstacles): KeptPart[] {
  const addons = snapshot.lines.filter(({ source }) => source === 'addon');
  const present = after.addons.map(({ name }) => name);
  const was = { venue: snapshot.venue?.name ?? '', day: snapshot.serviceDate ?? '' };
  const inOtherWords = (translations: Translations = {}, field: string) =>
    eachTranslation(translations, ({ [field]: was }) => ({ was }));
  const kept: (Kept | false)[] = [
    !staysAsTold(after, { ...snapshot, way: wayIn(snapshot) }) && {
      part: 'package',
      was: snapshot.packageName,
      translations: inOtherWords(snapshot.translations, 'packageName'),
      reason: 'gone',
    },
    ...addons
      .filter(({ name }) => !present.includes(name))
      .map(({ name, translations }) => {
        return { part: 'addon', was: name, translations: inOtherWords(translations, 'name'), reason: 'gone' } as const;
      }),
    snapshot.venue?.id !== after.selectedVenue?.id && { part: 'venue', was: was.venue, reason: venue },
    snapshot.serviceDate !== after.serviceDate && { part: 'serviceDate', was: was.day, reason: day },
  ];
  return kept.filter((part) => part !== false);
}
