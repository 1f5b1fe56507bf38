// The form that asks one vendor or several, and what stands in its place once it is sent.
import { COMPARED_MAX } from '@evenlight/contract/vendors/comparing';
import type { QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import type { DraftName } from '../../../../platform/drafts';
import { useFormDraft, WhileTyping } from '../../../../platform/form-draft';
import { countMoment } from '../../../../platform/moments';
import { fieldProblemsOf, phraseFor } from '../../../../platform/phrases';
import { useUser } from '../../../../platform/user';
import { useWishKey } from '../../../../platform/wish-key';
import { Form } from '../../../../ui/forms/form';
import { SubmitButton } from '../../../../ui/forms/submit-button';
import { Notice } from '../../../../ui/status/notice';
import { Skeleton } from '../../../../ui/status/skeleton';
import { type AskWish, useAskVendors } from '../queries';
import { AskFields } from './ask-fields';
import { AskDraft, AskForm } from './ask-form';
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
  const draft = useFormDraft<AskDraft>(props.draftName, AskDraft);
  const [sent, setSent] = useState<QuoteRequest>();
  const { data: known, isPending, isError } = useFirstFields(user?.id, draft.kept === undefined);
  if (sent) return <SentNote request={sent} />;
  if (draft.kept === undefined && isPending && !isError) return <LoadingForm />;
  return <AskingForm {...props} first={draft.kept ?? known ?? nothingYet} draft={draft} onSent={setSent} />;
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
  draft: { keep: (typed: FieldValues) => boolean; forget: () => void };
  onSent: (request: QuoteRequest) => void;
};

function AskingForm({ vendors, children, isForSeveral = false, isPicked = true, first, draft, onSent }: FormProps) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useAskVendors();
  const keyOf = useWishKey();
  const phrase = phraseFor(error);
  const { keep } = draft;
  const onTyped = useCallback((typed: FieldValues) => void keep(typed), [keep]);

  function send(fields: z.output<typeof AskForm>) {
    mutate(wishOf({ ...fields, sendKey: keyOf(fields) }, isForSeveral), {
      onSuccess(request) {
        draft.forget();
        const categories = new Set(request.inquiries.map(({ vendor }) => vendor.category));
        for (const category of categories) void countMoment('vendor-inquiry', category);
        onSent(request);
      },
    });
  }

  return (
    <Form
      aria-label={isForSeveral ? t`Request quotes` : t`Write to this vendor`}
      schema={AskForm}
      defaultValues={{ ...first, vendorIds: isPicked ? firstChosen(vendors) : [] }}
      busy={isPending}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={send}
    >
      <WhileTyping onTyped={onTyped} />
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

/** A few were picked one by one; of a long list each is chosen by hand, because words and address go to all of them. */
function firstChosen(vendors: readonly Vendor[]): Vendor['id'][] {
  return vendors.length <= COMPARED_MAX ? vendors.map(({ id }) => id) : [];
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
    <Notice tone="warn" title={<Trans>Sample listing</Trans>}>
      {samples === vendors.length ? (
        <Trans>This is invented for trying things out. You can send it, but nobody will answer.</Trans>
      ) : (
        <Trans>Some of these are invented for trying things out. They will not answer.</Trans>
      )}
    </Notice>
  );
}

function wishOf(
  { vendorIds, wanted, ...words }: z.output<typeof AskForm> & { sendKey: string },
  isForSeveral: boolean,
): AskWish {
  const [vendorId] = vendorIds;
  if (!isForSeveral && vendorId) return { to: 'one', vendorId, body: words };
  return { to: 'several', body: { ...words, vendorIds, wanted } };
}
