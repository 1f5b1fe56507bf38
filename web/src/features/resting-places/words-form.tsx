// A few lines of text about one question, saved by a button. When somebody else wrote at the same lines meanwhile, both
// versions are there until the reader decides.
import { type RestingPlace, RestingPlaceWords } from '@evenlight/contract/resting-places';
import { z } from '@evenlight/contract/zod';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { WhileTyping } from '../../parts/kept-form/kept-fields';
import { KeptForm, useKeptForm } from '../../parts/kept-form/kept-form';
import { ChooseVersion } from '../../parts/other-version';
import { classNames } from '../../ui/base/class-names';
import { SubmitButton } from '../../ui/forms/submit-button';
import { TextArea } from '../../ui/forms/text-area';
import { TextField } from '../../ui/forms/text-field';
import { Notice } from '../../ui/status/notice';
import { isChangedMeanwhile, useSaveRest } from './queries';

export type TextOf =
  | 'cemeteryName'
  | 'cemeteryTown'
  | 'plot'
  | 'rightHolder'
  | 'openingBy'
  | 'keeper'
  | 'homeAddress'
  | 'waters'
  | 'landPlace'
  | 'country'
  | 'carrier'
  | 'note';
export type TextLine = { name: TextOf; label: string; hint?: string };

type Props = { rest: RestingPlace; label: string; lines: readonly TextLine[] };

export function WordsForm({ rest, label, lines }: Props) {
  const save = useSaveRest(rest.planId);
  const [begun, setBegun] = useState(rest);
  const [round, setRound] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const isTyped = useRef(false);

  function beginAnew(from: RestingPlace) {
    isTyped.current = false;
    setBegun(from);
    setRound((before) => before + 1);
    save.reset();
  }

  useEffect(() => {
    // What others wrote comes into a form in which nobody has typed.
    if (rest.version <= begun.version || isTyped.current) return;
    setBegun(rest);
    if (lines.some(({ name }) => rest.words[name] !== begun.words[name])) setRound((before) => before + 1);
  }, [rest, begun, lines]);

  function stored(answer: RestingPlace) {
    isTyped.current = false;
    setBegun(answer);
    setIsSaved(true);
  }

  const { error, variables } = save;
  const isOutrun = isChangedMeanwhile(error);
  return (
    <KeptForm
      key={round}
      name={`resting-place-${rest.planId}`}
      part={lines.map(({ name }) => name).join('-')}
      aria-label={label}
      className="mt-4"
      schema={schemaOf(lines)}
      defaultValues={textsIn(begun.words, lines)}
      mutation={save}
      inputOf={(words) => ({ words, begun })}
      onStored={stored}
      {...(isOutrun ? { problem: '' } : {})}
    >
      <WhileWriting
        onWritten={() => {
          isTyped.current = true;
          setIsSaved(false);
        }}
      />
      {isOutrun && variables && (
        <Both lines={lines} theirs={rest.words}>
          <Choose
            onSaveMine={(forget) =>
              save.mutate(
                { words: variables.words, begun: rest },
                {
                  onSuccess: (answer) => {
                    forget();
                    stored(answer);
                  },
                },
              )
            }
            onTakeTheirs={() => beginAnew(rest)}
          />
        </Both>
      )}
      <div className={classNames('grid gap-x-4', lines.length > 1 && 'sm:grid-cols-2')}>
        {lines.map(({ name, ...texts }) =>
          name === 'note' ? (
            <TextArea key={name} name={name} {...texts} isUnpraised rows={3} />
          ) : (
            <TextField key={name} name={name} {...texts} isUnpraised autoComplete="off" />
          ),
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton variant="secondary" size="small">
          <Trans>Save</Trans>
        </SubmitButton>
        <span role="status" className="text-ink-2 text-ui">
          {isSaved && <Trans context="resting place">Saved</Trans>}
        </span>
      </div>
    </KeptForm>
  );
}

/** Words that were restored count as typed. */
function WhileWriting({ onWritten }: { onWritten: () => void }) {
  const { isRestored } = useKeptForm();
  const hear = useRef(onWritten);
  useEffect(() => {
    if (isRestored) hear.current();
  }, [isRestored]);
  return <WhileTyping onTyped={onWritten} />;
}

type Choices = { onSaveMine: (forget: () => void) => void; onTakeTheirs: () => void };

/** Once somebody has decided, what this browser keeps of the typed words goes. */
function Choose({ onSaveMine, onTakeTheirs }: Choices) {
  const { forget } = useKeptForm();
  function takeTheirs() {
    forget();
    onTakeTheirs();
  }
  return <ChooseVersion onSaveMine={() => onSaveMine(forget)} onTakeTheirs={takeTheirs} />;
}

function Both({ lines, theirs, children }: Pick<Props, 'lines'> & { theirs: RestingPlaceWords; children: ReactNode }) {
  return (
    <Notice tone="warn" role="status" className="mb-2">
      <p>
        <Trans>Somebody of the family wrote here meanwhile. What you typed is still below. They wrote:</Trans>
      </p>
      <dl className="mt-2 grid gap-1">
        {lines.map(({ name, label }) => (
          <div key={name}>
            <dt className="inline text-ink-2">{label}: </dt>
            <dd className="inline wrap-anywhere whitespace-pre-line">{theirs[name] || '–'}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Notice>
  );
}

const { shape } = RestingPlaceWords;

function schemaOf(lines: readonly TextLine[]) {
  return z.object(Object.fromEntries(lines.map(({ name }) => [name, shape[name]])));
}

function textsIn(words: RestingPlaceWords, lines: readonly TextLine[]): Partial<Record<TextOf, string>> {
  return Object.fromEntries(lines.map(({ name }) => [name, words[name]]));
}
