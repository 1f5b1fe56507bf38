// The facts of a page, beside the life story. How it is kept is for those who keep it.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayInWords } from '../../../platform/dates';
import { Card } from '../../../ui/base/card';
import { Fact } from '../../../ui/base/fact';
import { privacyWords } from '../privacy-words';

type Props = {
  memorial: Pick<Memorial, 'createdAt' | 'privacy' | 'isPublic' | 'isCollaborative' | 'role'>;
  children?: ReactNode;
};

export function MemorialDetails({ memorial, children }: Props) {
  const { i18n, t } = useLingui();
  const { createdAt, isPublic, privacy, isCollaborative, role } = memorial;
  return (
    <Card as="aside" aria-labelledby="details-title">
      <h2 id="details-title" className="text-xl">
        <Trans>Memorial Details</Trans>
      </h2>
      <dl className="mt-4 grid gap-3">
        <Fact label={t`Created`}>
          <time dateTime={createdAt}>{dayInWords(createdAt, i18n)}</time>
        </Fact>
        {role && (
          <>
            <Fact label={t`Status`}>
              {isPublic ? <Trans>Public</Trans> : <Trans>Private</Trans>}
              {privacy === 'unlisted' && (
                <span className="block text-ink-2 text-ui">{i18n._(privacyWords.unlisted.about)}</span>
              )}
            </Fact>
            <Fact label={t`Mode`}>{isCollaborative ? <Trans>Collaborative</Trans> : <Trans>Individual</Trans>}</Fact>
          </>
        )}
      </dl>
      {children}
    </Card>
  );
}
