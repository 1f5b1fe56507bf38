// One booked talk: when it is, and what can still be changed about it.
import type { BookedConsultation } from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, CalendarX, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { PhoneNumber } from '../../../parts/phone-number';
import { Refusal } from '../../../parts/refusal';
import { useScheduleLink } from '../../../platform/scheduling';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { Fact } from '../../../ui/base/fact';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { Wrap } from '../../../ui/base/wrap';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { Notice } from '../../../ui/status/notice';
import { typeNames } from './booking-words';
import { MoveTalk } from './move-talk';
import { useCancelTalk } from './queries';
import { whenInWords } from './when-in-words';

type Props = { token: string; talk: BookedConsultation; phone: string };
type Done = 'moved' | 'cancelled';

export function BookedTalk({ token, talk, phone }: Props) {
  const [isMoving, setIsMoving] = useState(false);
  const [done, setDone] = useState<Done>();
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <Wrap className="py-10 sm:py-14">
      <div ref={place} tabIndex={-1} className="grid max-w-[46rem] grid-cols-1 gap-6 outline-none">
        <h1 className="text-title">
          <Trans>Your talk with us</Trans>
        </h1>
        <div role="status" className="empty:hidden">
          {done && <WhatWasDone done={done} />}
        </div>
        <Card>
          <State state={talk.state} />
          <Facts talk={talk} />
        </Card>
        {talk.state === 'booked' && !isMoving && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setIsMoving(true)}>
              <Trans>Move to another hour</Trans>
            </Button>
            <CancelTalk token={token} onCancelled={() => setDone('cancelled')} />
          </div>
        )}
        {talk.state === 'booked' && isMoving && (
          <MoveTalk
            token={token}
            talk={talk}
            phone={phone}
            onMoved={() => {
              setIsMoving(false);
              setDone('moved');
            }}
            onBack={() => setIsMoving(false)}
          />
        )}
        {talk.state !== 'booked' && <BookAnother />}
        <p className="text-ink-2">
          <Trans>
            If it cannot wait, call us at <PhoneNumber phone={phone} />.
          </Trans>
        </p>
      </div>
    </Wrap>
  );
}

function WhatWasDone({ done }: { done: Done }) {
  return (
    <Notice
      tone="ok"
      title={done === 'moved' ? <Trans>Your talk was moved.</Trans> : <Trans>Your talk was cancelled.</Trans>}
    >
      <p>
        <Trans>A mail with a new file for your calendar is on its way.</Trans>
      </p>
    </Notice>
  );
}

function State({ state }: Pick<BookedConsultation, 'state'>) {
  if (state === 'booked')
    return (
      <Badge tone="ok" icon={CalendarCheck}>
        <Trans>Booked</Trans>
      </Badge>
    );
  if (state === 'cancelled')
    return (
      <Badge tone="line" icon={CalendarX}>
        <Trans>Cancelled</Trans>
      </Badge>
    );
  return (
    <Badge tone="line" icon={CircleCheck}>
      <Trans>Begun or over</Trans>
    </Badge>
  );
}

function Facts({ talk }: { talk: BookedConsultation }) {
  const { t, i18n } = useLingui();
  const { here, there } = whenInWords(new Date(talk.startsAt), i18n);
  return (
    <dl className="mt-4 grid gap-3">
      <Fact label={t`When`} className="text-lg">
        {here}
        {there && (
          <span className="block text-base text-ink-2">
            <Trans>On your clock: {there}</Trans>
          </span>
        )}
      </Fact>
      <Fact label={t`Kind of talk`}>{i18n._(typeNames[talk.consultationType])}</Fact>
    </dl>
  );
}

function CancelTalk({ token, onCancelled }: { token: string; onCancelled: () => void }) {
  const { mutateAsync, isPending, error } = useCancelTalk(token);
  return (
    <AskFirst
      isDanger
      trigger={
        <Button variant="secondary">
          <Trans>Cancel the talk</Trans>
        </Button>
      }
      question={<Trans>Cancel this talk?</Trans>}
      consequences={<Trans>The hour becomes free for somebody else. You can book another one at any time.</Trans>}
      confirm={<Trans>Cancel the talk</Trans>}
      isPending={isPending}
      onYes={() => mutateAsync().then(onCancelled)}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}

function BookAnother() {
  const toSchedule = useScheduleLink();
  return (
    <ButtonLink {...toSchedule} className="justify-self-start">
      <Trans>Book another talk</Trans>
    </ButtonLink>
  );
}
