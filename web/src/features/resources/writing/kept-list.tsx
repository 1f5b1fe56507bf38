import { locales } from '@evenlight/contract/languages';
import type { KeptResource } from '@evenlight/contract/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Badge } from '../../../ui/base/badge';
import { TextLink } from '../../../ui/base/text-link';
import { TextField } from '../../../ui/forms/text-field';
import { Notice } from '../../../ui/status/notice';
import { useKeptResources } from '../queries';
import { categoryNames } from '../words';

export const WRITING_PATH = '/staff/resources';

export function KeptList({ fromLoader }: { fromLoader: KeptResource[] }) {
  const { t } = useLingui();
  const { data: texts, isError } = useKeptResources(fromLoader);
  const [typed, setTyped] = useState('');
  const shown = texts.filter((text) => namesOf(text).includes(typed.trim().toLowerCase()));
  return (
    <>
      {isError && (
        <Notice tone="bad" role="alert" className="mb-4">
          <Trans>This list could not be read anew and may be old. Load the page again in a moment.</Trans>
        </Notice>
      )}
      <TextField
        name="find"
        type="search"
        label={t`Find a text`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="mb-5 max-w-md"
      />
      <p role="status" className="mb-2 text-ink-2">
        {shown.length === 0 && <Trans>No text has these words in its name.</Trans>}
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {shown.map((text) => (
          <KeptLine key={`${text.language}/${text.slug}`} text={text} />
        ))}
      </ul>
    </>
  );
}

function namesOf({ slug, draft, published }: KeptResource): string {
  return [slug, draft?.title, published?.title].join(' ').toLowerCase();
}

function KeptLine({ text: { slug, language, draft, published } }: { text: KeptResource }) {
  const { i18n } = useLingui();
  const content = draft ?? published;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <TextLink to={`${WRITING_PATH}/${slug}/${language}`} className="inline-flex min-h-11 items-center">
          <span lang={language}>{content?.title}</span>
        </TextLink>
        <p className="text-ink-2 text-sm">
          {content && i18n._(categoryNames[content.category])} · {locales[language].name}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {published && (
          <Badge tone="ok">
            <Trans>Published</Trans>
          </Badge>
        )}
        {draft && (
          <Badge tone="gold">
            <Trans>Draft</Trans>
          </Badge>
        )}
      </p>
    </li>
  );
}
