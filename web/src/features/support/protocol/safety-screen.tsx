// /support/safety: how the chat keeps people safe, in plain words, and how often it pointed to help.
import { getReferrals } from '@evenlight/contract/support/safety';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { MailLink } from '../../../parts/mail-link';
import { TextPage, TextPart, TextPoints } from '../../../parts/text-page';
import { plainDay } from '../../../platform/dates';
import { pageContext } from '../../../platform/page-context';
import { asDocument } from '../../../platform/page-handle';
import { pageMeta } from '../../../platform/page-meta';
import { TextLink } from '../../../ui/base/text-link';
import { CrisisBanner } from '../crisis/crisis-banner';
import { Referrals } from './referrals';
import { safetyFigures } from './safety-figures';
import { SafetyLevels } from './safety-levels';

export const handle = asDocument;

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, report } = context.get(pageContext);
  // The protocol must be readable also when its numbers are not at hand.
  const referrals = await api(getReferrals, {}).catch((error: unknown) => {
    report(error);
    return null;
  });
  return { referrals };
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'safety', {
    title: msg`How we keep the chat safe`,
    description: msg`The safety protocol of the AI chat at {name}: what it looks for, what happens then, how it is tested, and its limits.`,
  });
}

export default function SafetyScreen() {
  const { referrals } = useLoaderData<typeof loader>();
  return (
    <>
      <CrisisBanner />
      <TextPage
        title={<Trans>How we keep the chat safe</Trans>}
        lead={
          <Trans>
            In the support chat an AI answers. Here is what we do so that nobody in danger is left alone with it.
          </Trans>
        }
      >
        <Basics />
        <SafetyLevels />
        <Limits />
        <WhoSees />
        <Referrals referrals={referrals} />
        <TextPart title={<Trans>Questions</Trans>}>
          <p>
            <Trans>
              Write to <MailLink />. A person will answer. To the chat: <TextLink to="/support">grief support</TextLink>
              .
            </Trans>
          </p>
        </TextPart>
      </TextPage>
    </>
  );
}

function Basics() {
  return (
    <TextPart title={<Trans>What answers, and what it is not</Trans>}>
      <TextPoints>
        <li>
          <Trans>
            The chat says that it is a program: in its first message, at its top, at each answer, and again after three
            hours.
          </Trans>
        </li>
        <li>
          <Trans>It is not a person, not a doctor, and does not take the place of care.</Trans>
        </li>
        <li>
          <Trans>It may not be right for some people under 18.</Trans>
        </li>
        <li>
          <Trans>
            It must not give ways to hurt oneself or others, and must not say that dying would be better. Each sentence
            of an answer is checked first. If one breaks this, the answer is taken back, and one that we wrote
            beforehand stands in its place.
          </Trans>
        </li>
      </TextPoints>
    </TextPart>
  );
}

function Limits() {
  const { i18n } = useLingui();
  const { alarmed, asked, falseAlarms, askedInGrief } = safetyFigures;
  const on = plainDay(safetyFigures.on, i18n);
  const messages = i18n.number(safetyFigures.messages);
  return (
    <TextPart title={<Trans>How it is tested, and its limits</Trans>}>
      <p>
        <Trans>
          We test it on messages that it has never seen, in English and in Spanish: how many people in danger it
          notices, and how often it worries without a reason.
        </Trans>
      </p>
      <p>
        <Trans>
          Nothing of this kind finds everything. On {on} we tried it on {messages} made-up messages, written by
          strangers to it and hard on purpose. Of 100 in danger it showed the lines to {alarmed}, and asked {asked} more
          plainly how they are. Of 100 messages of ordinary grief, {falseAlarms} were taken for danger, and{' '}
          {askedInGrief} more were asked.
        </Trans>
      </p>
      <p>
        <Trans>
          People who only hint at it are the hardest to notice. It reads English and Spanish. Ten other languages it
          recognises, answers with where to call, and hears only a few plain phrases of danger in them. That is why the
          crisis lines stand at the top of the page and beside the box for everyone, at all times.
        </Trans>
      </p>
      <p>
        <Trans>
          Its rules follow the questions of the Columbia scale (C-SSRS), which is used in hospitals. It makes no
          diagnosis and gives nobody a score.
        </Trans>
      </p>
    </TextPart>
  );
}

function WhoSees() {
  return (
    <TextPart title={<Trans>Who sees what</Trans>}>
      <TextPoints>
        <li>
          <Trans>
            Only you see your conversations. They are encrypted where they are kept, with a key of your own.
          </Trans>
        </li>
        <li>
          <Trans>
            Where an outside AI service writes the answers, it is sent the latest messages of the conversation for that,
            without your name or address.
          </Trans>
        </li>
        <li>
          <Trans>
            If you ask for a call, our team sees your name, your number, your language and the kind of worry. They never
            see what you wrote.
          </Trans>
        </li>
        <li>
          <Trans>
            For our checks we keep the level, the rule that found it and the time. The text of a message is in no log.
          </Trans>
        </li>
        <li>
          <Trans>We call no police and no ambulance by ourselves. In danger, call 911.</Trans>
        </li>
        <li>
          <Trans>
            You can delete your conversations at any time. They are then gone. That there was reason to worry is kept
            for a month at most, a request for a call up to half a year, and both go with your account.
          </Trans>
        </li>
      </TextPoints>
    </TextPart>
  );
}
