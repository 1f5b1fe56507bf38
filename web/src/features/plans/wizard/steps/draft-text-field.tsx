import type { z } from '@evenlight/contract/zod';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../../../ui/forms/text-field';

type Props = Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint' | 'maxLength' | 'className'> & {
  /** As the draft has it. */
  kept: string;
  /** What a plan can hold. */
  keepable: z.ZodType<string>;
  onKeep: (text: string) => void;
};

/** One line of text in the draft. It holds only what a plan can hold; what does not fit yet stays in the box. */
export function DraftTextField({ kept, keepable, onKeep, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const keptOf = (text: string) => keepable.safeParse(text.trim()).data ?? '';
  // What somebody types stays as it is typed; what comes from elsewhere takes its place.
  const isOwnText = typed !== null && keptOf(typed) === kept;

  function type(text: string) {
    setTyped(text);
    onKeep(keptOf(text));
  }

  return (
    <TextField
      {...field}
      value={isOwnText ? typed : kept}
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
    />
  );
}
