// What is said about a task, and a line to say more.
import { COMMENT_MAX_LENGTH, type SharedTask, type TaskComment } from '@evenlight/contract/families/tasks';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useKeptWords } from '../../../parts/kept-form/use-kept-words';
import { Refusal } from '../../../parts/refusal';
import { momentInWords } from '../../../platform/dates';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useFocusOfGoneLines } from '../../../ui/base/keep-focus';
import { properName, theirWords } from '../../../ui/base/their-words';
import { TextArea } from '../../../ui/forms/text-area';
import { ErrorState } from '../../../ui/status/error-state';
import { Skeleton } from '../../../ui/status/skeleton';
import { useFamily } from '../family-context';
import { KeptWords } from '../kept-words';
import { useAddComment, useDeleteComment, useTaskComments } from './queries';

export function Comments({ task }: { task: SharedTask }) {
  const { may } = useFamily();
  const { data, isPending, isFetching, refetch } = useTaskComments(task.id);
  return (
    <section aria-labelledby="comments-title" className="mt-7 grid gap-4 border-line border-t pt-5">
      <h3 id="comments-title" className="text-lg">
        <Trans>Comments</Trans>
      </h3>
      {isPending && <Skeleton className="h-12" />}
      {!isPending && !data && (
        <ErrorState
          level="h3"
          title={<Trans>The comments cannot be shown just now</Trans>}
          next={<Trans>Try again in a moment.</Trans>}
          retry={{ refetch, isFetching }}
        />
      )}
      {data && <CommentList task={task} comments={data.comments} />}
      {may('talk') && <WriteComment task={task} />}
    </section>
  );
}

function CommentList({ task, comments }: { task: SharedTask; comments: TaskComment[] }) {
  const box = useFocusOfGoneLines(comments.length);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4">
      {comments.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nobody has said anything yet.</Trans>
        </p>
      )}
      {comments.map((comment) => (
        <CommentLine key={comment.id} task={task} comment={comment} />
      ))}
    </div>
  );
}

function CommentLine({ task, comment }: { task: SharedTask; comment: TaskComment }) {
  const { i18n, t } = useLingui();
  const { me, may } = useFamily();
  const { mutate, isPending, error } = useDeleteComment();
  const author = comment.author?.name ?? t`Somebody who has left`;
  const mayTakeBack = may('settle') || (me !== undefined && comment.author?.id === me.id);
  return (
    <article aria-label={t`Comment by ${author}`}>
      <p className="text-ink-2 text-sm">
        <span {...properName} className="wrap-anywhere font-semibold text-ink">
          {author}
        </span>{' '}
        · <time dateTime={comment.createdAt}>{momentInWords(comment.createdAt, i18n)}</time>
      </p>
      <p {...theirWords} className="wrap-anywhere mt-0.5 whitespace-pre-wrap">
        {comment.text}
      </p>
      <Refusal error={error} />
      {mayTakeBack && (
        <Button
          variant="ghost"
          size="small"
          className="-ms-4"
          state={isPending ? 'loading' : 'idle'}
          aria-label={t`Take back the comment by ${author}`}
          onClick={() => mutate({ taskId: task.id, commentId: comment.id })}
        >
          <Trans>Take back</Trans>
        </Button>
      )}
    </article>
  );
}

function WriteComment({ task }: { task: SharedTask }) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const words = useKeptWords({ name: `task-comment-${task.id}`, place: 'browser' }, z.string(), () => void setText(''));
  const [text, setText] = useState(words.atFirst ?? '');
  const { mutate, isPending, error } = useAddComment(({ body }) => words.stored(body.idempotencyKey));
  const phrase = phraseFor(error);
  // It says so until somebody goes on with it.
  const isAsKept = text !== '' && text === words.atFirst;

  function type(typed: string) {
    setText(typed);
    words.keep(typed);
  }

  function say(event: FormEvent) {
    event.preventDefault();
    if (isPending || text.trim() === '') return;
    mutate({ params: { taskId: task.id }, body: { text, idempotencyKey: words.idempotencyKeyOf(text) } });
  }

  function discard() {
    words.forget();
    setText('');
    field.current?.focus();
  }

  return (
    <form className="grid gap-3" noValidate onSubmit={say}>
      {isAsKept && !isPending && <KeptWords onDiscard={discard} />}
      <TextArea
        ref={field}
        name="comment"
        label={t`Say something about this task`}
        rows={2}
        maxLength={COMMENT_MAX_LENGTH}
        dir="auto"
        value={text}
        readOnly={isPending}
        problem={phrase && i18n._(phrase)}
        onChange={({ target }) => type(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="justify-self-start"
        aria-disabled={text.trim() === ''}
        state={isPending ? 'loading' : 'idle'}
      >
        <Trans>Add comment</Trans>
      </Button>
    </form>
  );
}
