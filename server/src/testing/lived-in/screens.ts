// Every screen of the house, with its address for a lived-in family and who looks at it.
import type { LivedInFamily } from './lived-in-family.ts';

/** Whoever is signed in while looking; everybody but the visitor is one of the family's people or of our team. */
export const lookers = ['visitor', 'owner', 'member', 'keeper', 'staff', 'asker', 'aunt', 'guest'] as const;
export type Looker = (typeof lookers)[number];

export type Screen = {
  /** As web/src/app/routes.ts has it. */
  route: string;
  /** In the table of a report; the route where nothing else is said. */
  name: string;
  who: Looker;
  address: (family: Pick<LivedInFamily, 'ids'>) => string;
  /** Another status than 200, where that is what the screen is for. */
  status?: number;
};

type Address = string | ((ids: LivedInFamily['ids']) => string);
type More = { name?: string; status?: number };

const screen = (who: Looker, route: string, address: Address = `/${route}`, { name, status }: More = {}): Screen => ({
  route,
  who,
  name: name ?? `/${route}`,
  ...(status === undefined ? {} : { status }),
  address: ({ ids }) => (typeof address === 'string' ? address : address(ids)),
});

const several = <Part extends string | number>(parts: readonly Part[], of: (part: Part) => Screen) => parts.map(of);

const forVisitors: Screen[] = [
  screen('visitor', '', '/'),
  ...several(
    ['about', 'services', 'contact', 'help-to-pay', 'signup', 'login', 'privacy', 'terms', 'accessibility'],
    (route) => screen('visitor', route),
  ),
  screen('visitor', 'consultation', (ids) => `/consultation#${ids.consultationToken}`),
  screen('visitor', 'login/confirm', '/login/confirm#a-link-of-former-times'),
  screen('visitor', 'goodbye', '/goodbye'),
  screen('visitor', 'venue-selection'),
  screen('visitor', 'vendor-marketplace'),
  screen('visitor', 'vendor-compare', (ids) => `/vendor-compare?ids=${ids.vendorId}`),
  screen('visitor', 'vendor-reply', (ids) => `/vendor-reply#${ids.vendorToken}`),
  screen('visitor', 'statement', '/statement?faithTradition=secular&packageTier=basic'),
  screen('visitor', 'planning', '/planning', { status: 302 }),
  screen('visitor', 'planning-wizard'),
  screen('visitor', 'support'),
  screen('visitor', 'grief-support'),
  screen('visitor', 'emotional-support'),
  screen('visitor', 'support/resources/:slug', '/support/resources/a-quiet-evening'),
  screen('visitor', 'support/safety'),
  screen('visitor', 'support/offline'),
  screen('visitor', 'pay', (ids) => `/pay#${ids.shareToken}`),
  screen('visitor', 'help-with', (ids) => `/help-with#${ids.handoffToken}`),
  screen('visitor', 'rsvp', (ids) => `/rsvp#${ids.openRsvpToken}`),
  screen('visitor', 'family-notices', (ids) => `/family-notices#${ids.stopToken}`),
  screen('visitor', 'memorial/:key', (ids) => `/memorial/${ids.openAddress}`, { name: '/memorial/:key, open' }),
  screen('visitor', 'memorial/:key', (ids) => `/memorial/${ids.memorialId}`, {
    name: '/memorial/:key, for invited people',
    status: 404,
  }),
  screen('visitor', 'preferences', '/preferences', { status: 302 }),
  screen('visitor', 'sign-out', '/sign-out', { status: 302 }),
  screen('visitor', 'dev/ui'),
  screen('visitor', '*', '/no-such-page', { status: 404 }),
];

const A_NEW_LIST = '0199d0c0-0000-7000-8000-00000000aaaa';

