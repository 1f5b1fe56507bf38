import { Trans } from '@lingui/react/macro';

/** When somebody answers the phone. */
export function PhoneHours({ isAroundTheClock }: { isAroundTheClock: boolean }) {
  return isAroundTheClock ? (
    <Trans>Our line is answered 24/7. Call at any hour.</Trans>
  ) : (
    <Trans>Call us. If nobody can answer just then, leave a message and we will call back.</Trans>
  );
}
