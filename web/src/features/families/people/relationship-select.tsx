import { Relationship, relationships } from '@evenlight/contract/families/group';
import { Trans, useLingui } from '@lingui/react/macro';
import { controlLooks } from '../../../ui/forms/control-looks';
import { relationshipNames } from './people-words';

type Props = { label: string; relationship: Relationship | null; onChoose: (chosen: Relationship | null) => void };

export function RelationshipSelect({ label, relationship, onChoose }: Props) {
  const { i18n } = useLingui();
  return (
    <select
      aria-label={label}
      className={controlLooks}
      value={relationship ?? ''}
      onChange={({ target }) => onChoose(Relationship.safeParse(target.value).data ?? null)}
    >
      <option value="">
        <Trans>No relationship said</Trans>
      </option>
      {relationships.map((value) => (
        <option key={value} value={value}>
          {i18n._(relationshipNames[value])}
        </option>
      ))}
    </select>
  );
}