const forOwners: Screen[] = [
  ...several(['profile', 'plans', 'dashboard', 'memorial-builder', 'vendor-inquiries', 'planning-wizard'], (route) =>
    screen('owner', route),
  ),
  screen('owner', 'vendor-inquiries/:requestId', (ids) => `/vendor-inquiries/${ids.quoteRequestId}`),
  screen('owner', 'vendor-marketplace'),
  screen('owner', 'venue-selection', (ids) => `/venue-selection?plan_id=${ids.planId}`),
  ...several([0, 1, 2, 3, 4, 5], (step) =>
    screen('owner', 'plan-workflow/:planId', (ids) => `/plan-workflow/${ids.planId}?step=${step}`, {
      name: `/plan-workflow/:planId, step ${step}`,
    }),
  ),
  screen('owner', 'plan-workflow/:planId', (ids) => `/plan-workflow/${ids.archivedPlanId}`, {
    name: '/plan-workflow/:planId, put away',
  }),
  screen('owner', 'plan-workflow/:planId', (ids) => `/plan-workflow/${ids.planAheadId}?step=2`, {
    name: '/plan-workflow/:planId, made ahead',
  }),
  screen('owner', 'plan-workflow/:planId', '/plan-workflow/7', { name: '/plan-workflow/:planId, none', status: 404 }),
  screen('owner', 'plan-workflow/:planId/history', (ids) => `/plan-workflow/${ids.planId}/history`),
  screen('owner', 'plan-workflow/:planId/resting-place', (ids) => `/plan-workflow/${ids.planId}/resting-place`),
  screen('owner', 'plan-workflow/:planId/resting-place', (ids) => `/plan-workflow/${ids.barePlanId}/resting-place`, {
    name: '/plan-workflow/:planId/resting-place, undecided',
  }),
  screen('owner', 'plan-workflow/:planId/resting-place', '/plan-workflow/7/resting-place', {
    name: '/plan-workflow/:planId/resting-place, none',
    status: 404,
  }),
  screen('owner', 'help-to-pay', '/help-to-pay', { name: '/help-to-pay, signed in' }),
  screen('owner', 'plans/:planId/help-to-pay', (ids) => `/plans/${ids.planId}/help-to-pay`),
  screen('owner', 'plans/:planId/help-to-pay', (ids) => `/plans/${ids.barePlanId}/help-to-pay`, {
    name: '/plans/:planId/help-to-pay, nothing kept',
  }),
  screen('owner', 'plans/:planId/help-to-pay', '/plans/7/help-to-pay', {
    name: '/plans/:planId/help-to-pay, none',
    status: 404,
  }),
  screen('owner', 'plans/:planId/statement', (ids) => `/plans/${ids.planId}/statement`),
  screen('owner', 'plans/:planId/costs', (ids) => `/plans/${ids.planId}/costs`),
  screen('owner', 'plans/:planId/costs', (ids) => `/plans/${ids.barePlanId}/costs`, {
    name: '/plans/:planId/costs, nothing written',
  }),
  screen('owner', 'plans/:planId/costs', '/plans/7/costs', { name: '/plans/:planId/costs, none', status: 404 }),
  screen('owner', 'plans/:planId/price-lists', (ids) => `/plans/${ids.planId}/price-lists`),
  ...several(['call', 'paste'], (way) =>
    screen('owner', 'plans/:planId/price-lists', (ids) => `/plans/${ids.planId}/price-lists?${way}=${A_NEW_LIST}`, {
      name: `/plans/:planId/price-lists, ${way}`,
    }),
  ),
  screen('owner', 'plans/:planId/price-lists', (ids) => `/plans/${ids.barePlanId}/price-lists`, {
    name: '/plans/:planId/price-lists, empty',
  }),
  screen('owner', 'plans/:planId/price-lists', '/plans/7/price-lists', {
    name: '/plans/:planId/price-lists, none',
    status: 404,
  }),
  screen('owner', 'payment', '/payment', { name: '/payment, nothing asked' }),
  screen('owner', 'payment', (ids) => `/payment?${ids.openPayment}`, { name: '/payment, card form' }),
  screen(
    'owner',
    'payment-success',
    (ids) =>
      `/payment-success?payment_intent=${ids.paymentIntent}&payment_intent_client_secret=${encodeURIComponent(ids.clientSecret)}`,
  ),
  screen('owner', 'payments/:paymentId/receipt', (ids) => `/payments/${ids.paymentId}/receipt`),
  screen('owner', 'timeline', (ids) => `/timeline?plan_id=${ids.planId}`),
  screen('owner', 'first-days', (ids) => `/first-days?plan_id=${ids.planId}`),
  screen('owner', 'who-decides', (ids) => `/who-decides?plan_id=${ids.planId}`),
  ...several(['overview', 'invitations', 'team'], (tab) =>
    screen('owner', 'family-collaboration', (ids) => `/family-collaboration?plan_id=${ids.planId}&tab=${tab}`, {
      name: `/family-collaboration, ${tab}`,
    }),
  ),
  ...several(['ai', 'resources', 'groups', 'counseling', 'self-care'], (tab) =>
    screen('owner', 'support', `/support?tab=${tab}`, { name: `/support, ${tab}` }),
  ),
  screen('owner', 'support', (ids) => `/support?session=${ids.supportId}`, { name: '/support, a conversation' }),
  ...several(['person', 'portrait', 'story', 'privacy', 'look'], (step) =>
    screen('owner', 'memorial-builder', (ids) => `/memorial-builder?step=${step}&memorial=${ids.memorialId}`, {
      name: `/memorial-builder, ${step}`,
    }),
  ),
  screen('owner', 'memorial/:key', (ids) => `/memorial/${ids.memorialId}`, { name: '/memorial/:key, owner' }),
];

