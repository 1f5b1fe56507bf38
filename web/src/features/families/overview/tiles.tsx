import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Tile = { icon: LucideIcon; name: string; value: ReactNode; note?: string };

/** A few figures side by side. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className="grid grid-cols-pairs gap-3 lg:grid-cols-4">
      {tiles.map(({ icon: Icon, name, value, note }) => (
        <div key={name} className="rounded-card border border-line bg-surface p-4 sm:p-5">
          <dt className="flex items-center gap-2 text-ink-2 text-sm">
            <Icon aria-hidden="true" className="size-4.5 shrink-0" />
            {name}
          </dt>
          <dd className="mt-2 font-serif text-2xl">{value}</dd>
          {note && <dd className="text-ink-2 text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
