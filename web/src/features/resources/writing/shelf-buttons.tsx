// Publishes a text and takes it off the shelf. Both can be undone, so there is no question before.
import type { KeptResource } from '@evenlight/contract/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../parts/refusal';
import { dayInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { TextLink } from '../../../ui/base/text-link';
import { usePublish, useWithdraw } from '../queries';
import { textAddress } from '../resource-address';

type Props = { kept: KeptResource; isUnsaved: boolean; onKept: (kept: KeptResource) => void };

export function ShelfButtons({ kept, isUnsaved, onKept }: Props) {
  const publish = usePublish();
  const withdraw = useWithdraw();
  const { slug, language, version, draft, published } = kept;
  // Its buttons come and go with where the text stands.
  const place = useKeptFocus<HTMLDivElement>();
  const sent = { params: { slug, language }, body: { version } };
  return (
    <Card as="section" tone="mist" aria-labelledby="shelf-state" className="mb-8">
      <h2 id="shelf-state" className="text-xl">
        <Trans>What families read</Trans>
      </h2>
      <div role="status" className="mt-2 grid gap-1 text-ink-2">
        <State kept={kept} />
      </div>
      <Refusal error={publish.error ?? withdraw.error} className="mt-3" />
      <div ref={place} tabIndex={-1} className="mt-4 flex flex-wrap gap-3 outline-none">
        {draft && (
          <Button
            aria-disabled={isUnsaved}
            state={publish.isPending ? 'loading' : 'idle'}
            onClick={() => publish.mutate(sent, { onSuccess: onKept })}
          >
            <Trans>Publish the draft</Trans>
          </Button>
        )}
        {published && (
          <Button
            variant="secondary"
            state={withdraw.isPending ? 'loading' : 'idle'}
            onClick={() => withdraw.mutate(sent, { onSuccess: onKept })}
          >
            <Trans>Take it off the shelf</Trans>
          </Button>
        )}
      </div>
      {draft && isUnsaved && (
        <p className="mt-2 text-ink-2 text-sm">
          <Trans>Save the draft first; what is published is what was saved.</Trans>
        </p>
      )}
    </Card>
  );
}

function State({ kept: { published, publishedAt, draft, slug } }: { kept: KeptResource }) {
  const { t, i18n } = useLingui();
  const day = publishedAt && dayInWords(publishedAt, i18n);
  return (
    <>
      {published ? (
        <p>
          {t`Published on ${day}.`}{' '}
          <TextLink to={textAddress({ slug, type: published.type })}>
            <Trans>Read it</Trans>
          </TextLink>
        </p>
      ) : (
        <p>
          <Trans>It is not on the shelf. Only our team can see it.</Trans>
        </p>
      )}
      {draft && published && (
        <p>
          <Trans>There is a draft that families do not see yet.</Trans>
        </p>
      )}
    </>
  );
}
