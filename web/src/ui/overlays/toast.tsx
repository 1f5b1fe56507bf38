import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, OctagonAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../base/button';
import { ButtonLink } from '../base/button-link';
import { classNames } from '../base/class-names';
import { Progress } from '../status/progress';
import { type Toast, type ToastAction, toasts } from './toast-store';
import { useToastRoom } from './use-toast-room';

/** The place where toasts appear; mounted once, around nothing. */
export function ToastPlace() {
  const { t } = useLingui();
  const toast = useSyncExternalStore(toasts.subscribe, toasts.getShown, () => null);
  const isUrgent = Boolean(toast?.isImportant || toast?.variant === 'destructive');
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  const place = useToastRoom(toast?.id);

  return (
    <section
      ref={place}
      aria-label={t`Notifications`}
      data-print="hidden"
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-60 flex justify-center p-3 sm:justify-end',
        // Which corner it is says `useToastRoom`: one in which it covers nothing that is in use.
        'top-(--toast-top) data-[block=end]:top-auto data-[block=end]:bottom-(--toast-bottom) sm:data-[inline=start]:justify-start',
      )}
    >
      {/* Both regions are always there: one that arrives together with its words is not read out. */}
      <div role="status" className="contents">
        {!isUrgent && card}
      </div>
      <div role="alert" className="contents">
        {isUrgent && card}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const isDestructive = toast.variant === 'destructive';
  const Icon = isDestructive ? OctagonAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the clock here; nothing is pressed.
    <div
      data-toast={toast.id}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
      className={classNames(
        'pointer-events-auto flex w-full max-w-110 gap-3 rounded-card border bg-surface p-4 pe-2 shadow-lift',
        'transition-opacity duration-150 starting:opacity-0',
        isDestructive ? 'border-bad' : 'border-line-strong',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-6 shrink-0', isDestructive ? 'text-bad' : 'text-ok')}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <div className="text-ink-2 text-ui">{toast.description}</div>}
        {toast.percent !== undefined && (
          <Progress label={t`How far it has come`} percent={toast.percent} className="mt-2.5" />
        )}
        {toast.action && <ActionButton id={toast.id} action={toast.action} />}
      </div>
      <button
        type="button"
        className="-mt-2 flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-mist"
        onClick={() => toasts.dismiss(toast.id)}
      >
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">
          <Trans>Close</Trans>
        </span>
      </button>
    </div>
  );
}

function ActionButton({ id, action }: { id: string; action: ToastAction }) {
  function press() {
    toasts.dismiss(id);
    action.onPress?.();
  }
  const looks = { variant: 'secondary', size: 'small', className: 'mt-3', onClick: press } as const;
  if (action.to !== undefined) {
    return (
      <ButtonLink {...looks} to={action.to}>
        {action.label}
      </ButtonLink>
    );
  }
  return <Button {...looks}>{action.label}</Button>;
}
