// The people whose name is being typed after an @.
import type { FamilyMember } from '@evenlight/contract/families/group';
import { useLingui } from '@lingui/react/macro';
import { buttonLooks } from '../../../ui/base/button-looks';

// More would push the field off a phone's screen.
const SHOWN_AT_MOST = 5;

export function peopleFor(begun: string, members: readonly FamilyMember[]): FamilyMember[] {
  const sought = begun.toLocaleLowerCase();
  return members
    .filter(({ name }) =>
      name
        .toLocaleLowerCase()
        .split(/\s+/)
        .some((word) => word.startsWith(sought)),
    )
    .slice(0, SHOWN_AT_MOST);
}

export function NameChooser({ people, onChoose }: { people: FamilyMember[]; onChoose: (name: string) => void }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`People you can name`} className="mb-2 flex flex-wrap gap-2">
      {people.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={buttonLooks('secondary', 'small', 'wrap-anywhere')}
            onClick={() => onChoose(name)}
          >
            @{name}
          </button>
        </li>
      ))}
    </ul>
  );
}
