// Where somebody writes to the family.
import { MESSAGE_MAX_LENGTH } from '@evenlight/contract/families/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import { AtSign, SendHorizontal, X } from 'lucide-react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { newId } from '../../../platform/new-id';
import { Button } from '../../../ui/base/button';
import { classNames } from '../../../ui/base/class-names';
import { hasKeyboard } from '../../../ui/base/has-keyboard';
import { properName } from '../../../ui/base/their-words';
import { controlLooks } from '../../../ui/forms/control-looks';
import { useFamily } from '../family-context';
import { AttachDialog } from './attach-dialog';
import { namedIn } from './mentions';
import { Quote } from './message-line';
import { NameChooser } from './name-chooser';
import type { Waiting } from './outbox-line';
import { useNaming } from './use-naming';
import type { useUnsent } from './use-unsent';

type Props = {
  unsent: ReturnType<typeof useUnsent>;
  field: RefObject<HTMLTextAreaElement | null>;
  onSend: (message: Waiting) => void;
};

export function Composer({ unsent: { text, replyTo, attached, keep, clear }, field, onSend }: Props) {
  const { t } = useLingui();
  const { members } = useFamily();
  const naming = useNaming(field, text, (text) => keep({ text }));
  const canSend = text.trim() !== '';

  function send() {
    if (!canSend) return;
    onSend({
      idempotencyKey: newId(),
      text: text.trim(),
      replyTo,
      attached,
      refusedAs: null,
      mentions: namedIn(text, members).map(({ id }) => id),
    });
    clear();
    if (hasKeyboard()) field.current?.focus({ preventScroll: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  /** With keys under the fingers, Enter sends. On glass it begins a new line. */
  function pressKey(event: KeyboardEvent) {
    const [first] = naming.people;
    if (event.key === 'Escape' && first) return naming.close();
    if (!isPlainEnter(event) || (!first && !hasKeyboard())) return;
    event.preventDefault();
    if (first) naming.choose(first.name);
    else send();
  }

  return (
    <form onSubmit={submit} className="border-line border-t p-3 sm:px-5 sm:py-4">
      {replyTo && <ReplyingTo message={replyTo} onRemove={() => keep({ replyTo: null })} />}
      {attached.length > 0 && <Attached attached={attached} onChange={(attached) => keep({ attached })} />}
      {naming.people.length > 0 && <NameChooser people={naming.people} onChoose={naming.choose} />}
      <div className="flex items-end gap-2.5">
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={text}
          maxLength={MESSAGE_MAX_LENGTH}
          aria-label={t`Your message to the family`}
          placeholder={t`Write to your family`}
          autoComplete="off"
          onChange={({ target }) => keep({ text: target.value })}
          onSelect={naming.look}
          onKeyDown={pressKey}
          className={classNames(controlLooks, 'field-sizing-content max-h-40 resize-none')}
        />
        <SendButton canSend={canSend} />
      </div>
      <Tools attached={attached} onName={naming.begin} onAttach={(attached) => keep({ attached })} />
    </form>
  );
}

type Unsent = Props['unsent'];

function ReplyingTo({ message, onRemove }: { message: NonNullable<Unsent['replyTo']>; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <div className="mb-2 flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Quote {...message} />
      </div>
      <RemoveButton label={t`Do not reply to this message`} onPress={onRemove} />
    </div>
  );
}

type AttachedProps = { attached: Unsent['attached']; onChange: (attached: Unsent['attached']) => void };

function Attached({ attached, onChange }: AttachedProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Attached`} className="mb-2 flex flex-wrap gap-2">
      {attached.map(({ id, fileName }) => (
        <li key={id} className="flex items-center rounded-full border border-line-strong ps-4">
          <span {...properName} className="wrap-anywhere text-ui">
            {fileName}
          </span>
          <RemoveButton
            label={t`Do not attach ${fileName}`}
            onPress={() => onChange(attached.filter((one) => one.id !== id))}
          />
        </li>
      ))}
    </ul>
  );
}

type ToolsProps = Pick<AttachedProps, 'attached'> & { onName: () => void; onAttach: AttachedProps['onChange'] };

function Tools({ attached, onName, onAttach }: ToolsProps) {
  const { t } = useLingui();
  return (
    <div className="mt-1 -ms-3 flex flex-wrap items-center">
      <Button variant="ghost" size="small" aria-label={t`Name somebody`} onClick={onName}>
        <AtSign aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">
          <Trans>Name somebody</Trans>
        </span>
      </Button>
      <AttachDialog attached={attached} onChange={onAttach} />
      <p className="ms-auto text-ink-3 text-sm pointer-coarse:hidden max-sm:hidden">
        <Trans>Enter sends, Shift and Enter begin a new line.</Trans>
      </p>
    </div>
  );
}

function SendButton({ canSend }: { canSend: boolean }) {
  return (
    <Button type="submit" aria-disabled={!canSend} className="max-sm:size-12 max-sm:px-0">
      <SendHorizontal aria-hidden="true" className="size-5 shrink-0 rtl:rotate-180" />
      <span className="max-sm:sr-only">
        <Trans>Send</Trans>
      </span>
    </Button>
  );
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="ghost" size="small" className="px-3" aria-label={label} onClick={onPress}>
      <X aria-hidden="true" className="size-5" />
    </Button>
  );
}

/** While a word is being composed, Enter ends the word. */
function isPlainEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
}
