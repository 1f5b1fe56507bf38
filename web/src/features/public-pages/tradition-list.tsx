import { Trans, useLingui } from '@lingui/react/macro';
import { TraditionMotif } from '../catalogue/tradition-motif';
import { traditions } from '../catalogue/traditions';

/** All seven with a few words each. */
export function TraditionList({ level: Heading = 'h3' }: { level?: 'h3' | 'h4' }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {traditions.map(({ id, name, words }) => (
        <li key={id} className="flex gap-4">
          <TraditionMotif tradition={id} className="size-15 shrink-0" />
          <div className="min-w-0">
            <Heading className="text-xl">{i18n._(name)}</Heading>
            <p className="mt-1.5 text-ink-2">{i18n._(words)}</p>
          </div>
        </li>
      ))}
      <li className="flex items-center sm:col-span-1 lg:col-span-2">
        <p className="rounded-card bg-mist px-5 py-4 text-ink-2">
          <Trans>
            Is your tradition not here, or do you keep it in your own way? Tell us. Your clergy, your community and your
            family decide; we follow.
          </Trans>
        </p>
      </li>
    </ul>
  );
}

/** Only the names, for a page that has much else to say. */
export function TraditionNames() {
  const { i18n } = useLingui();
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 sm:grid-cols-4 lg:grid-cols-7">
      {traditions.map(({ id, name }) => (
        <li
          key={id}
          className="grid justify-items-center gap-2 rounded-card border border-line bg-surface px-2 py-5 text-center max-sm:last:col-span-full"
        >
          <TraditionMotif tradition={id} className="size-14" />
          <span className="font-medium">{i18n._(name)}</span>
        </li>
      ))}
    </ul>
  );
}
