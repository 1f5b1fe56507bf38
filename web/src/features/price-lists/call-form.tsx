// What somebody on the phone says, line by line. It is stored after each line; what is not said stays a gap.
import type { PriceListId } from '@evenlight/contract/ids';
import { type PlanPriceLists, PriceListWords } from '@evenlight/contract/price-lists';
import { linesThatCount, priceLines } from '@evenlight/contract/price-lists/lines';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { CancelButton, KeptForm } from '../../parts/kept-form/kept-form';
import { Disclosure } from '../../ui/base/disclosure';
import { DateField } from '../../ui/forms/date-field';
import { SubmitButton } from '../../ui/forms/submit-button';
import { TextArea } from '../../ui/forms/text-area';
import { TextField } from '../../ui/forms/text-field';
import { toasts } from '../../ui/overlays/toast-store';
import { Notice } from '../../ui/status/notice';
import { LineFields } from './line-fields';
import { isChangedMeanwhile, useSavePriceList } from './queries';
import { SaveAsYouGo } from './save-as-you-go';
import { TakeAway } from './take-away';
import { nothingTold, TypedListSchema, typedOf, wordsOf } from './typed-list';

type Props = { plan: PlanPriceLists; listId: PriceListId; onClose: () => void };

export function CallForm({ plan, listId, onClose }: Props) {
  const { t } = useLingui();
  const list = plan.lists.find(({ id }) => id === listId);
  // What is typed is a change of what stood there when it was begun, also when somebody else writes meanwhile.
  const version = useRef(list?.version ?? 0);
  const begun = useRef(list?.words ?? nothingTold);
  const save = useSavePriceList(plan.planId, listId, version);
  const saveLine = useSavePriceList(plan.planId, listId, version);
  const isOutrun = isChangedMeanwhile(saveLine.error) || isChangedMeanwhile(save.error);
  const needed = linesThatCount(plan.statement).map(({ line }) => line);
  const others = priceLines.filter((line) => !needed.includes(line));

  // Whoever has read what the other wrote, and saves again, means it.
  function takePlace() {
    if (!isOutrun) return;
    version.current = list?.version ?? 0;
    saveLine.reset();
  }

  return (
    <div className="max-w-[40rem]">
      <h1 className="text-title">{list ? list.words.home : <Trans>Type it while you call</Trans>}</h1>
      <Script />
      <KeptForm
        name={`price-list-${plan.planId}`}
        part={listId}
        aria-label={t`Price list`}
        className="mt-6"
        isUnpraised
        schema={TypedListSchema}
        defaultValues={typedOf(begun.current)}
        mutation={save}
        isReady={() => {
          takePlace();
          return true;
        }}
        inputOf={(typed) => ({ words: PriceListWords.parse(wordsOf(typed, begun.current)) })}
        onStored={() => {
          toasts.show({ title: <Trans context="price list">Saved</Trans> });
          // Its last line may have been stored, and forgotten here, a moment before.
          onClose();
        }}
        {...(isOutrun ? { problem: '' } : {})}
      >
        {isOutrun && (
          <Notice tone="warn" role="status" className="mb-4">
            <Trans>
              This list was changed elsewhere meanwhile. What you typed is still here. Save again to put it in place of
              that.
            </Trans>
          </Notice>
        )}
        <TextField name="home" label={t`Name of the funeral home`} autoComplete="off" />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField name="phone" label={t`Its phone`} type="tel" autoComplete="off" />
          <TextField name="spokenWith" label={t`Whom you speak with`} autoComplete="off" />
        </div>
        <DateField name="askedOn" label={t`When they told you, or the day on the list`} />
        <h2 className="mt-6 border-line-strong border-b pb-2 text-xl">
          <Trans>Ask for these prices</Trans>
        </h2>
        {needed.map((line) => (
          <LineFields key={line} line={line} />
        ))}
        <Disclosure title={<Trans>Not needed for your plan</Trans>} className="mt-2">
          {others.map((line) => (
            <LineFields key={line} line={line} />
          ))}
        </Disclosure>
        <TextArea name="note" label={t`Anything else they said`} rows={3} className="mt-6" />
        <SaveAsYouGo save={saveLine} stored={list?.words ?? nothingTold} isStopped={isOutrun} />
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <SubmitButton>
            <Trans>Save and compare</Trans>
          </SubmitButton>
          <CancelButton onClick={onClose}>
            <Trans context="price list">Close</Trans>
          </CancelButton>
          {list && <TakeAway save={save} home={list.words.home} onDone={onClose} />}
        </div>
      </KeptForm>
    </div>
  );
}

/** To be read out. The rule: 16 CFR 453.2(b)(1). */
function Script() {
  return (
    <div className="mt-4 rounded-card bg-mist px-5 py-4">
      <p className="font-semibold text-sm">
        <Trans>You can say this</Trans>
      </p>
      <p className="mt-1 font-serif text-lg leading-snug">
        <Trans>
          “I am comparing prices. By law you must tell me prices by phone. May I ask you for a few, one after the
          other?”
        </Trans>
      </p>
      <p className="mt-2 text-ink-2 text-sm">
        <Trans>You need not give your name. It is in the Funeral Rule of the FTC, 16 CFR 453.2(b)(1).</Trans>
      </p>
    </div>
  );
}
