// How much others have done since somebody last looked.
import { Plural, Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { useFamilyNotices, useMarkSeen } from './queries';

export function NewCount() {
  const { data } = useFamilyNotices();
  const { mutate, isPending } = useMarkSeen();
  if (!data || data.unseen === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Badge tone="gold">
        <Plural value={data.unseen} one="# new since you last looked" other="# new since you last looked" />
      </Badge>
      <Button variant="ghost" size="small" state={isPending ? 'loading' : 'idle'} onClick={() => mutate()}>
        <Trans>I have seen it</Trans>
      </Button>
    </div>
  );
}
