// /privacy: what is kept, why, and who can see it. Every sentence here is true of the code, or is mended.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaArgs } from 'react-router';
import { MailLink } from '../../../parts/mail-link';
import { TextPage, TextPart, TextPoints } from '../../../parts/text-page';
import { useHouse } from '../../../parts/use-house';
import { asDocument } from '../../../platform/page-handle';
import { pageMeta } from '../../../platform/page-meta';
import { PrivacyRights } from './privacy-rights';

export const handle = asDocument;

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'privacy', {
    title: msg`Privacy`,
    description: msg`What {name} keeps, why, for how long, and who can see it. No ads, no outside trackers.`,
  });
}

export default function PrivacyScreen() {
  const { name } = useHouse().hours.brand;
  return (
    <TextPage
      title={<Trans>Privacy</Trans>}
      lead={
        <Trans>What we keep, why, and who can see it. In short: as little as we can, for you and nobody else.</Trans>
      }
    >
      <TextPart title={<Trans>What we keep</Trans>}>
        <p>
          <Trans>
            What you give us yourself: your name, e-mail address and phone number, and what you write or upload while
            planning. It is used to do what you asked for, and for nothing else.
          </Trans>
        </p>
        <p>
          <Trans>
            There are no passwords here. You sign in with a code that we mail to you, or with the lock of your own
            device, so there is no password to steal.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>How it is kept safe</Trans>}>
        <TextPoints>
          <li>
            <Trans>
              Files and sensitive texts are encrypted where they are stored. The keys are kept outside the database.
            </Trans>
          </li>
          <li>
            <Trans>When our staff opens something of yours, it is written down: who, what and when.</Trans>
          </li>
          <li>
            <Trans>A session ends after 14 days without use, and after 30 days in any case.</Trans>
          </li>
        </TextPoints>
      </TextPart>
      <TextPart title={<Trans>Cookies</Trans>}>
        <p>
          <Trans>We set six cookies at most, all our own and all needed for what you chose:</Trans>
        </p>
        <TextPoints>
          <li>
            <Trans>one for your session, only after you sign in; no script on the page can read it;</Trans>
          </li>
          <li>
            <Trans>one for ten minutes while a code is on its way to you;</Trans>
          </li>
          <li>
            <Trans>
              one for a year in a browser you have signed in with, so that no stranger can keep you out; it says nothing
              to anyone who reads it;
            </Trans>
          </li>
          <li>
            <Trans>
              one for ten minutes after you write into a guestbook, which tells the phones in a full hall apart and says
              nothing about you;
            </Trans>
          </li>
          <li>
            <Trans>one for the language you picked;</Trans>
          </li>
          <li>
            <Trans>one for day or evening, if you picked it.</Trans>
          </li>
        </TextPoints>
        <p>
          <Trans>
            While you are signed in, your browser also remembers your first name and the number of your account; while a
            code is on its way, the address it was sent to; what you began to plan, for 14 days; and what you typed in
            the support chat without sending it, in that one tab. Signing out erases all of it.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>What we count</Trans>}>
        <p>
          <Trans>
            We count eight kinds of moment, such as a plan begun or a message sent, to see which parts of {name} are
            used. Each is only a number: no person, no text, no amount is kept with it.
          </Trans>
        </p>
        <p>
          <Trans>
            There are no ads and no outside trackers. If your browser sends the Global Privacy Control signal, we honor
            it.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>How long it stays</Trans>}>
        <p>
          <Trans>
            What you give us stays until you delete it or ask us to. Deleting your account takes seven days, so that you
            can change your mind; then it is gone, files and all. We do not sell it, and we do not rent it out.
          </Trans>
        </p>
      </TextPart>
      <PrivacyRights />
      <TextPart title={<Trans>Questions</Trans>}>
        <p>
          <Trans>
            Write to <MailLink />. A person will answer.
          </Trans>
        </p>
      </TextPart>
    </TextPage>
  );
}
