// A form that keeps what is typed until it is stored, sends it once, and shows refusals. A new form is a schema and its
// fields.
import { useLingui } from '@lingui/react';
import {
  type ComponentProps,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type ZodType, z } from 'zod';
import type { KeptAs, Place } from '../../platform/kept-words';
import { fieldProblemsOf, phraseFor } from '../../platform/phrases';
import { Button } from '../../ui/base/button';
import { Form } from '../../ui/forms/form';
import { KeptFields } from './kept-fields';
import { useKeptWords } from './use-kept-words';

type FormProps<Input extends FieldValues, Output> = ComponentProps<typeof Form<Input, Output>>;

/** What a mutation hook hands out. */
export type KeptMutation<Sent, Answer = unknown> = {
  mutateAsync: (input: Sent) => Promise<Answer>;
  isPending: boolean;
  error: unknown;
  reset: () => void;
};

type Props<Input extends FieldValues, Output, Sent, Answer> = Omit<
  FormProps<Input, Output>,
  'name' | 'busy' | 'onSubmit'
> & {
  /** Under which name and where the words are kept; without a name they are gone with the form. */
  name?: KeptAs['name'];
  place?: Place;
  part?: string;
  /** What is kept, where that is not every field that is still of the kind it began with. */
  typed?: ZodType<FieldValues>;
  defaultValues: DefaultValues<Input>;
  mutation: KeptMutation<Sent, Answer>;
  /** The same input has the same key, also when its answer was lost and the page was loaded again. */
  inputOf: (fields: Output, idempotencyKey: string) => NoInfer<Sent>;
  /** Called before it is sent; when it returns false, the caller says why. */
  isReady?: (fields: Output) => boolean;
  /** It is stored. Called also where the form is gone by then. */
  onStored?: (answer: Answer, fields: Output) => void;
  onRefused?: (error: unknown) => void;
  /** Nothing is left to send. Called in every form that is open on these words: one may have been opened since. */
  onDone?: () => void;
};

const FIELDS = 'input:not([type=hidden]), textarea, select';

export function KeptForm<Input extends FieldValues, Output, Sent, Answer>(props: Props<Input, Output, Sent, Answer>) {
  const { name, place = 'tab', part, typed, mutation, inputOf, isReady, onStored, onRefused, onDone, ...form } = props;
  const { defaultValues, problem, fieldProblems, children, ...rest } = form;
  const sentence = useRefusalSentence(mutation.error);
  const words = useKeptWords(name && { name, place, part }, typed ?? sameKindAs(defaultValues), onDone);
  const [round, setRound] = useState(0);
  const [isRestored, setIsRestored] = useState(words.atFirst !== undefined);
  const { read, forget } = words;
  const { reset } = mutation;
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (round > 0) box.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [round]);

  async function send(fields: Output) {
    if (isReady?.(fields) === false) return;
    const idempotencyKey = words.idempotencyKeyOf(inputOf(fields, ''));
    let answer: Answer;
    try {
      answer = await mutation.mutateAsync(inputOf(fields, idempotencyKey));
    } catch (error) {
      return onRefused?.(error);
    }
    words.stored(idempotencyKey);
    onStored?.(answer, fields);
  }

  const discard = useCallback(() => {
    forget();
    reset();
    setIsRestored(false);
    setRound((before) => before + 1);
  }, [forget, reset]);
  const facts = useMemo(() => ({ isRestored, read, forget, discard }), [isRestored, read, forget, discard]);

  return (
    <KeptFormContext value={facts}>
      <Form
        // Discarded, it begins again without what was kept.
        key={round}
        ref={box}
        {...rest}
        defaultValues={round === 0 ? { ...defaultValues, ...words.atFirst } : defaultValues}
        busy={mutation.isPending}
        problem={problem === undefined ? sentence : problem}
        fieldProblems={fieldProblems ?? fieldProblemsOf(mutation.error)}
        onSubmit={(fields) => void send(fields)}
      >
        <KeptFields words={words} untouched={defaultValues} onBroughtBack={() => setIsRestored(true)} />
        {children}
      </Form>
    </KeptFormContext>
  );
}

type Facts = {
  /** It opened with words from before. */
  isRestored: boolean;
  read: () => FieldValues | undefined;
  forget: () => void;
  /** Forgets what was typed, and starts again. */
  discard: () => void;
};

const KeptFormContext = createContext<Facts | null>(null);

export function useKeptForm(): Facts {
  const facts = useContext(KeptFormContext);
  if (!facts) throw new Error('useKeptForm must be used within a KeptForm');
  return facts;
}

/** Leaves a form for good: what was typed is forgotten. Closing it in any other way keeps it. */
export function CancelButton({
  onClick,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick'> & { onClick: () => void }) {
  const { forget } = useKeptForm();
  return (
    <Button
      variant="ghost"
      {...rest}
      onClick={() => {
        forget();
        onClick();
      }}
    />
  );
}

function useRefusalSentence(error: unknown): string | undefined {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return phrase && i18n._(phrase);
}

/** A form may be unfinished in any field. */
function sameKindAs(atFirst: FieldValues): ZodType<FieldValues> {
  const isSameKind = ([name, value]: [string, unknown]) => typeof value === typeof atFirst[name];
  return z
    .record(z.string(), z.unknown())
    .transform((kept) => Object.fromEntries(Object.entries(kept).filter(isSameKind)));
}
