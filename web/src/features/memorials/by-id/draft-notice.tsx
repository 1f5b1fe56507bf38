import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { Wrap } from '../../../ui/base/wrap';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { Notice } from '../../../ui/status/notice';
import { privacyWords } from '../privacy-words';
import { usePublish } from '../queries';

/** While it is a draft, its people are told so, and its keepers can publish it once they have read who will see it. */
export function DraftNotice({ memorial }: { memorial: Memorial }) {
  const { t, i18n } = useLingui();
  const publish = usePublish(memorial.id);
  if (memorial.publishedAt) return null;
  const { title, about } = privacyWords[memorial.privacy];
  return (
    <Wrap className="pt-6">
      <Notice title={<Trans>This memorial is a draft</Trans>}>
        <p>
          <Trans>Only you and the people you invited see it until it is published.</Trans>
        </p>
        {mayOnMemorial(memorial.role, 'settle') && (
          <AskFirst
            trigger={
              <Button className="mt-3 noscript:hidden">
                <Trans>Publish Memorial</Trans>
              </Button>
            }
            question={t`Publish this memorial?`}
            consequences={`${i18n._(title)}: ${i18n._(about)} ${t`You can change this at any time.`}`}
            confirm={<Trans>Publish Memorial</Trans>}
            isPending={publish.isPending}
            onYes={() => publish.mutateAsync(undefined)}
          >
            {publish.error && (
              <p role="alert" className="mt-2 text-bad">
                <Trans>It could not be published just now. Nothing is lost; try again in a moment.</Trans>
              </p>
            )}
          </AskFirst>
        )}
      </Notice>
    </Wrap>
  );
}
