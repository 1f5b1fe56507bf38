// What the keepers settle: who sees it, how it looks, the guestbook's rule, search engines. Who sees it is saved by a
// button, because the arrow keys pass through choices nobody meant; the rest takes effect at once.
import {
  guestbookRules,
  type Memorial,
  type MemorialPrivacy,
  memorialLooks,
  memorialPrivacies,
} from '@evenlight/contract/memorials/memorial';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SwitchField } from '../../../ui/forms/switch-field';
import { guestbookWords, lookWords, privacyWords } from '../privacy-words';
import { type AtOnceChanges, useChangeAtOnce, useChangeMemorial, useRenewLink } from '../queries';

export function Settings({ memorial }: { memorial: Memorial }) {
  const { t } = useLingui();
  const list = useChangeAtOnce(memorial.id);
  return (
    <Card as="section" aria-labelledby="settings-title" className="grid gap-6">
      <h2 id="settings-title" className="text-2xl">
        <Trans>Privacy and looks</Trans>
      </h2>
      <Privacy memorial={memorial} />
      {memorial.privacy === 'unlisted' && <NewLink memorial={memorial} />}
      {memorial.privacy === 'public' && (
        <div>
          <Refusal error={list.error} className="mb-3" />
          <SwitchField
            name="isListed"
            label={t`Search engines may show it`}
            hint={t`When it is off, we ask them not to. Whoever has the address can open it all the same.`}
            checked={memorial.isListed}
            onChange={({ target }) => list.mutate({ isListed: target.checked })}
          />
        </div>
      )}
      <AtOnce
        memorial={memorial}
        name={'guestbook'}
        label={t`Guestbook`}
        values={guestbookRules}
        words={guestbookWords}
        settled={memorial.guestbook}
        inputOf={(guestbook) => ({ guestbook })}
      />
      <AtOnce
        memorial={memorial}
        name={'look'}
        label={t`Look`}
        columns={2}
        values={memorialLooks}
        words={lookWords}
        settled={memorial.look}
        inputOf={(look) => ({ look })}
      />
    </Card>
  );
}

function Privacy({ memorial }: { memorial: Memorial }) {
  const { t, i18n } = useLingui();
  const change = useChangeMemorial(memorial.id);
  const [chosen, setChosen] = useState<MemorialPrivacy | null>(null);
  const privacy = chosen ?? memorial.privacy;
  const isChanged = privacy !== memorial.privacy;
  return (
    <div>
      <Refusal error={change.error} className="mb-4" />
      <RadioCards
        name="privacy"
        label={t`Who can see it`}
        value={privacy}
        cards={cardsOf(memorialPrivacies, privacyWords, i18n)}
        onValueChange={(value) => setChosen(memorialPrivacies.find((each) => each === value) ?? null)}
      />
      <p role="status" className="mt-3 text-ui empty:hidden">
        {isChanged && <MoreOpen privacy={privacy} before={memorial.privacy} />}
      </p>
      <Button
        variant="secondary"
        className="mt-3"
        aria-disabled={!isChanged}
        state={change.isPending ? 'loading' : 'idle'}
        onClick={() => change.mutate({ privacy }, { onSuccess: () => setChosen(null) })}
      >
        <Trans>Save privacy</Trans>
      </Button>
    </div>
  );
}

function MoreOpen({ privacy, before }: { privacy: MemorialPrivacy; before: MemorialPrivacy }) {
  if (privacy === 'public') return <Trans>Everybody will be able to open the page.</Trans>;
  if (privacy === 'unlisted' && before === 'invited')
    return <Trans>Whoever has the private link will be able to open the page.</Trans>;
  return null;
}

type Words<Value extends string> = Record<Value, { title: MessageDescriptor; about: MessageDescriptor }>;

type AtOnceProps<Value extends string> = Pick<ComponentProps<typeof RadioCards>, 'name' | 'label' | 'columns'> & {
  memorial: Memorial;
  values: readonly Value[];
  words: Words<Value>;
  settled: Value;
  inputOf: (value: Value) => AtOnceChanges;
};

function AtOnce<Value extends string>(props: AtOnceProps<Value>) {
  const { memorial, values, words, settled, inputOf, ...texts } = props;
  const { i18n } = useLingui();
  const change = useChangeAtOnce(memorial.id);
  // Follows the finger in the same instant, also while an earlier press is still on its way.
  const [wished, setWished] = useState<Value | null>(null);

  function settle(value: string) {
    const input = values.find((each) => each === value);
    if (!input) return;
    setWished(input);
    change.mutate(inputOf(input), { onSettled: () => setWished(null) });
  }

  return (
    <div>
      <Refusal error={change.error} className="mb-4" />
      <RadioCards {...texts} value={wished ?? settled} cards={cardsOf(values, words, i18n)} onValueChange={settle} />
    </div>
  );
}

function cardsOf<Value extends string>(values: readonly Value[], words: Words<Value>, i18n: I18n) {
  return values.map((value) => ({
    value,
    label: i18n._(words[value].title),
    description: i18n._(words[value].about),
  }));
}

function NewLink({ memorial }: { memorial: Memorial }) {
  const renew = useRenewLink(memorial.id);
  return (
    <div>
      <p className="text-ink-2 text-ui">
        <Trans>If the link has reached somebody it should not, make a new one. The former one stops working.</Trans>
      </p>
      <Button
        variant="secondary"
        className="mt-3"
        state={renew.isPending ? 'loading' : 'idle'}
        onClick={() => renew.mutate(undefined)}
      >
        <Trans>Make a new link</Trans>
      </Button>
      <p role="status" className="mt-2 text-ok text-ui empty:hidden">
        {renew.isSuccess && <Trans>The new link is ready to share.</Trans>}
      </p>
    </div>
  );
}
