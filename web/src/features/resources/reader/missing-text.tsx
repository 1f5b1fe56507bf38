// A link that leads nowhere any more. Whoever followed it looked for help, so help stands here all the same.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/base/button-link';
import { Wrap } from '../../../ui/base/wrap';
import { shelfAddress } from '../resource-address';

export function MissingText({ brand, phone }: { brand: string; phone: ReactNode }) {
  const { t } = useLingui();
  const title = t`This text is not here any more`;
  return (
    <Wrap className="py-12 sm:py-16">
      <title>{`${title} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-title">{title}</h1>
      <div className="mt-4 grid max-w-[60ch] gap-3 text-ink-2 text-lg">
        <p>
          <Trans>It may have a new name, or the link may be missing a letter. The others are all in one place.</Trans>
        </p>
        <p>{phone}</p>
      </div>
      <div className="mt-8">
        <ButtonLink to={shelfAddress({})}>
          <Trans>See all resources</Trans>
        </ButtonLink>
      </div>
    </Wrap>
  );
}
