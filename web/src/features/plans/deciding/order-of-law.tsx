import { type Standing, standings, type WhoDecides } from '@evenlight/contract/deciding';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../../ui/base/badge';
import { classNames } from '../../../ui/base/class-names';
import { Disclosure } from '../../../ui/base/disclosure';
import { standingWords } from './deciding-words';
import { GuideSection } from './guide-section';

export function OrderOfLaw({ outcome }: { outcome: WhoDecides }) {
  const deciding = 'standing' in outcome ? outcome.standing : null;
  return (
    <GuideSection id="order" number={2} title={<Trans>Who comes first</Trans>}>
      <p>
        <Trans>
          Without written directions, California law names who decides, in this order. The first line with somebody in
          it decides. Only adults who are able to decide for themselves count.
        </Trans>
      </p>
      <ol className="mt-4 grid gap-1">
        {standings.map((standing, place) => (
          <Line key={standing} standing={standing} place={place + 1} isDeciding={standing === deciding} />
        ))}
      </ol>
      <p className="mt-4 text-ink-2 text-ui">
        <Trans>
          Of children, brothers and sisters, or next relatives, less than a majority may act too: when they made real
          efforts to tell all the others, and know of no majority against it.
        </Trans>
      </p>
      <SpecialCases />
    </GuideSection>
  );
}

function Line({ standing, place, isDeciding }: { standing: Standing; place: number; isDeciding: boolean }) {
  const { i18n } = useLingui();
  const { group, meaning } = standingWords[standing];
  return (
    <li
      aria-current={isDeciding || undefined}
      className={classNames(
        'grid grid-cols-[2rem_1fr] rounded-md border px-3 py-2.5',
        isDeciding ? 'border-pine bg-pine-soft' : 'border-transparent',
      )}
    >
      <span aria-hidden="true" className="text-ink-2 tabular-nums">
        {place}
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1.5 font-semibold">
          {i18n._(group)}
          {isDeciding && (
            <Badge className="border-pine bg-surface">
              <Trans>Decides now</Trans>
            </Badge>
          )}
        </p>
        <p className="text-ink-2 text-ui">{i18n._(meaning)}</p>
      </div>
    </li>
  );
}

function SpecialCases() {
  return (
    <Disclosure className="mt-4 border-t" title={<Trans>Costs and special cases</Trans>}>
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          <Trans>
            Whoever decides also answers for the reasonable cost. A health care agent does so only if they agreed to it,
            or for what their own decisions cost beyond what the estate can pay.
          </Trans>
        </li>
        <li>
          <Trans>
            If somebody who could decide does not act or cannot be found, the right can pass to the next in line after
            some days. Ask us before you count on it.
          </Trans>
        </li>
        <li>
          <Trans>
            For somebody who died on military duty, the person named on the military’s own form (DD Form 93) may come
            first.
          </Trans>
        </li>
        <li>
          <Trans>Somebody who is charged with the killing may not decide.</Trans>
        </li>
        <li>
          <Trans>When people cannot agree, the superior court of the county decides.</Trans>
        </li>
      </ul>
    </Disclosure>
  );
}
