// A memorial that is not there, or not for whoever asks: one page in the same words, with the same form, for all of them.
import { isMemorialId } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import type { FormAnswer } from '../../platform/form-answer';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { Card } from '../../ui/base/card';
import { useIsHydrated } from '../../ui/base/is-hydrated';
import { Wrap } from '../../ui/base/wrap';
import { AskKeeperForm } from './keeping/ask-keeper-form';

type Props = { address: string; answer: FormAnswer | undefined; said: string | undefined };

export function MemorialNotFound({ address, answer, said }: Props) {
  return (
    <Wrap className="py-14 sm:py-20">
      <h1 className="text-title">
        <Trans>Memorial Not Found</Trans>
      </h1>
      <p className="mt-4 max-w-[60ch] text-ink-2 text-lg">
        {isMemorialId(address) ? (
          <Trans>The memorial you’re looking for doesn’t exist or may have been removed.</Trans>
        ) : (
          <Trans>The memorial page you’re looking for doesn’t exist or has been made private.</Trans>
        )}
      </p>
      <Card as="section" aria-labelledby="ask-title" className="mt-10 max-w-[46rem]">
        <h2 id="ask-title" className="text-xl">
          <Trans>Ask the keeper</Trans>
        </h2>
        <p className="mt-2 mb-5 max-w-[60ch] text-ink-2">
          <Trans>
            If there is a memorial at this address, its family can let you in. We pass your message on. For the family’s
            sake we cannot say whether there is one.
          </Trans>
        </p>
        <AskKeeperForm address={address} answer={answer} said={said} />
      </Card>
    </Wrap>
  );
}

export function MemorialNotLoaded() {
  return (
    <Wrap className="py-14 sm:py-20">
      <Card as="section" aria-labelledby="not-loaded" className="max-w-[46rem]">
        <h1 id="not-loaded" className="text-title">
          <Trans>This memorial could not be loaded</Trans>
        </h1>
        <p className="mt-4 mb-7 max-w-[60ch] text-ink-2 text-lg">
          <Trans>Something is in the way just now. The memorial is safe; try again in a moment.</Trans>
        </p>
        <TryAgain />
      </Card>
    </Wrap>
  );
}

function TryAgain() {
  const isAwake = useIsHydrated();
  const { revalidate, state } = useRevalidator();
  if (isAwake)
    return (
      <Button state={state} onClick={() => void revalidate()}>
        <Trans>Try Again</Trans>
      </Button>
    );
  return (
    // The address it is on: a page without scripts can be asked for again by a link alone.
    <ButtonLink href="">
      <Trans>Try Again</Trans>
    </ButtonLink>
  );
}