const forRelatives: Screen[] = [
  screen('member', 'plans/:planId/costs', (ids) => `/plans/${ids.planId}/costs`, {
    name: '/plans/:planId/costs, read only',
  }),
  screen('member', 'plans/:planId/price-lists', (ids) => `/plans/${ids.planId}/price-lists`, {
    name: '/plans/:planId/price-lists, read only',
  }),
  ...several(['tasks', 'messages', 'documents', 'decisions', 'team', 'history'], (part) =>
    screen(
      'member',
      'family-collaboration',
      (ids) => `/family-collaboration?plan_id=${ids.planId}&tab=workspace&part=${part}`,
      { name: `/family-collaboration, ${part}` },
    ),
  ),
  screen('aunt', 'family-invitation', (ids) => `/family-invitation#${ids.familyToken}`),
  screen('asker', 'join-family/:code', (ids) => `/join-family/${ids.joinToken}`),
  screen('guest', 'memorial-invitation', (ids) => `/memorial-invitation#${ids.memorialToken}`),
  screen('keeper', 'memorial/:key', (ids) => `/memorial/${ids.memorialId}`, { name: '/memorial/:key, keeper' }),
];

const kinds = ['venues', 'vendors', 'packages', 'addons', 'groups'] as const;

const forTheTeam: Screen[] = [
  ...several(
    ['staff', 'staff/promises-kept', 'staff/consultations', 'staff/manage', 'staff/resources', 'staff/resources/new'],
    (route) => screen('staff', route),
  ),
  screen('staff', 'staff/queue/:promiseId', (ids) => `/staff/queue/${ids.promiseId}`),
  screen('staff', 'staff/plans/:planId', (ids) => `/staff/plans/${ids.planId}`),
  ...several(kinds, (kind) =>
    screen('staff', 'staff/manage/:kind', `/staff/manage/${kind}`, { name: `/staff/manage, ${kind}` }),
  ),
  screen('staff', 'staff/manage/translations/:language', '/staff/manage/translations/es'),
  screen('staff', 'staff/manage/:kind/file', '/staff/manage/venues/file'),
  // It draws a number for the row and goes there.
  screen('staff', 'staff/manage/:kind/new', '/staff/manage/venues/new', { status: 302 }),
  screen('staff', 'staff/manage/:kind/rows/:rowId', (ids) => `/staff/manage/venues/rows/${ids.venueId}`),
  screen('staff', 'staff/resources/:slug/:language', '/staff/resources/a-quiet-evening/en'),
];

export const screens: readonly Screen[] = [...forVisitors, ...forOwners, ...forRelatives, ...forTheTeam];

export function isSignedIn(who: Looker): who is Exclude<Looker, 'visitor'> {
  return who !== 'visitor';
}

/** Who looks, as one of the family's people. */
export function lookerIn({ people, aunt, guest }: LivedInFamily, who: Exclude<Looker, 'visitor'>) {
  return { ...people, aunt, guest }[who];
}

type Route = { path?: string; index?: boolean; children?: Route[] };

/** Every path of routes.ts that leads to a screen. */
export function pathsOf(routes: readonly Route[], above = ''): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    const whole = [above, path].filter(Boolean).join('/');
    if (children) return pathsOf(children, whole);
    return path || index ? [whole] : [];
  });
}
