import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../base/class-names';

export type Person = { id: string; name: string; imageAddress?: string };

// More faces than this are a pattern, not people.
const SHOWN_AT_MOST = 5;

const ring =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-surface font-semibold text-sm';

export function AvatarGroup({ people, className }: { people: Person[]; className?: string }) {
  const { t } = useLingui();
  const hidden = people.slice(SHOWN_AT_MOST);
  const moreCount = hidden.length;
  return (
    <ul aria-label={t`People`} className={classNames('flex items-center', className)}>
      {people.slice(0, SHOWN_AT_MOST).map((person, index) => (
        <li key={person.id} className="-ms-2 first:ms-0">
          <Avatar person={person} tone={index % 3} />
        </li>
      ))}
      {moreCount > 0 && (
        <li className="relative -ms-2">
          <details>
            <summary className={classNames(ring, 'list-none bg-mist text-ink [&::-webkit-details-marker]:hidden')}>
              <span aria-hidden="true">+{moreCount}</span>
              <span className="sr-only">
                <Trans>and {moreCount} more people</Trans>
              </span>
            </summary>
            <ul className="absolute end-0 z-30 mt-2 w-max max-w-70 rounded-md border border-line-strong bg-surface px-4 py-3 shadow-lift print:static">
              {hidden.map(({ id, name }) => (
                <li key={id} translate="no" className="py-1">
                  {name}
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

const tones = ['bg-pine-soft text-pine', 'bg-gold-soft text-gold', 'bg-clay-soft text-clay'];

export function Avatar({ person, tone = 0 }: { person: Person; tone?: number }) {
  if (person.imageAddress) {
    return (
      <img
        translate="no"
        src={person.imageAddress}
        alt={person.name}
        title={person.name}
        width="44"
        height="44"
        loading="lazy"
        className={classNames(ring, 'bg-mist object-cover')}
      />
    );
  }
  return (
    <span
      role="img"
      translate="no"
      aria-label={person.name}
      title={person.name}
      className={classNames(ring, tones[tone])}
    >
      {initialsOf(person.name)}
    </span>
  );
}

// By code point, so that a name in any script keeps its first letters whole.
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
