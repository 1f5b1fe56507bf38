// /goodbye: the account is on its way out, and there is still a way back.
import { getSession } from '@evenlight/contract/accounts';
import { DELETION_DAYS } from '@evenlight/contract/profiles';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaArgs, redirect, useSearchParams } from 'react-router';
import { dayInWords } from '../../../platform/dates';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { isRefusedWith } from '../../../platform/page-refusal';
import { ButtonLink } from '../../../ui/base/button-link';
import { Wrap } from '../../../ui/base/wrap';

/** Somebody who is signed in is not leaving, whatever a link says. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, report } = context.get(pageContext);
  const isSignedIn = await api(getSession, {}).then(
    () => true,
    (refusal) => {
      if (!isRefusedWith(refusal, 401)) report(refusal);
      return false;
    },
  );
  if (isSignedIn) throw redirect('/profile');
  return null;
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Goodbye`);
}

export default function GoodbyeScreen() {
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const deletesAt = dayWithin(query.get('on'), DELETION_DAYS);
  const day = deletesAt && dayInWords(deletesAt, i18n);
  return (
    <Wrap className="py-14 sm:py-20">
      <div className="max-w-[58ch]">
        <h1 className="text-title">
          <Trans>You are signed out everywhere</Trans>
        </h1>
        <p className="mt-4 text-lg">
          {day ? (
            <Trans>Your account will be deleted on {day}.</Trans>
          ) : (
            <Trans>Your account will be deleted in seven days.</Trans>
          )}
        </p>
        <p className="mt-3 text-ink-2">
          <Trans>
            If you change your mind, sign in before then. That calls it off, and everything is as you left it.
          </Trans>
        </p>
        <p className="mt-3 text-ink-2">
          <Trans>Thank you for letting us walk a part of the way with you.</Trans>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/" variant="secondary">
            <Trans>Go to the front page</Trans>
          </ButtonLink>
          <ButtonLink to="/login" variant="ghost">
            <Trans>Sign in</Trans>
          </ButtonLink>
        </div>
      </div>
    </Wrap>
  );
}

/** An address bar can say anything; only a day that may be true is repeated. */
function dayWithin(text: string | null, days: number): Date | null {
  const moment = Date.parse(text ?? '');
  const untilMs = moment - Date.now();
  return untilMs > 0 && untilMs <= days * 24 * 60 * 60 * 1000 ? new Date(moment) : null;
}
