import { Trans } from '@lingui/react/macro';
import { MailLink } from '../../../parts/mail-link';
import { TextPart, TextPoints } from '../../../parts/text-page';
import { TextLink } from '../../../ui/base/text-link';

export function PrivacyRights() {
  return (
    <TextPart title={<Trans>Your rights</Trans>}>
      <p>
        <Trans>
          California law (the CCPA) gives you these rights, and we give them to everyone who uses this site:
        </Trans>
      </p>
      <TextPoints>
        <li>
          <Trans>to know what we keep about you, and to have a copy;</Trans>
        </li>
        <li>
          <Trans>to have it corrected;</Trans>
        </li>
        <li>
          <Trans>to have it deleted.</Trans>
        </li>
      </TextPoints>
      <p>
        <Trans>
          You can do all three yourself in <TextLink to="/profile">your profile</TextLink>, at any hour. Or ask by
          e-mail at <MailLink />. We confirm within 10 business days and do it within 45 days. You are never treated
          worse for asking.
        </Trans>
      </p>
    </TextPart>
  );
}
