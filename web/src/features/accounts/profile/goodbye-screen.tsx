// /goodbye: the account is on its way out, and there is still a way back.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MetaArgs, useSearchParams } from 'react-router';
import { dayInWords } from '../../../platform/dates';
import { quietMeta } from '../../../platform/page-meta';
import { ButtonLink } from '../../../ui/base/button-link';
import { Wrap } from '../../../ui/base/wrap';

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Goodbye`);
}

export default function GoodbyeScreen() {
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const moment = Date.parse(query.get('on') ?? '');
  const day = Number.isNaN(moment) ? null : dayInWords(new Date(moment), i18n);
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
