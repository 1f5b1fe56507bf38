import { memo, type ReactNode } from 'react';
import { classNames } from '../../../ui/base/class-names';
import { radioLooks, ringAroundCard } from '../../../ui/forms/control-looks';

type Choice<Value extends string> = { value: Value; label: string; about?: string; picture?: ReactNode };

type Props<Value extends string> = {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChoose: (value: Value) => void;
  columns: 2 | 3;
  className?: string;
};

const grids = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

// Chosen by an attribute and not by :has(): that would make the browser look through all cards at every press.
const looks =
  'relative flex h-full cursor-pointer gap-3.5 rounded-card border border-line-input/60 bg-surface p-4 ' +
  'hover:border-line-input data-chosen:border-pine data-chosen:bg-pine-soft data-chosen:ring-1 data-chosen:ring-pine';

// On phones most tall cards are out of sight, and need not be laid out until they are looked for. The room around each is for
// its ring.
const untilSeen =
  'max-sm:-m-1.5 max-sm:p-1.5 max-sm:[contain-intrinsic-height:auto_9rem] max-sm:[content-visibility:auto]';

/** One of a few, each with room for a picture and a sentence. What is chosen is in the hands of whoever asks. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { name, legend, hint, choices, value, onChoose, columns, className } = props;
  return (
    <fieldset
      data-reaches-edge=""
      aria-describedby={hint ? `${name}-hint` : undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className="font-medium font-serif text-xl">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mt-1 max-w-[62ch] text-ink-2 text-ui">
          {hint}
        </p>
      )}
      <div className={classNames('mt-4 grid grid-cols-1 gap-3', grids[columns])}>
        {choices.map((choice) => (
          <div key={choice.value} className={choice.about && untilSeen}>
            <ChoiceCard {...choice} name={name} isChosen={choice.value === value} onChoose={onChoose} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type CardProps<Value extends string> = Choice<Value> & {
  name: string;
  isChosen: boolean;
  onChoose: (value: Value) => void;
};

function OneCard<Value extends string>(props: CardProps<Value>) {
  const { name, value, label, about, picture, isChosen, onChoose } = props;
  const id = `${name}-${value}`;
  return (
    <label className={looks} data-chosen={isChosen || undefined}>
      {picture}
      <span className="min-w-0 flex-1">
        <span id={id} className="block font-semibold">
          {label}
        </span>
        {about && (
          <span id={`${id}-about`} className="mt-0.5 block text-ink-2 text-ui">
            {about}
          </span>
        )}
      </span>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        // A browser that fills in what was chosen before a reload would look like somebody choosing.
        autoComplete="off"
        aria-labelledby={id}
        aria-describedby={about ? `${id}-about` : undefined}
        className={classNames(radioLooks, ringAroundCard, 'mt-0.5')}
        onChange={() => onChoose(value)}
      />
    </label>
  );
}

/** `memo` under a type that remembers that the value and its receiver belong together. */
const memoWithValue: <Props>(card: (props: Props) => ReactNode) => (props: Props) => ReactNode = memo;

const ChoiceCard = memoWithValue(OneCard);
