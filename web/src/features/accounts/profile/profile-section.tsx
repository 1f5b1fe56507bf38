import { type ReactNode, useId } from 'react';

type Props = { id?: string; title: ReactNode; lead?: ReactNode; children: ReactNode };

/** One question of the profile: what it is about on one side, and the answer on the other where there is room. */
export function ProfileSection({ id: named, title, lead, children }: Props) {
  const ownId = useId();
  const id = named ?? ownId;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-5 border-line border-t py-10 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]"
    >
      <div className="max-w-[52ch]">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {lead && <p className="mt-2 text-ink-2">{lead}</p>}
      </div>
      <div className="min-w-0 max-w-[44rem]">{children}</div>
    </section>
  );
}
