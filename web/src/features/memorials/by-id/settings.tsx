// What the keepers settle: who sees it, how it looks, the guestbook's rule, search engines. Each choice takes effect at once.
import {
  guestbookRules,
  type Memorial,
  memorialLooks,
  memorialPrivacies,
} from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SwitchField } from '../../../ui/forms/switch-field';
import { Notice } from '../../../ui/status/notice';
import { guestbookWords, lookWords, privacyWords } from '../privacy-words';
import { type MemorialWish, useChangeMemorial, useRenewLink } from '../queries';

export function Settings({ memorial }: { memorial: Memorial }) {
  const { i18n, t } = useLingui();
  const change = useChangeMemorial(memorial.id);
  const phrase = change.error && phraseFor(change.error);
  const settle = (wish: MemorialWish) => change.mutate(wish);
  return (
    <Card as="section" aria-labelledby="settings-title" className="grid gap-6">
      <h2 id="settings-title" className="text-2xl">
        <Trans>Privacy and looks</Trans>
      </h2>
      {phrase && (
        <Notice tone="bad" role="alert">
          {i18n._(phrase)}
        </Notice>
      )}
      <RadioCards
        key={`privacy ${memorial.privacy}`}
        name="privacy"
        label={t`Who can see it`}
        defaultValue={memorial.privacy}
        cards={memorialPrivacies.map((value) => ({
          value,
          label: i18n._(privacyWords[value].title),
          description: i18n._(privacyWords[value].about),
        }))}
        onValueChange={(privacy) => settle({ privacy: memorialPrivacies.find((each) => each === privacy) })}
      />
      {memorial.privacy === 'unlisted' && <NewLink memorial={memorial} />}
      {memorial.privacy === 'public' && (
        <SwitchField
          name="isListed"
          label={t`Search engines may show it`}
          hint={t`When it is off, we ask them not to. Whoever has the address can open it all the same.`}
          checked={memorial.isListed}
          onChange={({ target }) => settle({ isListed: target.checked })}
        />
      )}
      <RadioCards
        key={`guestbook ${memorial.guestbook}`}
        name="guestbook"
        label={t`Guestbook`}
        defaultValue={memorial.guestbook}
        cards={guestbookRules.map((value) => ({
          value,
          label: i18n._(guestbookWords[value].title),
          description: i18n._(guestbookWords[value].about),
        }))}
        onValueChange={(guestbook) => settle({ guestbook: guestbookRules.find((each) => each === guestbook) })}
      />
      <RadioCards
        key={`look ${memorial.look}`}
        name="look"
        label={t`Look`}
        columns={2}
        defaultValue={memorial.look}
        cards={memorialLooks.map((value) => ({
          value,
          label: i18n._(lookWords[value].title),
          description: i18n._(lookWords[value].about),
        }))}
        onValueChange={(look) => settle({ look: memorialLooks.find((each) => each === look) })}
      />
    </Card>
  );
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
