import type { ComponentProps } from 'react';
import { TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'placeholder'> & {
  /** The earliest and latest day, as in 2026-11-21. */
  min?: string | undefined;
  max?: string | undefined;
};

/** The browser's own calendar: it knows the reader's language and works with every screen reader. */
export function DateField(props: Props) {
  return <TextField {...props} type="date" />;
}
