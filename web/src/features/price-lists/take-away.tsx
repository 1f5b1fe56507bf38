import { Trans, useLingui } from '@lingui/react/macro';
import { useKeptForm } from '../../parts/kept-form/kept-form';
import { phraseFor } from '../../platform/phrases';
import { Button } from '../../ui/base/button';
import { AskFirst } from '../../ui/overlays/ask-first';
import { Notice } from '../../ui/status/notice';
import type { useSavePriceList } from './queries';

type Props = { save: ReturnType<typeof useSavePriceList>; home: string; onDone: () => void };

export function TakeAway({ save, home, onDone }: Props) {
  const { t, i18n } = useLingui();
  const { forget } = useKeptForm();
  const phrase = phraseFor(save.error);
  return (
    <AskFirst
      trigger={
        <Button variant="ghost">
          <Trans>Take this list away</Trans>
        </Button>
      }
      question={t`Take away the list of ${home}?`}
      consequences={<Trans>Its prices are gone from the comparison for everybody in the family.</Trans>}
      confirm={<Trans>Take it away</Trans>}
      isDanger
      isPending={save.isPending}
      onYes={async () => {
        await save.mutateAsync({ words: null });
        forget();
        onDone();
      }}
    >
      {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
    </AskFirst>
  );
}
