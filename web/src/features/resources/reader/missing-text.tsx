// A link that leads nowhere any more. Whoever followed it looked for help, so help stands here all the same.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MissingPage } from '../../../parts/missing-page';
import { ButtonLink } from '../../../ui/base/button-link';
import { shelfAddress } from '../resource-address';

export function MissingText({ brand, phone }: { brand: string; phone: ReactNode }) {
  const { t } = useLingui();
  const title = t`This text is not here any more`;
  return (
    <MissingPage
      title={title}
      brand={brand}
      className="py-12 sm:py-16"
      actions={
        <ButtonLink to={shelfAddress({})}>
          <Trans>See all resources</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>It may have a new name, or the link may be missing a letter. The others are all in one place.</Trans>
      </p>
      <p>{phone}</p>
    </MissingPage>
  );
}
