import { FamilyRole, familyRoles } from '@evenlight/contract/families/rights';
import { useLingui } from '@lingui/react/macro';
import { controlLooks } from '../../../ui/forms/control-looks';
import { roleNames } from './people-words';

type Props = { label: string; role: FamilyRole; onChoose: (role: FamilyRole) => void };

export function RoleSelect({ label, role, onChoose }: Props) {
  const { i18n } = useLingui();
  return (
    <select
      aria-label={label}
      className={controlLooks}
      value={role}
      onChange={({ target }) => onChoose(FamilyRole.parse(target.value))}
    >
      {familyRoles.map((value) => (
        <option key={value} value={value}>
          {i18n._(roleNames[value])}
        </option>
      ))}
    </select>
  );
}
