import type { QueueLine } from '@evenlight/contract/queue';
import { useLingui } from '@lingui/react/macro';

/** Who waits, by name. Whoever reports a page need not say who they are. */
export function useWaitingName({ person, kind }: Pick<QueueLine, 'person' | 'kind'>): string {
  const { t } = useLingui();
  if (person) return person.name;
  return kind === 'memorial-report' ? t`Somebody who left no name` : t`Somebody who has left`;
}
