import type { Deciding, DecidingTally, WhoDecides } from '@evenlight/contract/deciding';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PhoneNumber } from '../../../parts/phone-number';
import { useHouse } from '../../../parts/use-house';
import { Badge } from '../../../ui/base/badge';
import { TextLink } from '../../../ui/base/text-link';
import { stepPath } from '../workflow/plan-steps';
import { standingWords, stateWords } from './deciding-words';
import { GuideSection } from './guide-section';
import { LinesAbove, linesAbove } from './lines-above';
import { StandsWords } from './stands-words';

const tones: Record<WhoDecides['state'], ComponentProps<typeof Badge>['tone']> = {
  directions: 'pine',
  'nobody-yet': 'line',
  settled: 'ok',
  'may-act': 'gold',
  waiting: 'gold',
  divided: 'clay',
};

/** Green only where nobody can come before those who agreed. */
function toneOf(outcome: WhoDecides) {
  const isOpenAbove = outcome.state === 'settled' && linesAbove(outcome.standing).length > 0;
  return isOpenAbove ? 'line' : tones[outcome.state];
}

type Props = { deciding: Deciding; outcome: WhoDecides };

export function WhereThingsStand({ deciding, outcome }: Props) {
  const { i18n } = useLingui();
  const { supportPhone } = useHouse().hours.brand;
  return (
    <GuideSection id="stands" number={4} title={<Trans>Where things stand</Trans>}>
      <div role="status" className="grid gap-3">
        <p>
          <Badge tone={toneOf(outcome)}>{i18n._(stateWords[outcome.state])}</Badge>
        </p>
        {'standing' in outcome && <Deciders deciding={deciding} outcome={outcome} />}
        <p>
          <StandsWords outcome={outcome} />
        </p>
        {outcome.state === 'divided' && <WhatHelps />}
        {'standing' in outcome && deciding.directions === 'unknown' && (
          <p className="text-ink-2 text-ui">
            <Trans>Whether there are written directions is not known yet. If some turn up, they come first.</Trans>
          </p>
        )}
      </div>
      {'standing' in outcome && <LinesAbove standing={outcome.standing} />}
      {outcome.state === 'directions' && (
        <p className="mt-3">
          <TextLink to={stepPath(deciding.planId, 'documents')}>
            <Trans>Keep a copy with the papers of the plan</Trans>
          </TextLink>
        </p>
      )}
      <p className="mt-4 border-line border-t pt-4 text-ui">
        <Trans>
          Not sure? Call us at <PhoneNumber phone={supportPhone} />. We go through it with you.
        </Trans>
      </p>
    </GuideSection>
  );
}

type OfPeople = Extract<WhoDecides, { standing: unknown }>;

function Deciders({ deciding, outcome: { standing, tally } }: { deciding: Deciding; outcome: OfPeople }) {
  const { i18n } = useLingui();
  const names = deciding.people.filter((person) => person.standing === standing).map(({ name }) => name);
  return (
    <div>
      <p className="text-ink-2 text-sm">
        <Trans>Decides now</Trans>
      </p>
      <p className="font-serif text-xl">{i18n._(standingWords[standing].group)}</p>
      <p className="wrap-anywhere text-ink-2">{names.join(', ')}</p>
      <TallyLine tally={tally} />
    </div>
  );
}

export function TallyLine({ tally: { all, agreed, objected, notReached, open } }: { tally: DecidingTally }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-ui">
      <li>
        <Trans>
          {agreed} of {all} agreed
        </Trans>
      </li>
      {objected > 0 && (
        <li>
          <Plural value={objected} one="# objected" other="# objected" />
        </li>
      )}
      {notReached > 0 && (
        <li>
          <Plural value={notReached} one="# could not be reached" other="# could not be reached" />
        </li>
      )}
      {open > 0 && (
        <li>
          <Plural value={open} one="# has not answered yet" other="# have not answered yet" />
        </li>
      )}
    </ul>
  );
}

function WhatHelps() {
  const { supportPhone } = useHouse().hours.brand;
  return (
    <ol className="grid list-decimal gap-2 ps-5">
      <li>
        <Trans>
          Talk once more, perhaps with somebody at the table whom all of you trust. Begin with what the person would
          have wanted.
        </Trans>
      </li>
      <li>
        <Trans>
          Call our team at <PhoneNumber phone={supportPhone} />. We listen, and explain what each choice would mean.
        </Trans>
      </li>
      <li>
        <Trans>As a last way, the superior court of the county decides. An attorney can tell you how that works.</Trans>
      </li>
    </ol>
  );
}
