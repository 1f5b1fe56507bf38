import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import { Button } from '../../../ui/base/button';

type Props<Choice extends string> = {
  label: string;
  choices: readonly Choice[];
  words: Record<Choice, MessageDescriptor>;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
};

/** One tap is the whole answer. The one that is chosen stays chosen, however often it is pressed. */
export function ChoiceButtons<Choice extends string>({ label, choices, words, chosen, onChoose }: Props<Choice>) {
  const { i18n } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the words stand beside it already
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Button
          key={choice}
          variant="secondary"
          size="small"
          aria-pressed={choice === chosen}
          className="aria-pressed:border-pine aria-pressed:bg-pine-soft aria-pressed:text-pine"
          onClick={() => choice !== chosen && onChoose(choice)}
        >
          {choice === chosen && <Check aria-hidden="true" className="size-4.5 shrink-0" />}
          {i18n._(words[choice])}
        </Button>
      ))}
    </div>
  );
}
