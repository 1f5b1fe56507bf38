import { type ComponentProps, createElement } from 'react';
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

export function Card({ as = 'div', tone = 'surface', className, ...rest }: Props) {
  // Not as JSX: there each element wants a ref of its own type, although a div's props fit all of these.
  return createElement(as, {
    ...rest,
    className: classNames('rounded-card border p-5 sm:p-7 print:border-line', tones[tone], className),
  });
}
