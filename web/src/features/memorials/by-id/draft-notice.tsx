import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { Wrap } from '../../../ui/base/wrap';
import { Notice } from '../../../ui/status/notice';
import { usePublish } from '../queries';

/** While it is a draft, its people are told so, and its keepers can publish it. */
export function DraftNotice({ memorial }: { memorial: Memorial }) {
  const publish = usePublish(memorial.id);
  if (memorial.publishedAt) return null;
  return (
    <Wrap className="pt-6">
      <Notice title={<Trans>This memorial is a draft</Trans>}>
        <p>
          <Trans>Only you and the people you invited see it until it is published.</Trans>
        </p>
        {mayOnMemorial(memorial.role, 'settle') && (
          <Button
            className="mt-3"
            state={publish.isPending ? 'loading' : 'idle'}
            onClick={() => publish.mutate(undefined)}
          >
            <Trans>Publish Memorial</Trans>
          </Button>
        )}
        {publish.error && (
          <p role="alert" className="mt-2 text-bad">
            <Trans>It could not be published just now. Nothing is lost; try again in a moment.</Trans>
          </p>
        )}
      </Notice>
    </Wrap>
  );
}
