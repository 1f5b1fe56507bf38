import type { KeptResource } from '@evenlight/contract/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../platform/dates';
import { Disclosure } from '../../../ui/base/disclosure';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useEarlierTexts } from '../queries';

/** Everything that was published under this name, to be read again or copied from. */
export function EarlierTexts({ kept: { slug, language, publishedAt } }: { kept: KeptResource }) {
  const { i18n } = useLingui();
  const { data: texts, isError } = useEarlierTexts({ slug, language }, publishedAt);
  return (
    <section aria-labelledby="earlier-texts" className="mt-12">
      <h2 id="earlier-texts" className="mb-3 text-2xl">
        <Trans>What was published before</Trans>
      </h2>
      {isError && (
        <Notice tone="bad">
          <Trans>This list could not be read. Load the page again in a moment.</Trans>
        </Notice>
      )}
      {!texts && !isError && <SkeletonList rows={2} />}
      {texts?.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      {texts?.map(({ id, publishedAt, by, content }) => (
        <Disclosure key={id} title={[momentInWords(publishedAt, i18n), by].filter(Boolean).join(' · ')}>
          <p lang={language} className="font-semibold text-ink">
            {content.title}
          </p>
          <p lang={language} className="mt-1">
            {content.summary}
          </p>
          <p lang={language} className="wrap-anywhere mt-3 whitespace-pre-wrap">
            {content.body}
          </p>
        </Disclosure>
      ))}
    </section>
  );
}
