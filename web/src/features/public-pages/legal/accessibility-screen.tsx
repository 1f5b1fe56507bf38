// /accessibility: what works for whom, and what does not yet.
import { EMAIL_HOURS } from '@evenlight/contract/promise-hours';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaArgs } from 'react-router';
import { MailLink } from '../../../parts/mail-link';
import { PhoneNumber } from '../../../parts/phone-number';
import { TextPage, TextPart, TextPoints } from '../../../parts/text-page';
import { useHouse } from '../../../parts/use-house';
import { asDocument } from '../../../platform/page-handle';
import { pageMeta } from '../../../platform/page-meta';

export const handle = asDocument;

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'accessibility', {
    title: msg`Accessibility`,
    description: msg`How {name} works with keyboards, screen readers, small screens and large text, and how to tell us about a barrier.`,
  });
}

export default function AccessibilityScreen() {
  const { supportPhone } = useHouse().hours.brand;
  const hours = EMAIL_HOURS;
  return (
    <TextPage
      title={<Trans>Accessibility</Trans>}
      lead={<Trans>Made for everyone, on every device, also on the days when reading is hard.</Trans>}
    >
      <TextPart title={<Trans>What we aim for</Trans>}>
        <p>
          <Trans>We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page.</Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>What works today</Trans>}>
        <TextPoints>
          <li>
            <Trans>
              Everything can be reached and used with the keyboard, and the place where you are is always outlined.
            </Trans>
          </li>
          <li>
            <Trans>
              Headings, landmarks and names are there for screen readers. The title is read out when the page changes.
            </Trans>
          </li>
          <li>
            <Trans>Pages fit a screen 320 pixels wide, and text can be enlarged to 200 percent.</Trans>
          </li>
          <li>
            <Trans>If your device asks for less motion, nothing moves.</Trans>
          </li>
          <li>
            <Trans>You can choose day or evening at the foot of each page. Meaning never depends on color alone.</Trans>
          </li>
          <li>
            <Trans>The public pages can be read and used with scripts turned off, in English and in Spanish.</Trans>
          </li>
        </TextPoints>
      </TextPart>
      <TextPart title={<Trans>What does not work yet</Trans>}>
        <p>
          <Trans>We test with automated tools and by keyboard. We have not yet tested with every screen reader.</Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>If you meet a barrier</Trans>}>
        <p>
          <Trans>
            Tell us which page it was and what you wanted to do: <MailLink />. We answer e-mail within {hours} hours. Or
            call <PhoneNumber phone={supportPhone} />, and we will do it with you.
          </Trans>
        </p>
      </TextPart>
    </TextPage>
  );
}
