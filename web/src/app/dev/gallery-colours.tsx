import { GallerySection, Sample } from './gallery-section';

const grounds = [
  { name: 'paper', className: 'bg-paper' },
  { name: 'surface', className: 'bg-surface' },
  { name: 'mist', className: 'bg-mist' },
  { name: 'line', className: 'bg-line' },
  { name: 'line-strong', className: 'bg-line-strong' },
  { name: 'line-input', className: 'bg-line-input' },
  { name: 'ink', className: 'bg-ink' },
  { name: 'ink-2', className: 'bg-ink-2' },
  { name: 'ink-3', className: 'bg-ink-3' },
  { name: 'pine', className: 'bg-pine' },
  { name: 'pine-deep', className: 'bg-pine-deep' },
  { name: 'pine-soft', className: 'bg-pine-soft' },
  { name: 'on-pine', className: 'bg-on-pine' },
  { name: 'clay', className: 'bg-clay' },
  { name: 'clay-soft', className: 'bg-clay-soft' },
  { name: 'gold', className: 'bg-gold' },
  { name: 'gold-fill', className: 'bg-gold-fill' },
  { name: 'gold-soft', className: 'bg-gold-soft' },
  { name: 'ok', className: 'bg-ok' },
  { name: 'ok-soft', className: 'bg-ok-soft' },
  { name: 'warn', className: 'bg-warn' },
  { name: 'warn-soft', className: 'bg-warn-soft' },
  { name: 'bad', className: 'bg-bad' },
  { name: 'bad-soft', className: 'bg-bad-soft' },
];

export function GalleryColours({ id, title }: { id: string; title: string }) {
  return (
    <GallerySection id={id} title={title}>
      <Sample title="Colours">
        <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6 lg:grid-cols-8">
          {grounds.map(({ name, className }) => (
            <li key={name} className="text-ink-2 text-sm">
              <div className={`mb-1.5 h-14 rounded-md border border-line ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Type">
        <div className="grid grid-cols-1 gap-5">
          <p className="font-medium font-serif text-display tracking-[-0.012em]">A gentle way to plan</p>
          <p className="font-medium font-serif text-title tracking-[-0.012em]">Everything in one calm place</p>
          <p className="font-medium font-serif text-2xl">A heading inside a card</p>
          <p className="font-serif text-ink-2 text-xl italic">March 4, 1941 – October 28, 2026</p>
          <p className="max-w-[62ch] text-lg">
            A lead of twenty pixels. A person who has not slept should find the next step without reading everything.
          </p>
          <p className="max-w-[66ch]">
            Body text of seventeen pixels, in lines of sixty to seventy characters. Go step by step, see honest prices,
            and share the work with others.
          </p>
          <p className="text-ui">Text of controls, sixteen pixels.</p>
          <p className="text-ink-3 text-sm">The smallest text, fifteen pixels.</p>
        </div>
      </Sample>
    </GallerySection>
  );
}
