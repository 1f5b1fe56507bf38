// A pasted list is read into rows, and each is looked at before it counts.
import type { PriceListId } from '@evenlight/contract/ids';
import { type PlanPriceLists, PriceListWords } from '@evenlight/contract/price-lists';
import { joinPrices, type SaidPrice } from '@evenlight/contract/price-lists/prices';
import { type ReadList, readPriceList } from '@evenlight/contract/price-lists/read-list';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CancelButton, KeptForm } from '../../parts/kept-form/kept-form';
import { Button } from '../../ui/base/button';
import { DateField } from '../../ui/forms/date-field';
import { SubmitButton } from '../../ui/forms/submit-button';
import { TextArea } from '../../ui/forms/text-area';
import { TextField } from '../../ui/forms/text-field';
import { toasts } from '../../ui/overlays/toast-store';
import { Notice } from '../../ui/status/notice';
import { ConfirmRows, type Placed, placedOf } from './confirm-rows';
import { useSavePriceList } from './queries';
import { nothingTold } from './typed-list';

const Pasted = z.object({
  home: PriceListWords.shape.home,
  askedOn: z.union([z.literal(''), z.iso.date()]),
  text: z.string(),
});

type Props = { plan: PlanPriceLists; listId: PriceListId; onClose: () => void };
type Rows = { text: string; rows: Placed[] };

export function PasteForm({ plan, listId, onClose }: Props) {
  const { t } = useLingui();
  const version = useRef(0);
  const save = useSavePriceList(plan.planId, listId, version);
  const [read, setRead] = useState<Rows | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);

  function readText(text: string): boolean {
    const found = readPriceList(text);
    setRefusal(found.is === 'read' ? null : found.is);
    setRead(found.is === 'read' ? { text, rows: placedOf(found.rows) } : null);
    return false;
  }

  return (
    <div className="max-w-[46rem]">
      <h1 className="text-title">
        <Trans>Paste a list</Trans>
      </h1>
      <p className="mt-2 max-w-[56ch] text-ink-2">
        <Trans>From the home’s page or its mail. We read it line by line, and you look at each before it counts.</Trans>
      </p>
      <KeptForm
        name={`pasted-list-${plan.planId}`}
        aria-label={t`Pasted price list`}
        className="mt-6"
        isUnpraised
        schema={Pasted}
        defaultValues={{ home: '', askedOn: '', text: '' }}
        mutation={save}
        // Text that changed since is read again first.
        isReady={({ text }) => read?.text === text || readText(text)}
        inputOf={({ home, askedOn }) => ({ words: wordsOf(home, askedOn, read?.rows ?? []) })}
        onStored={() => toasts.show({ title: <Trans context="price list">Saved</Trans> })}
        onDone={onClose}
      >
        <TextField name="home" label={t`Name of the funeral home`} autoComplete="off" />
        <DateField name="askedOn" label={t`When they told you, or the day on the list`} />
        <TextArea name="text" label={t`The list`} rows={8} className="mb-3" />
        <div role="status" className="empty:hidden">
          {refusal && <Refusal is={refusal} />}
        </div>
        {read ? (
          <ConfirmRows rows={read.rows} onChange={(rows) => setRead({ ...read, rows })} />
        ) : (
          <ReadButton onRead={readText} />
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          {read && (
            <SubmitButton>
              <Trans>Keep these prices</Trans>
            </SubmitButton>
          )}
          <CancelButton onClick={onClose}>
            <Trans>Cancel</Trans>
          </CancelButton>
        </div>
      </KeptForm>
    </div>
  );
}

function ReadButton({ onRead }: { onRead: (text: string) => void }) {
  const { getValues } = useFormContext<z.input<typeof Pasted>>();
  return (
    <Button variant="primary" className="mt-3" onClick={() => onRead(getValues('text'))}>
      <Trans>Read it</Trans>
    </Button>
  );
}

type Refused = Exclude<ReadList['is'], 'read'>;

function Refusal({ is }: { is: Refused }) {
  const { t } = useLingui();
  const sentences: Record<Refused, string> = {
    'too-long': t`This is more than one price list. Paste only the part with the prices. Your text is still here.`,
    'other-currency': t`Some of these prices are not in US dollars. Ask the home for its list in dollars: we convert nothing. Your text is still here.`,
    'no-list': t`We found no price list in this text. A row needs a name and a price at its end. Your text is still here, and you can also type the prices yourself.`,
  };
  return (
    <Notice tone="warn" className="mb-4">
      {sentences[is]}
    </Notice>
  );
}

function wordsOf(home: string, askedOn: string, rows: readonly Placed[]): PriceListWords {
  const placed = rows.flatMap(({ line, said }) => (line && said ? [{ line, said }] : []));
  const prices = joinPrices(placed);
  const counts = ({ line, said }: Placed) => {
    const kept = prices.find((price) => price.line === line)?.said;
    return said !== null && kept !== undefined && kindOf(said) === kindOf(kept);
  };
  const otherRows = rows.filter((row) => !row.isLeftOut && !counts(row)).map(({ text }) => text);
  return { ...nothingTold, home, askedOn: askedOn || null, prices, otherRows };
}

/** A price by the mile beside one for all of it stays as text. */
const kindOf = (said: SaidPrice) => (said.is === 'price' ? said.unit : said.is);
