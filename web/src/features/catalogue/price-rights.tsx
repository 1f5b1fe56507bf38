// The words of the Funeral Rule, wherever prices are opened. The printed statement says the same
// (server/src/features/plans/statement/disclosures.ts).
import { Trans } from '@lingui/react/macro';

export function PriceRights({ level: Heading = 'h3', className }: { level?: 'h2' | 'h3'; className?: string }) {
  return (
    <section className={className}>
      <Heading className="text-xl">
        <Trans>Your rights</Trans>
      </Heading>
      <ul className="mt-3 grid list-disc gap-2.5 ps-5 text-ink-2 text-ui">
        <li>
          <Trans>
            You may choose only the goods and services you want. If the law or a cemetery or crematory asks for
            something you did not choose, we explain the reason in writing.
          </Trans>
        </li>
        <li>
          <Trans>
            Embalming is not required by law except in certain special cases. If you do not want it, you usually have
            the right to choose an arrangement that does not require you to pay for it, such as direct cremation or
            immediate burial. It may be necessary, however, if you choose certain arrangements, such as a funeral with a
            viewing.
          </Trans>
        </li>
        <li>
          <Trans>
            For a direct cremation you may use an alternative container. These are made of materials such as fiberboard
            or cardboard, with or without an outside covering.
          </Trans>
        </li>
        <li>
          <Trans>
            The fee for basic services of the funeral director and staff is the only one you cannot decline. It is
            already part of our package prices. What the law requires besides, such as the county permit, says so.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
