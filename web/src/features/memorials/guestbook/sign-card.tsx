import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { BookHeart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Card } from '../../../ui/base/card';
import { EmptyState } from '../../../ui/status/empty-state';
import { Notice } from '../../../ui/status/notice';
import { SignForm } from './sign-form';

type Props = ComponentProps<typeof SignForm> & { memorial: Pick<Memorial, 'guestbook'> };

export function SignCard({ memorial, ...form }: Props) {
  if (memorial.guestbook === 'closed')
    return (
      <Notice>
        <Trans>The family has closed this guestbook. What was written stays here to be read.</Trans>
      </Notice>
    );
  return (
    <Card as="section" id="sign" aria-labelledby="sign-title" className="max-w-[46rem] scroll-mt-6 print:hidden">
      <h3 id="sign-title" className="text-xl">
        <Trans>Write a few words</Trans>
      </h3>
      <p className="mt-1 mb-5 max-w-[60ch] text-ink-2">
        {memorial.guestbook === 'approve-first' ? (
          <Trans>You need no account. The family reads every message before it is shown.</Trans>
        ) : (
          <Trans>You need no account. A memory, a thank you, a single sentence: all of it is welcome.</Trans>
        )}
      </p>
      <SignForm memorial={memorial} {...form} />
    </Card>
  );
}

export function NoEntries() {
  return (
    <EmptyState icon={BookHeart} title={<Trans>Nobody has written yet</Trans>}>
      <Trans>The first words are often the hardest, and the ones a family remembers.</Trans>
    </EmptyState>
  );
}
