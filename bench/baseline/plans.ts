// Somebody's plans with all that belongs to them, the common way: one query with what is to be included.
import { createHmac } from 'node:crypto';
import { Op } from 'sequelize';
import { asDollarText, estimateOf, sumsOfAdjustments } from '../../contract/src/estimates.ts';
import { isSessionLive } from '../../server/src/features/accounts/rules.ts';
import { scheduleOf } from '../../server/src/features/plans/scheduling/schedule.ts';
import type { Models, RowOf } from './models.ts';

/** Whose session the cookie is, or nobody's. */
export async function userOf(
  { Session, User }: Models,
  cookies: string | undefined,
  { cookieName, sessionKey }: { cookieName: string; sessionKey: Buffer },
): Promise<string | null> {
  const token = new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(cookies ?? '')?.[1];
  if (!token) return null;
  const tokenHash = createHmac('sha256', sessionKey).update(token).digest();
  const session = await Session.findOne({ where: { tokenHash }, include: User });
  return session && isSessionLive(session, new Date()) ? session.userId : null;
}

export async function plansOf({ Plan, VenueSelection, ...models }: Models, userId: string) {
  const plans = await Plan.findAll({
    where: { userId },
    include: [
      'lines',
      'adjustments',
      'schedule',
      'consents',
      { model: VenueSelection, as: 'selection', include: ['venue'] },
      {
        model: models.VenueDay,
        as: 'days',
        required: false,
        where: { [Op.or]: [{ heldUntil: null }, { heldUntil: { [Op.gt]: new Date() } }] },
      },
    ],
    order: [
      ['createdAt', 'DESC'],
      ['id', 'DESC'],
      [{ model: models.PlanLine, as: 'lines' }, 'position', 'ASC'],
    ],
  });
  return plans.map((plan) => planShown(plan.get({ plain: true })));
}

function planShown(row: RowOf<Models['Plan']>) {
  const {
    selection,
    days,
    schedule,
    consents,
    adjustments: asked,
    budgetCents,
    finalCents,
    priceSettledAt,
    ...plan
  } = row;
  const lines = plan.lines.map(({ planId: _, position: __, ...line }) => line);
  const adjustments = asked
    .map(({ planId: _, ...adjustment }) => adjustment)
    .sort((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  const { confirmedCents, requestedCents } = sumsOfAdjustments(adjustments);
  const besides = { venueCents: selection?.selectedCents ?? 0, adjustmentCents: confirmedCents };
  const { estimateCents, totalCents } = estimateOf(lines, besides);
  const projected = estimateOf(lines, { ...besides, adjustmentCents: confirmedCents + requestedCents });
  const ofPackage = lines.filter(({ source }) => source === 'package');
  const consent = consents.find(({ day }) => day === plan.serviceDate);
  const venue = selection?.venue;
  return {
    ...plan,
    budget: budgetCents,
    basePrice: asDollarText(ofPackage.reduce((cents, line) => cents + line.cents, 0)),
    addons: lines.filter(({ source }) => source === 'addon').map(({ name, cents }) => ({ name, price: cents / 100 })),
    declinedLines: lines.filter(({ isDeclined }) => isDeclined).map(({ item }) => item),
    lines,
    estimatedCost: asDollarText(estimateCents),
    totalCost: asDollarText(totalCents),
    adjustments,
    projectedCost: asDollarText(projected.totalCents),
    finalCost: finalCents === null ? null : asDollarText(finalCents),
    isPriceSettled: priceSettledAt !== null || plan.status === 'completed',
    selectedVenue: venue ? { id: venue.id, name: venue.name, isSample: venue.isSample } : null,
    venueName: venue?.name ?? null,
    venueLocation: venue?.location ?? null,
    venueCost: selection?.selectedCents ?? null,
    heldUntil: days[0]?.heldUntil ?? null,
    schedule: schedule && scheduleOf(schedule),
    clergyConsent: consent ? { refusal: consent.refusal, clergyName: consent.clergyName, at: consent.at } : null,
  };
}
