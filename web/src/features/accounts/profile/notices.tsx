import type { UserId } from '@evenlight/contract/ids';
import { type NoticeKind, noticeKinds, QUIET_DAYS } from '@evenlight/contract/profiles';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { dayInWords } from '../../../platform/dates';
import { Card } from '../../../ui/base/card';
import { SwitchField } from '../../../ui/forms/switch-field';
import { Loaded } from './loaded';
import { usePreferences, useSetPreference } from './profile-queries';
import { ProfileSection } from './profile-section';

const words: Record<NoticeKind, { label: MessageDescriptor; hint: MessageDescriptor }> = {
  reminders: { label: msg`Dates and papers`, hint: msg`When something in a plan is coming up.` },
  family: { label: msg`Your family`, hint: msg`When others have done something, or ask something of you.` },
  memorials: { label: msg`Memorial pages`, hint: msg`When somebody has left words or pictures.` },
  support: { label: msg`A gentle word`, hint: msg`From grief support, on anniversaries too.` },
};

const putBack = msg`This could not be saved, so it is back as it was. Try again in a moment.`;

export function Notices({ userId }: { userId: UserId }) {
  const preferences = usePreferences(userId);
  return (
    <ProfileSection
      title={<Trans>What we write to you</Trans>}
      lead={<Trans>Each choice is saved at once. Codes, receipts and warnings about your account always come.</Trans>}
    >
      <Loaded query={preferences}>
        {({ quietUntil, ...wanted }) => (
          <Card className="grid gap-6">
            {noticeKinds.map((kind) => (
              <NoticeSwitch key={kind} userId={userId} kind={kind} isWanted={wanted[kind]} />
            ))}
            <div className="border-line border-t pt-6">
              <QuietSwitch userId={userId} quietUntil={quietUntil} />
            </div>
          </Card>
        )}
      </Loaded>
    </ProfileSection>
  );
}

function NoticeSwitch({ userId, kind, isWanted }: { userId: UserId; kind: NoticeKind; isWanted: boolean }) {
  const { i18n } = useLingui();
  const { label, hint } = words[kind];
  return <SavedSwitch userId={userId} kind={kind} isOn={isWanted} label={i18n._(label)} hint={i18n._(hint)} />;
}

function QuietSwitch({ userId, quietUntil }: { userId: UserId; quietUntil: string | null }) {
  const { t, i18n } = useLingui();
  const until = quietUntil && dayInWords(quietUntil, i18n);
  return (
    <SavedSwitch
      userId={userId}
      kind="isQuiet"
      isOn={quietUntil !== null}
      label={t`Quiet this week`}
      hint={
        until
          ? t`Until ${until} we hold back all of the above.`
          : t`We hold back all of the above for ${QUIET_DAYS} days, starting now.`
      }
    />
  );
}

type SwitchProps = { userId: UserId; kind: NoticeKind | 'isQuiet'; isOn: boolean; label: string; hint: string };

function SavedSwitch({ userId, kind, isOn, label, hint }: SwitchProps) {
  const { i18n } = useLingui();
  const { mutateAsync, isError } = useSetPreference(userId, kind);
  const { isShownOn, choose } = useLastInput(isOn, mutateAsync);
  return (
    <SwitchField
      name={kind}
      label={label}
      hint={hint}
      checked={isShownOn}
      problem={isError ? i18n._(putBack) : undefined}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}

/** Moves under the finger at once, and back when it could not be saved. Of many changes the last one counts. */
function useLastInput(isOn: boolean, save: (isOn: boolean) => Promise<unknown>) {
  const [input, setInput] = useState<{ isOn: boolean; isSaved: boolean } | null>(null);
  const lastInput = useRef(isOn);
  const isSaving = useRef(false);
  // What was saved reaches the page a moment after the answer; the chosen value stands in for it until then.
  if (input?.isSaved && input.isOn === isOn) setInput(null);

  async function choose(isWanted: boolean) {
    lastInput.current = isWanted;
    setInput({ isOn: isWanted, isSaved: false });
    if (isSaving.current) return;
    isSaving.current = true;
    setInput(await saveLastInput());
    isSaving.current = false;
  }

  async function saveLastInput() {
    const wanted = lastInput.current;
    const isSaved = await save(wanted).then(
      () => true,
      () => false,
    );
    if (wanted !== lastInput.current) return saveLastInput();
    return isSaved ? { isOn: wanted, isSaved } : null;
  }

  return { isShownOn: input?.isOn ?? isOn, choose };
}
