import { pathOf } from '@evenlight/contract/endpoint';
import { readSharedDocument } from '@evenlight/contract/families/documents';
import type { FamilyMessage } from '@evenlight/contract/families/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, Paperclip, Pencil, Reply, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { momentInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { classNames } from '../../../ui/base/class-names';
import { useFocusOnReturn } from '../../../ui/base/keep-focus';
import { TextLink } from '../../../ui/base/text-link';
import { properName, theirWords } from '../../../ui/base/their-words';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu';
import { Avatar } from '../../../ui/status/avatar-group';
import { Ago } from '../ago';
import { useFamily } from '../family-context';
import { EditMessage } from './edit-message';
import { MessageWords } from './message-words';
import { TakeDown } from './take-down';

type Props = { message: FamilyMessage; onReply: (message: FamilyMessage) => void };

export function MessageLine({ message, onReply }: Props) {
  const { t, i18n } = useLingui();
  const { me } = useFamily();
  const [doing, setDoing] = useState<'reading' | 'editing' | 'edited' | 'taking down'>('reading');
  const isOwn = me !== undefined && message.author?.id === me.id;
  const author = message.author?.name ?? t`Somebody who has left`;
  const time = momentInWords(message.createdAt, i18n);
  const place = useRef<HTMLElement>(null);
  // Its buttons went with its words.
  useEffect(() => {
    if (message.isTakenDown && doing === 'edited') place.current?.focus();
  }, [message.isTakenDown, doing]);
  return (
    <article
      ref={place}
      tabIndex={-1}
      aria-label={t`Message by ${author}, ${time}`}
      className={classNames('flex gap-2.5', isOwn && 'flex-row-reverse')}
    >
      <span aria-hidden="true" className="shrink-0 max-sm:hidden">
        <Avatar person={{ id: message.id, name: author }} tone={isOwn ? 0 : 1} />
      </span>
      <div
        className={classNames(
          'min-w-0 max-w-[88%] rounded-card border px-4 py-2.5 sm:max-w-[75%]',
          isOwn ? 'border-transparent bg-pine-soft' : 'border-line bg-surface',
        )}
      >
        <div className="flex items-center gap-2">
          <WhoAndWhen message={message} name={isOwn ? t`You` : author} />
          {doing !== 'editing' && !message.isTakenDown && (
            <Actions
              isOwn={isOwn}
              author={author}
              hasReturned={doing === 'edited'}
              onReply={() => onReply(message)}
              onEdit={() => setDoing('editing')}
              onTakeDown={() => setDoing('taking down')}
            />
          )}
        </div>
        {doing === 'editing' ? (
          <EditMessage message={message} onDone={() => setDoing('edited')} />
        ) : (
          <Content message={message} />
        )}
      </div>
      {doing === 'taking down' && <TakeDown message={message} onDone={() => setDoing('edited')} />}
    </article>
  );
}

function WhoAndWhen({ message, name }: { message: FamilyMessage; name: string }) {
  return (
    <p className="min-w-0 flex-1 text-ink-2 text-sm">
      <span {...properName} className="wrap-anywhere font-semibold text-ink">
        {name}
      </span>
      {' · '}
      <Ago at={message.createdAt} />
      {message.editedAt && !message.isTakenDown && (
        <>
          {' · '}
          <Trans>changed</Trans>
        </>
      )}
    </p>
  );
}

function Content({ message }: { message: FamilyMessage }) {
  if (message.isTakenDown)
    return (
      <p className="text-ink-2 italic">
        <Trans>This message was taken down.</Trans>
      </p>
    );
  return (
    <>
      {message.replyTo && <Quote {...message.replyTo} />}
      <MessageWords text={message.content} names={message.mentions.map(({ name }) => name)} />
      {message.attachments.length > 0 && (
        <ul className="mt-1.5 grid gap-1">
          {message.attachments.map(({ id, fileName }) => (
            <li key={id} className="flex gap-1.5">
              <Paperclip aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <TextLink
                href={pathOf(readSharedDocument, { params: { documentId: id }, query: {} })}
                target="_blank"
                rel="noopener"
                className="wrap-anywhere"
              >
                <bdi translate="no">{fileName}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What it answers. */
export function Quote({ authorName, excerpt }: { authorName: string; excerpt: string }) {
  return (
    <blockquote className="my-1 border-line-strong border-s-3 ps-3 text-ink-2 text-sm">
      <p className="wrap-anywhere font-semibold">
        {authorName ? <bdi translate="no">{authorName}</bdi> : <Trans>Somebody who has left</Trans>}
      </p>
      <p {...(excerpt ? theirWords : {})} className="wrap-anywhere line-clamp-2">
        {excerpt || <Trans>This message was taken down.</Trans>}
      </p>
    </blockquote>
  );
}

type ActionProps = {
  isOwn: boolean;
  author: string;
  /** Back from changing the words: the focus comes back as well. */
  hasReturned: boolean;
  onReply: () => void;
  onEdit: () => void;
  onTakeDown: () => void;
};

function Actions({ isOwn, author, hasReturned, onReply, onEdit, onTakeDown }: ActionProps) {
  const { t } = useLingui();
  const { may } = useFamily();
  const button = useFocusOnReturn(hasReturned);
  const entries: MenuEntry[] = [
    ...(isOwn && may('talk') ? [{ key: 'edit', label: t`Edit`, icon: Pencil, onSelect: onEdit }] : []),
    ...(isOwn || may('settle')
      ? [{ key: 'down', label: t`Take down`, icon: Trash2, tone: 'danger' as const, onSelect: onTakeDown }]
      : []),
  ];
  return (
    <div className="-my-1.5 -me-3 flex shrink-0">
      {may('talk') && (
        <Button variant="ghost" size="small" className="px-3" aria-label={t`Reply to ${author}`} onClick={onReply}>
          <Reply aria-hidden="true" className="size-5" />
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          align="end"
          entries={entries}
          trigger={
            <Button
              ref={button}
              variant="ghost"
              size="small"
              className="px-3"
              aria-label={isOwn ? t`More about your message` : t`More about the message by ${author}`}
            >
              <Ellipsis aria-hidden="true" className="size-5" />
            </Button>
          }
        />
      )}
    </div>
  );
}
