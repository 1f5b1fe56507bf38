// Another day or hour for a talk that is booked. The old hour stays until the new one is.
import type { BookedConsultation } from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { Notice } from '../../../ui/status/notice';
import { ChooseHour, type ChosenHour } from './choose-hour';
import { freeInstead, useMoveTalk } from './queries';

type Props = {
  token: string;
  talk: BookedConsultation;
  phone: string;
  onMoved: () => void;
  onBack: () => void;
};

export function MoveTalk({ token, talk, phone, onMoved, onBack }: Props) {
  const { i18n } = useLingui();
  const [{ date, time }, setHour] = useState<ChosenHour>({ date: '', time: '' });
  const { mutate, isPending, error } = useMoveTalk(token);
  const instead = freeInstead(error);
  const phrase = instead ? undefined : phraseFor(error);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  function move() {
    const onError = (failure: unknown) => {
      if (freeInstead(failure)) setHour({ date, time: '' });
    };
    mutate({ date, time, version: talk.version }, { onSuccess: onMoved, onError });
  }

  return (
    <Card as="section" aria-labelledby="move-title">
      <h2 id="move-title" ref={title} tabIndex={-1} className="mb-4 text-2xl outline-none">
        <Trans>Move to another hour</Trans>
      </h2>
      <ChooseHour date={date} time={time} phone={phone} instead={instead} onChoose={setHour} />
      <div role="status" className="mt-4 empty:hidden">
        {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button aria-disabled={time === '' || undefined} state={isPending ? 'loading' : 'idle'} onClick={move}>
          <Trans>Move the talk</Trans>
        </Button>
        <Button variant="secondary" onClick={onBack}>
          <Trans>Leave it as it is</Trans>
        </Button>
      </div>
    </Card>
  );
}
