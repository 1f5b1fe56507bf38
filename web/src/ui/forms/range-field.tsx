import { Slider } from '@base-ui/react/slider';
import type { ReactNode } from 'react';
import { useTypedFilter } from './use-typed-filter';

export type Range = readonly [from: number, to: number];

type Props = {
  label: string;
  /** What the two thumbs are called. */
  thumbLabels: readonly [from: string, to: string];
  min: number;
  max: number;
  step: number;
  value: Range;
  /** Called when the thumbs have come to rest. */
  onSettle: (value: Range) => void;
  /** A value as a person would say it. */
  words: (value: number) => string;
  /** The same as it is drawn. */
  draw: (value: number) => ReactNode;
};

// How many steps a large one is: with Page Up and Page Down, or Shift and an arrow.
const LARGE = 10;

/** From here to there, with two thumbs. Only for places that the browser draws: it sets its positions by script. */
export function RangeField({ label, thumbLabels, min, max, step, value, onSettle, words, draw }: Props) {
  // As text, because what waits for a rest and follows changes from elsewhere is the same as for a box.
  const { typed, type } = useTypedFilter(asText(value), (text) => onSettle(asRange(text)));
  const [from, to] = asRange(typed);
  return (
    <Slider.Root
      min={min}
      max={max}
      step={step}
      largeStep={LARGE * step}
      value={[from, to]}
      onValueChange={([low = min, high = max]) => type(asText([low, high]))}
      className="grid gap-1.5"
    >
      <Slider.Label className="font-semibold text-ui">{label}</Slider.Label>
      <output className="font-serif text-xl">
        {draw(from)} – {draw(to)}
      </output>
      <Slider.Control className="flex h-11 touch-none items-center px-3">
        <Slider.Track className="h-1.5 w-full rounded-full bg-line-strong">
          <Slider.Indicator className="rounded-full bg-pine" />
          {thumbLabels.map((thumbLabel, index) => (
            <Slider.Thumb
              key={thumbLabel}
              index={index}
              getAriaLabel={() => thumbLabel}
              getAriaValueText={(_, number) => words(number)}
              className="size-6 rounded-full border-2 border-pine bg-surface has-focus-visible:outline-3 has-focus-visible:outline-pine has-focus-visible:outline-offset-2"
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}

function asText([from, to]: Range): string {
  return `${from} ${to}`;
}

function asRange(text: string): Range {
  const [from = 0, to = 0] = text.split(' ').map(Number);
  return [from, to];
}
