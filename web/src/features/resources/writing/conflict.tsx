// Two of our team have written in the same text. Nothing is lost: what was typed here stands in the form, and the other
// version can be looked at before anybody decides.
import type { KeptResource } from '@evenlight/contract/resources';
import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { ChooseVersion, OtherVersion } from '../../../parts/other-version';
import { CallFailed } from '../../../platform/call';
import { useNewestText } from '../queries';
import type { Typed, Written } from './text-form';

type Props = {
  error: unknown;
  onSaveMine: (written: Written, over: number) => void;
  onTakeTheirs: (theirs: KeptResource) => void;
};

export function Conflict({ error, onSaveMine, onTakeTheirs }: Props) {
  const isConflict = error instanceof CallFailed && error.problem?.code === 'resource.changed_meanwhile';
  const { getValues, handleSubmit } = useFormContext<Typed, unknown, Written>();
  const newest = useNewestText(getValues());
  const { data: theirs } = newest;
  if (!isConflict) return null;
  return (
    <OtherVersion
      newest={newest}
      shown={
        theirs && (
          <Theirs
            theirs={theirs}
            onTakeTheirs={() => onTakeTheirs(theirs)}
            onSaveMine={(over) => {
              // If a third version comes in between, that one is to be looked at.
              void handleSubmit((written) => onSaveMine(written, over))().then(newest.reset);
            }}
          />
        )
      }
    />
  );
}

type TheirsProps = { theirs: KeptResource; onSaveMine: (over: number) => void; onTakeTheirs: () => void };

function Theirs({ theirs: { draft, published, version }, onSaveMine, onTakeTheirs }: TheirsProps) {
  const { t } = useLingui();
  const content = draft ?? published;
  return (
    <>
      <section
        aria-label={t`The other version`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses keys must be able to scroll it.
        tabIndex={0}
        className="mt-3 max-h-80 overflow-y-auto whitespace-pre-wrap rounded-md border border-line-strong bg-surface p-4"
      >
        <p className="font-semibold">{content?.title}</p>
        <p className="mt-1">{content?.summary}</p>
        <p className="mt-3">{content?.body}</p>
      </section>
      <ChooseVersion onSaveMine={() => onSaveMine(version)} onTakeTheirs={onTakeTheirs} />
    </>
  );
}
