import { Plural } from '@lingui/react/macro';
import { Badge } from '../../../ui/base/badge';

/** Nothing for whoever has not answered yet: they are not told how it stands. */
export function Votes({ votes }: { votes: number | null }) {
  if (votes === null) return null;
  return (
    <Badge tone="line">
      <Plural value={votes} one="# vote" other="# votes" />
    </Badge>
  );
}
