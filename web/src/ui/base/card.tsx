import type { ComponentProps } from 'react';
import { classNames } from './class-names';

type Tone = 'surface' | 'mist' | 'pine' | 'chosen';

type Props = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'aside' | 'li'; tone?: Tone };

const tones: Record<Tone, string> = {
  surface: 'border-line bg-surface',
  mist: 'border-transparent bg-mist',
  pine: 'border-transparent bg-pine-soft',
  // The second pixel is drawn as a ring, so that choosing a card moves nothing.
  chosen: 'border-pine bg-surface shadow-soft ring-1 ring-pine',
};

export function Card({ as: Element = 'div', tone = 'surface', className, ...rest }: Props) {
  // A div's props fit all of these elements; only the type of the ref differs, and they share HTMLElement.
  const Box = Element as 'div';
  return (
    <Box {...rest} className={classNames('rounded-card border p-5 sm:p-7 print:border-line', tones[tone], className)} />
  );
}
