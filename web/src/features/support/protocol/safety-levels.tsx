import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextPart, TextPoints } from '../../../parts/text-page';
import { TextLink } from '../../../ui/base/text-link';

export function SafetyLevels() {
  return (
    <>
      <WhatItLooksFor />
      <WhatHappensThen />
    </>
  );
}

function WhatItLooksFor() {
  return (
    <TextPart title={<Trans>What it looks for</Trans>}>
      <p>
        <Trans>
          Each message is read before anything answers it, in English and in Spanish: by rules that we wrote, and by a
          small program of our own that has learned from made-up messages. Both run on our own servers and depend on no
          AI service. They look for:
        </Trans>
      </p>
      <TextPoints>
        <li>
          <Trans>the wish to die, thoughts of suicide and of hurting oneself, and questions about ways to die;</Trans>
        </li>
        <li>
          <Trans>a plan, the means at hand, a goodbye, or something that was done already;</Trans>
        </li>
        <li>
          <Trans>danger to others, violence and threats at home, and harm to a child;</Trans>
        </li>
        <li>
          <Trans>a medical emergency, such as too many pills or something that a child has swallowed;</Trans>
        </li>
        <li>
          <Trans>worry about somebody else who may be in danger.</Trans>
        </li>
      </TextPoints>
      <p>
        <Trans>
          Grief itself is no reason to worry: that somebody died, also by suicide, or that you miss them so much that it
          hurts.
        </Trans>
      </p>
    </TextPart>
  );
}

function WhatHappensThen() {
  return (
    <TextPart title={<Trans>What happens then</Trans>}>
      <dl className="grid gap-4">
        <Level name={<Trans context="level of danger">None</Trans>}>
          <Trans>The chat answers as always.</Trans>
        </Level>
        <Level name={<Trans>Concern: any sign, even a small one</Trans>}>
          <Trans>
            The chat asks you plainly: whether you are thinking of ending your life or, where the sign is of another
            danger, whether anybody is hurt or not safe. It names the lines that fit, and asks about one danger once an
            hour at most in a conversation. An answer that means danger is taken as a crisis.
          </Trans>
        </Level>
        <Level name={<Trans>Elevated: a wish to die, or danger that is only hinted at</Trans>}>
          <Trans>
            The crisis lines stand in the chat, gently, in this conversation and in new ones. A second such message
            counts as a crisis.
          </Trans>
        </Level>
        <Level name={<Trans>Crisis: danger that is near</Trans>}>
          <Trans>
            A text that we wrote beforehand comes at once, with the lines that fit: 988, 911, the domestic violence
            hotline, Childhelp, RAINN or poison control. A notice stays at the top until you say that you are safe, and
            you are asked before it goes. You can ask our team to call you, unless a call could be overheard by somebody
            who hurts you. The chat stays open.
          </Trans>
        </Level>
      </dl>
      <p>
        <Trans>
          One message such as “I am fine” does not take a notice away, and for seven days after it the lines stay in
          reach. If an AI service reads along, it may only raise a level, never lower it.
        </Trans>
      </p>
      <p>
        <Trans>
          The Suicide and Crisis Lifeline answers calls and texts at <TextLink href="tel:988">988</TextLink>, free, at
          any hour, also in Spanish. Veterans press 1.
        </Trans>
      </p>
    </TextPart>
  );
}

type LevelProps = { name: ReactNode; children: ReactNode };

function Level({ name, children }: LevelProps) {
  return (
    <div>
      <dt className="font-semibold text-ink">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
