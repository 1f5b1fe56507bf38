import { PriceListWords } from '@evenlight/contract/price-lists';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useKeptForm } from '../../parts/kept-form/kept-form';
import { phraseFor } from '../../platform/phrases';
import type { useSavePriceList } from './queries';
import { type TypedList, TypedListSchema, wordsOf } from './typed-list';

type Props = {
  save: ReturnType<typeof useSavePriceList>;
  /** What the server has by now. */
  stored: PriceListWords;
  /** Nothing is sent until somebody has decided. */
  isStopped: boolean;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Stands inside the form, and stores whatever can be read as soon as a field is left. */
export function SaveAsYouGo({ save, stored, isStopped }: Props) {
  const { i18n } = useLingui();
  const { getValues } = useFormContext<TypedList>();
  const { forget } = useKeptForm();
  const place = useRef<HTMLParagraphElement>(null);
  const send = useRef(() => {});
  useEffect(() => {
    send.current = () => {
      const typed = getValues();
      const { data: words } = PriceListWords.safeParse(wordsOf(typed, stored));
      if (isStopped || !words || isSame(words, PriceListWords.safeParse(stored).data)) return;
      // What cannot be read yet stays kept here.
      const isAll = TypedListSchema.safeParse(typed).success;
      save.mutate({ words }, { onSuccess: () => isAll && isSame(typed, getValues()) && forget() });
    };
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    const leave = () => send.current();
    form?.addEventListener('focusout', leave);
    return () => form?.removeEventListener('focusout', leave);
  }, []);
  const phrase = save.error && !isStopped ? phraseFor(save.error) : undefined;
  return (
    <p ref={place} role="status" className="mt-5 min-h-6 text-ink-2 text-sm">
      {phrase ? (
        i18n._(phrase)
      ) : save.isPending ? (
        <Trans context="price list">Saving</Trans>
      ) : (
        save.isSuccess && <Trans>What you typed is saved. You can go on another time.</Trans>
      )}
    </p>
  );
}
