// The form that asks one vendor or several, and what stands in its place once it is sent.

import { COMPARED_MAX } from '@evenlight/contract/vendors/comparing';
import type { QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { KeptFields } from '../../../../parts/kept-form/kept-fields';
import { useKeptWords } from '../../../../parts/kept-form/use-kept-words';
import { CallFailed } from '../../../../platform/call';
import type { DraftName } from '../../../../platform/drafts';
import { countMoment } from '../../../../platform/moments';
import { fieldProblemsOf, phraseFor } from '../../../../platform/phrases';
import { useUser } from '../../../../platform/user';
import { TextLink } from '../../../../ui/base/text-link';
import { Form } from '../../../../ui/forms/form';
import { SubmitButton } from '../../../../ui/forms/submit-button';
import { Notice } from '../../../../ui/status/notice';
import { Skeleton } from '../../../../ui/status/skeleton';
import { signInPathBackHere } from '../../saved/sign-in-toasts';
import { type AskInput, useAskVendors } from '../queries';
import { AskFields } from './ask-fields';
import { AskDraft, AskForm, type VendorChoiceDraft } from './ask-form';
import { nothingYet, useFirstFields } from './first-fields';
import { OpenInMail } from './open-in-mail';
import { SentNote } from './sent-note';

type Props = {
  vendors: readonly Vendor[];
  draftName: DraftName;
  /** Named before the message: whom it goes to, and line by line what for. */
  children?: ReactNode;
  isForSeveral?: boolean;
  /** False when nobody chose them yet: they only stand on the screen. */
  isPicked?: boolean;
};

export function AskBox(props: Props) {
  const { user } = useUser();
  const words = useKeptWords<AskDraft>({ name: props.draftName, place: 'browser' }, AskDraft);
  const [sent, setSent] = useState<QuoteRequest>();
  const { data: known, isPending, isError } = useFirstFields(user?.id, words.atFirst === undefined);
  if (sent) return <SentNote request={sent} />;
  if (words.atFirst === undefined && isPending && !isError) return <LoadingForm />;
  return <AskingForm {...props} first={words.atFirst ?? known ?? nothingYet} words={words} onSent={setSent} />;
}

function LoadingForm() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">
        <Trans>Loading...</Trans>
      </span>
      <Skeleton className="h-30" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}

type FormProps = Props & {
  first: AskDraft;
  words: ReturnType<typeof useKeptWords<AskDraft>>;
  onSent: (request: QuoteRequest) => void;
};

function AskingForm({ vendors, children, isForSeveral = false, isPicked = true, first, words, onSent }: FormProps) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useAskVendors();
  const phrase = phraseFor(error);
  const { choice, ...fields } = first;
  const keep = (typed: unknown) => words.keep({ ...Object(typed), choice: choiceOf(Object(typed), vendors) });

  function send(fields: z.output<typeof AskForm>) {
    const idempotencyKey = words.idempotencyKeyOf(fields);
    mutate(inputOf({ ...fields, idempotencyKey }, isForSeveral), {
      onSuccess(request) {
        words.forget();
        const categories = new Set(request.inquiries.map(({ vendor }) => vendor.category));
        for (const category of categories) void countMoment('vendor-inquiry', { category });
        onSent(request);
      },
    });
  }

  return (
    <Form
      aria-label={isForSeveral ? t`Request quotes` : t`Write to this vendor`}
      schema={AskForm}
      defaultValues={{ ...fields, vendorIds: firstChosen({ vendors, isPicked }, choice) }}
      busy={isPending}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={send}
    >
      <KeptFields words={{ ...words, keep }} />
      {error instanceof CallFailed && error.status === 401 && <SignInLink />}
      <SampleNote vendors={vendors} />
      {children}
      <AskFields />
      <p className="text-ink-2 text-sm">
        <Trans>
          Everything you fill in here goes to the vendors you ask, with your name and address, so that they can answer.
          Nobody else gets it. We send it as a letter with a private link.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <OpenInMail vendors={vendors} />
        <SubmitButton>{isForSeveral ? <AskCount /> : <Trans>Send inquiry</Trans>}</SubmitButton>
      </div>
    </Form>
  );
}

function choiceOf({ vendorIds }: FieldValues, vendors: readonly Vendor[]) {
  return { offered: vendors.map(({ id }) => id), chosen: vendorIds };
}

/** The session ended meanwhile. What was typed waits in this browser for whoever comes back. */
function SignInLink() {
  return (
    <p>
      <TextLink to={signInPathBackHere()}>
        <Trans>Sign in and come back here</Trans>
      </TextLink>
      <span className="block text-ink-2 text-sm">
        <Trans>What you typed stays in this browser.</Trans>
      </span>
    </p>
  );
}

function AskCount() {
  const count = useFormContext<AskForm>().watch('vendorIds').length;
  return <Plural value={count} _0="Ask for quotes" one="Ask # vendor" other="Ask # vendors" />;
}

/** Invented businesses answer nobody, and somebody who waits should know. */
function SampleNote({ vendors }: { vendors: readonly Vendor[] }) {
  const samples = vendors.filter(({ isSample }) => isSample).length;
  if (samples === 0) return null;
  return (
    <Notice tone="warn" title={<Plural value={samples} one="Sample listing" other="Sample listings" />}>
      {samples === vendors.length ? (
        <Plural
          value={samples}
          one="This is invented for trying things out. You can send it, but nobody will answer."
          other="These are invented for trying things out. You can send it, but nobody will answer."
        />
      ) : (
        <Trans>Some of these are invented for trying things out. They will not answer.</Trans>
      )}
    </Notice>
  );
}

function inputOf(
  { vendorIds, wanted, ...words }: z.output<typeof AskForm> & { idempotencyKey: string },
  isForSeveral: boolean,
): AskInput {
  const [vendorId] = vendorIds;
  if (!isForSeveral && vendorId) return { to: 'one', vendorId, body: words };
  return { to: 'several', body: { ...words, vendorIds, wanted } };
}

type Offered = { vendors: readonly Pick<Vendor, 'id'>[]; isPicked: boolean };

/**
 * A few were picked one by one; of a long list each is chosen by hand, because words and address go to all of them.
 * What was chosen in an earlier try holds.
 */
export function firstChosen({ vendors, isPicked }: Offered, kept: VendorChoiceDraft | undefined): Vendor['id'][] {
  const isChosenForThem = isPicked && vendors.length <= COMPARED_MAX;
  return vendors
    .map(({ id }) => id)
    .filter((id) => (kept?.offered.includes(id) ? kept.chosen.includes(id) : isChosenForThem));
}
