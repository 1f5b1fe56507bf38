// Says by name what a choice took away, and gives it back. It stands on the page; a toast repeats it where people look.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { calendarDay } from '../../../../platform/dates';
import { Button } from '../../../../ui/base/button';
import { toasts } from '../../../../ui/overlays/toast-store';
import { Notice } from '../../../../ui/status/notice';
import { branchName } from '../../branch-words';
import type { Removal } from '../../draft/draft-reducer';
import type { Removed } from '../../draft/planning-draft';

type Props = { removal: Removal | null; onUndo: () => void; onClose: () => void };

export function RemovalNotice({ removal, onUndo, onClose }: Props) {
  const words = useRemovalWords(removal);
  useRemovalToast(words, removal?.undo ? onUndo : undefined);
  return (
    // The toast reads it out.
    removal &&
    words && (
      <Notice className="mt-5">
        <p>{words}</p>
        <div className="mt-1 -ms-4 flex flex-wrap gap-1">
          {removal.undo && (
            <Button variant="ghost" size="small" onClick={onUndo}>
              <Trans>Undo</Trans>
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={onClose}>
            <Trans>Close this note</Trans>
          </Button>
        </div>
      </Notice>
    )
  );
}

function useRemovalWords(removal: Removal | null): string | null {
  const { t } = useLingui();
  const nameOf = useRemovedName();
  if (!removal || removal.removed.length === 0) return null;
  const names = removal.removed.map(nameOf).join(', ');
  if (removal.because === 'tradition') return t`Taken out because you chose another tradition: ${names}.`;
  if (removal.because === 'way') return t`Taken out because it is made for another way: ${names}.`;
  if (removal.because === 'package') return t`Taken out because it is not offered with what you chose: ${names}.`;
  return t`Taken out because it is no longer available: ${names}.`;
}

const unnamed = { package: msg`your package`, venue: msg`your venue` };

function useRemovedName() {
  const { t, i18n } = useLingui();
  return ({ what, name }: Removed): string => {
    if (what === 'branch') return branchName(name, i18n);
    if (what === 'date') {
      const day = calendarDay(name, i18n);
      return t`the date ${day}`;
    }
    return name || (what === 'addon' ? name : i18n._(unnamed[what]));
  };
}

function useRemovalToast(words: string | null, onUndo: (() => void) | undefined) {
  useEffect(() => {
    if (!words) return;
    const id = toasts.show({
      title: words,
      ...(onUndo ? { action: { label: <Trans>Undo</Trans>, onPress: onUndo } } : {}),
    });
    // Once there is nothing left to undo, no button may offer it.
    return () => toasts.dismiss(id);
  }, [words, onUndo]);
}
