import { Trans, useLingui } from '@lingui/react/macro';
import { MapPinOff, X } from 'lucide-react';
import { Amount } from '../../../parts/amount';
import { Button } from '../../../ui/base/button';
import { EmptyState } from '../../../ui/status/empty-state';
import type { VenueSearch } from './filter-address';
import { waysToLoosen } from './loosen';

type Props = { search: VenueSearch; onChange: (search: VenueSearch) => void };

export function NothingFits({ search, onChange }: Props) {
  const { t, i18n } = useLingui();
  return (
    <EmptyState
      icon={MapPinOff}
      level="h2"
      title={<Trans>No venue fits all of these</Trans>}
      action={waysToLoosen(search, i18n).map(({ name, words, search: loosened }) => (
        <Button
          key={name}
          variant="secondary"
          size="small"
          aria-label={t`Remove this filter: ${words}`}
          onClick={() => onChange(loosened)}
        >
          <X aria-hidden="true" className="size-4.5" />
          {name === 'maxCost' ? <AtMost cents={search.maxCost ?? 0} /> : words}
        </Button>
      ))}
    >
      <Trans>Letting go of one of your wishes often helps. Each button removes one and keeps the rest.</Trans>
    </EmptyState>
  );
}

function AtMost({ cents }: { cents: number }) {
  const price = <Amount from="family" cents={cents} />;
  return (
    <span>
      <Trans>at most {price}</Trans>
    </span>
  );
}
