// Where an exercise is played, and where all of its words can be read. Playing needs scripts, which visitors have only
// on the address that says so; reading needs none.
import type { Resource } from '@evenlight/contract/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { Disclosure } from '../../../ui/base/disclosure';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { textAddress } from '../resource-address';
import { ExercisePlayer } from './exercise-player';

export function ExercisePlace({ resource }: { resource: Resource }) {
  const { t, i18n } = useLingui();
  const isHydrated = useIsHydrated();
  return (
    <div lang={i18n.locale} className="mt-7">
      <Card as="section" tone="pine" aria-label={t`Guided exercise`} className="noscript:hidden print:hidden">
        {isHydrated ? (
          <ExercisePlayer resource={resource} />
        ) : (
          <div className="grid min-h-60 place-content-center">
            <ButtonLink to={textAddress(resource)} reloadDocument className="min-h-14 text-lg">
              <Play aria-hidden="true" className="size-5" />
              <Trans>Start the exercise</Trans>
            </ButtonLink>
          </div>
        )}
      </Card>
      <Disclosure title={<Trans>The whole exercise in words</Trans>}>
        <ol lang={resource.language} className="grid list-decimal gap-2 ps-6 text-ink-2">
          {resource.steps.map(({ words, seconds }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never move, and two may say the same.
            <li key={place} className="ps-1">
              {words} <span className="text-ink-3 text-sm">{t`(${seconds} s)`}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
