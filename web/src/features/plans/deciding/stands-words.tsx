// Where things stand, in a sentence or two. It never says more than the law does.
import { decidedByMajority, type WhoDecides } from '@evenlight/contract/deciding';
import { Trans } from '@lingui/react/macro';

type OfPeople = Extract<WhoDecides, { standing: unknown }>;

export function StandsWords({ outcome }: { outcome: WhoDecides }) {
  switch (outcome.state) {
    case 'directions':
      return (
        <Trans>
          The written directions come first. When they leave no real doubt and payment is arranged, the family follows
          them, and nobody may change them in a way that matters. For what they leave open, ask our team.
        </Trans>
      );
    case 'nobody-yet':
      return (
        <Trans>
          Begin with the highest line of the order that there is somebody for, and write down everybody who stands in
          it.
        </Trans>
      );
    case 'settled':
      return <Settled outcome={outcome} />;
    case 'may-act':
      return <MayAct outcome={outcome} />;
    case 'waiting':
      return <Waiting outcome={outcome} />;
    case 'divided':
      return <Divided outcome={outcome} />;
  }
}

function Settled({ outcome: { standing, tally } }: { outcome: OfPeople }) {
  if (standing === 'agent') return <Trans>The person who decides has agreed. That is enough.</Trans>;
  if (!decidedByMajority.includes(standing))
    return <Trans>The person who decides has agreed. That is enough, as long as nobody comes before them.</Trans>;
  if (tally.agreed === tally.all)
    return <Trans>Everybody who decides has agreed, as long as nobody is missing from the list.</Trans>;
  return (
    <Trans>
      More than half have agreed. That is enough, as long as nobody is missing from the list. Tell the others too, if
      you can.
    </Trans>
  );
}

function MayAct({ outcome: { standing } }: { outcome: OfPeople }) {
  if (standing === 'parents')
    return (
      <Trans>
        One parent has agreed, and the other could not be found. After real efforts to find them, the one who agreed may
        go ahead. Keep a note of how and when you tried.
      </Trans>
    );
  return (
    <Trans>
      There is no majority, because not everybody could be reached. Those who agreed may go ahead if you made real
      efforts to tell all the others, and know of no majority against it. Keep a note of how and when you tried.
    </Trans>
  );
}

function Waiting({ outcome: { standing, tally } }: { outcome: OfPeople }) {
  if (tally.open === 0)
    return (
      <Trans>
        Nobody who decides could be reached so far. If it stays like that, the right can pass to the next in line after
        some days. Call us, and we look at it together.
      </Trans>
    );
  if (!decidedByMajority.includes(standing)) return <Trans>The answer of the person who decides is still open.</Trans>;
  if (standing === 'parents' || tally.all === 1) return <Trans>Not everybody who decides has answered yet.</Trans>;
  return <Trans>More than half have to agree, and some have not answered yet.</Trans>;
}

function Divided({ outcome: { tally } }: { outcome: OfPeople }) {
  if (tally.all === 1)
    return (
      <Trans>
        The person who decides has objected. Find out what they would wish for instead; the plan can be changed.
      </Trans>
    );
  return (
    <Trans>Those who decide do not agree yet. This happens in many families, and nobody is at fault. What helps:</Trans>
  );
}
