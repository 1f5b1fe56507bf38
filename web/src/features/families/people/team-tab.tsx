// Everybody of the group, with what they are in it and to each other.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { properName } from '../../../ui/base/their-words';
import { Avatar } from '../../../ui/status/avatar-group';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useFamily } from '../family-context';
import { relationshipNames, roleHints, roleNames } from './people-words';

export function TeamTab() {
  const { i18n } = useLingui();
  const { members, me } = useFamily();
  if (members.length === 0) return <SkeletonList />;
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {members.map(({ id, name, email, role, relationship, isOwner }, index) => (
        <Card as="li" key={id} className="flex flex-wrap items-start gap-4">
          <Avatar person={{ id, name }} tone={index % 3} />
          <div className="min-w-0 flex-1 basis-[8rem]">
            <p {...properName} className="wrap-anywhere font-semibold">
              {name}
            </p>
            <p className="wrap-anywhere text-ink-2 text-sm">{email}</p>
            <p className="wrap-anywhere mt-3 flex flex-wrap gap-2">
              <Badge>{i18n._(roleNames[role])}</Badge>
              {relationship && <Badge tone="gold">{i18n._(relationshipNames[relationship])}</Badge>}
              {isOwner && (
                <Badge tone="clay">
                  <Trans>Leads the group</Trans>
                </Badge>
              )}
              {id === me?.id && (
                <Badge tone="line">
                  <Trans>You</Trans>
                </Badge>
              )}
            </p>
            <p className="mt-2 text-ink-2 text-sm">{i18n._(roleHints[role])}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
