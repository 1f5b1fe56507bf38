import type { ResourceCard } from '@evenlight/contract/resources';
import { useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { Badge } from '../../../ui/base/badge';
import { typeIcons, typeNames } from '../words';

/** What kind of text it is, and how long it takes. */
export function TextFacts({ text: { type, minutes } }: { text: Pick<ResourceCard, 'type' | 'minutes'> }) {
  const { t, i18n } = useLingui();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2 text-sm">
      <Badge icon={typeIcons[type]} tone={type === 'video' ? 'clay' : 'pine'}>
        {i18n._(typeNames[type])}
      </Badge>
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden="true" className="size-4" />
        {type === 'video' ? t`${minutes} min` : t`${minutes} min read`}
      </span>
    </p>
  );
}
