// One text in the hands of our team. What is typed stays in this browser until it is kept, whatever happens.
import type { KeptResource, Resource } from '@evenlight/contract/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { KeptFields } from '../../../parts/kept-form/kept-fields';
import { TypedBefore } from '../../../parts/kept-form/typed-before';
import { useKeptWords } from '../../../parts/kept-form/use-kept-words';
import { phraseFor } from '../../../platform/phrases';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { useSaveDraft } from '../queries';
import { ResourceText } from '../reader/resource-page';
import { Conflict } from './conflict';
import { PreviewButton, placeOfProblem } from './preview-button';
import { TextFields } from './text-fields';
import { contentOf, emptyText, TextForm, type Typed, TypedText, typedFrom, type Written } from './text-form';

type Props = {
  /** Null for a text that is only being begun. */
  kept: KeptResource | null;
  today: string;
  onKept: (kept: KeptResource) => void;
  /** What was typed differs from what is kept. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** Begins again from what is kept. */
  onDiscard: () => void;
};

export function Editor(props: Props) {
  const { kept, today, onUnsaved } = props;
  const { i18n } = useLingui();
  const { words, version, isFromBrowser, save, discard, takeTheirs, isPending, error } = useWriting(props);
  const [shown, setShown] = useState<Resource | null>(null);
  const phrase = phraseFor(error);

  return (
    <>
      {isFromBrowser && <TypedBefore className="mb-5" isNew={kept === null} onDiscard={discard} />}
      <Form
        isUnpraised
        schema={TextForm}
        defaultValues={firstValues(words.atFirst, kept, today)}
        busy={isPending}
        problem={phrase && [i18n._(phrase), placeOfProblem(error)].filter(Boolean).join(' ')}
        onSubmit={(written) => save(written)}
      >
        <KeptFields
          words={{ ...words, keep: (typed) => words.keep({ ...Object(typed), version }) }}
          onTyped={() => onUnsaved(true)}
        />
        <Conflict error={error} onSaveMine={save} onTakeTheirs={takeTheirs} />
        <TextFields isNew={kept === null} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>
            <Trans>Save draft</Trans>
          </SubmitButton>
          <PreviewButton onShown={setShown} />
        </div>
      </Form>
      {shown && <Preview resource={shown} />}
    </>
  );
}

/** The text that is being written, kept with every letter, and the version it is written upon. */
function useWriting({ kept, onKept, onUnsaved, onDiscard }: Props) {
  const name = kept ? (`resource-${kept.language}-${kept.slug}` as const) : 'resource-new';
  const words = useKeptWords({ name, place: 'browser' }, TypedText);
  const [{ version, isFromBrowser }, setBase] = useState({
    // Typed upon an older version: so it is sent as such, and nothing is overwritten unseen.
    version: words.atFirst?.version ?? kept?.version ?? 0,
    isFromBrowser: words.atFirst !== undefined,
  });
  const { mutate, isPending, error } = useSaveDraft();

  function save(written: Written, over = version) {
    const { slug, language } = written;
    const sent = { params: { slug, language }, body: { draft: contentOf(written), version: over } };
    mutate(sent, {
      onSuccess(saved) {
        words.forget();
        setBase({ version: saved.version, isFromBrowser: false });
        onUnsaved(false);
        onKept(saved);
      },
    });
  }

  function discard() {
    words.forget();
    onUnsaved(false);
    onDiscard();
  }

  function takeTheirs(theirs: KeptResource) {
    onKept(theirs);
    discard();
  }

  return { words, version, isFromBrowser, save, discard, takeTheirs, isPending, error };
}

function firstValues(typed: z.output<typeof TypedText> | undefined, kept: KeptResource | null, today: string): Typed {
  const { version: _, ...fields } = typed ?? { version: 0, ...emptyText(today) };
  const content = kept?.draft ?? kept?.published;
  return typed || !kept || !content ? fields : typedFrom(content, kept);
}

function Preview({ resource }: { resource: Resource }) {
  const title = useRef<HTMLHeadingElement>(null);
  // It appears below the button, maybe out of sight; asked for again, it is looked at again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new preview takes the focus.
  useEffect(() => title.current?.focus(), [resource]);
  return (
    <section aria-labelledby="preview-title" className="mt-10 border-line-strong border-t border-dashed pt-8">
      <h2 id="preview-title" ref={title} tabIndex={-1} className="w-fit scroll-mt-24 rounded-xs text-2xl">
        <Trans>How it will read</Trans>
      </h2>
      <ResourceText resource={resource} level="h3" />
    </section>
  );
}
