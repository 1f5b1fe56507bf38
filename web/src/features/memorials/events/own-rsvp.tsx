// A guest's own answer, behind a private link: how it stands, and a form to change it.
import type { OwnRsvp } from '@evenlight/contract/memorials/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../platform/dates';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Card } from '../../../ui/base/card';
import { TextLink } from '../../../ui/base/text-link';
import { properName, theirWords } from '../../../ui/base/their-words';
import { Wrap } from '../../../ui/base/wrap';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { Notice } from '../../../ui/status/notice';
import { outcomeOf, placesInWords } from './event-words';
import { useChangeRsvp } from './queries';
import { AnswerFields } from './rsvp-fields';
import { AnswerInput } from './rsvp-input';
import { PrivateLink } from './rsvp-outcome';

type Props = { token: string; rsvp: OwnRsvp };

export function OwnAnswer({ token, rsvp }: Props) {
  const { t, i18n } = useLingui();
  const { name, memorialName, memorialPath, event, status } = rsvp;
  const { title, words } = outcomeOf(rsvp);
  const isOver = event.isPast || event.isCanceled;
  return (
    <Wrap className="py-8 sm:py-12">
      <div className="mx-auto grid max-w-[42rem] gap-6">
        <div>
          <h1 className="wrap-anywhere text-title">{t`Your answer, ${name}`}</h1>
          <p className="wrap-anywhere mt-3 text-ink-2 text-lg">{t`In memory of ${memorialName}`}</p>
        </div>
        <Event rsvp={rsvp} />
        {isOver ? (
          <Notice>
            {event.isCanceled ? (
              <Trans>The family had to call this gathering off. You do not need to do anything.</Trans>
            ) : (
              <Trans>This gathering is over. Thank you for thinking of them.</Trans>
            )}
          </Notice>
        ) : (
          <>
            <Notice role="status" tone={status === 'waiting' ? 'info' : 'ok'} title={i18n._(title)}>
              <p>{i18n._(words)}</p>
            </Notice>
            <ChangeAnswer key={`${status} ${rsvp.partySize} ${rsvp.note}`} token={token} rsvp={rsvp} />
            <PrivateLink token={token} />
          </>
        )}
        {memorialPath && (
          <p>
            <TextLink to={memorialPath} className="inline-flex min-h-11 items-center">
              <Trans>Open the memorial page</Trans>
            </TextLink>
          </p>
        )}
      </div>
    </Wrap>
  );
}

function Event({ rsvp: { event } }: Pick<Props, 'rsvp'>) {
  const { i18n } = useLingui();
  const places = placesInWords(event);
  return (
    <Card as="section" aria-labelledby="answered-event">
      <h2 id="answered-event" {...theirWords} className="wrap-anywhere text-start text-2xl">
        {event.title}
      </h2>
      <p className="mt-2">
        <time dateTime={event.eventDate}>{momentInWords(event.eventDate, i18n)}</time>
      </p>
      {event.location && (
        <p {...properName} className="wrap-anywhere text-start text-ink-2">
          {event.location}
        </p>
      )}
      {places && <p className="mt-2 text-ink-2">{i18n._(places)}</p>}
    </Card>
  );
}

function ChangeAnswer({ token, rsvp: { status, partySize, note } }: Props) {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useChangeRsvp(token);
  const phrase = phraseFor(error);
  return (
    <Card as="section" aria-labelledby="change-answer">
      <h2 id="change-answer" className="mb-4 text-2xl">
        <Trans>Change it</Trans>
      </h2>
      <Form
        aria-labelledby="change-answer"
        schema={AnswerInput}
        // Whoever waits wants to come.
        defaultValues={{ status: status === 'waiting' ? 'attending' : status, partySize: String(partySize), note }}
        busy={isPending}
        problem={phrase && i18n._(phrase)}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={(input) => mutate(input)}
      >
        <AnswerFields />
        <SubmitButton className="max-sm:w-full sm:justify-self-start">
          <Trans>Save my answer</Trans>
        </SubmitButton>
      </Form>
    </Card>
  );
}
