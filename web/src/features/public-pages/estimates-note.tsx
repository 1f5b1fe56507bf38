import { Trans } from '@lingui/react/macro';
import { useHouse } from '../../parts/use-house';
import { Notice } from '../../ui/status/notice';

/** Said wherever prices are spoken of. */
export function EstimatesNote({ className }: { className?: string }) {
  const { name } = useHouse().hours.brand;
  return (
    <Notice className={className} title={<Trans>Cost figures are estimates and final pricing may vary.</Trans>}>
      <p className="mt-1 text-ink-2">
        <Trans>
          {name} is a planning service, not a funeral establishment. You choose only what you want, and every funeral
          home must give you its own itemized price list when you ask.
        </Trans>
      </p>
    </Notice>
  );
}
