// Every address of the house. A screen is a route module: it carries the router's default export.
import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';

// Rooms whose doors exist but are not open yet; each moves out of this list when its feature moves in.
const memberRooms = ['family-collaboration'];

// One page, by the three names that people and links have for it.
const supportPaths = ['support', 'grief-support', 'emotional-support'];

export default [
  index('public/landing/landing-screen.tsx'),
  route('about', 'public/about/about-screen.tsx'),
  route('services', 'public/services/services-screen.tsx'),
  route('contact', '../features/desk/contact-screen.tsx'),
  route('signup', '../features/accounts/door/sign-up-screen.tsx'),
  route('login', '../features/accounts/door/login-screen.tsx'),
  route('login/confirm', '../features/accounts/door/confirm-link-screen.tsx'),
  route('profile', '../features/accounts/profile/profile-screen.tsx'),
  route('goodbye', '../features/accounts/profile/goodbye-screen.tsx'),
  route('venue-selection', '../features/venues/venue-selection-screen.tsx'),
  route('vendor-marketplace', '../features/vendors/marketplace-screen.tsx'),
  route('vendor-compare', '../features/vendors/compare-screen.tsx'),
  route('vendor-inquiries', '../features/vendors/inquiries/inquiries-screen.tsx'),
  route('vendor-inquiries/:requestId', '../features/vendors/inquiries/request-screen.tsx'),
  route('vendor-reply', 'vendor-reply/vendor-reply-screen.tsx'),
  ...supportPaths.map((path) => route(path, 'support/support-screen.tsx', { id: path })),
  route('support/safety', 'support/safety-screen.tsx'),
  route('privacy', 'public/legal/privacy-screen.tsx'),
  route('terms', 'public/legal/terms-screen.tsx'),
  route('accessibility', 'public/legal/accessibility-screen.tsx'),
  route('planning', 'public/planning-redirect.ts'),
  route('planning-wizard', 'planning/wizard-screen.tsx'),
  route('plans', 'plans/plans-screen.tsx'),
  route('plans/:planId/statement', 'plans/statement/plan-statement-screen.tsx'),
  route('plan-workflow/:planId', 'plans/workflow/plan-workflow-screen.tsx'),
  route('plan-workflow/:planId/history', 'plans/history/history-screen.tsx'),
  route('statement', 'plans/statement/statement-screen.tsx'),
  route('payment', 'payments/payment-screen.tsx'),
  route('payment-success', 'payments/payment-success-screen.tsx'),
  route('pay', 'payments/share-screen.tsx'),
  route('payments/:paymentId/receipt', 'payments/receipt-screen.tsx'),
  route('dashboard', 'dashboard/dashboard-screen.tsx'),
  route('timeline', 'timeline/timeline-screen.tsx'),
  route('first-days', 'first-days/first-days-screen.tsx'),
  route('help-with', 'handoffs/help-with-screen.tsx'),
  route('rsvp', 'memorials/rsvp-screen.tsx'),
  route('memorial-invitation', 'memorials/invitation-screen.tsx'),
  route('who-decides', 'deciding/who-decides-screen.tsx'),
  route('memorial/:key', 'memorials/memorial-screen.tsx'),
  route('memorial-builder', 'memorials/builder-screen.tsx'),
  route('staff', 'staff/staff-screen.tsx'),
  route('staff/plans/:planId', 'staff/case/case-screen.tsx'),
  route('preferences', 'preferences/preferences-screen.tsx'),
  route('sign-out', 'session/sign-out-screen.tsx'),
  ...memberRooms.map((path) => route(path, 'rooms/member-room-screen.tsx', { id: path })),
  ...prefix('dev', [route('ui', 'dev/gallery-screen.tsx')]),
  route('*', 'not-found-screen.tsx'),
] satisfies RouteConfig;
