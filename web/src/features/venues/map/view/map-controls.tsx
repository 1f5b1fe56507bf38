import { useLingui } from '@lingui/react/macro';
import { type LucideIcon, Minus, Plus, RotateCcw } from 'lucide-react';

type Props = {
  onZoom: (direction: 'in' | 'out') => void;
  onReset: () => void;
  isClosest: boolean;
  isFarthest: boolean;
};

/** Beside the drawing and not on it, where they would hide markers. */
export function MapControls({ onZoom, onReset, isClosest, isFarthest }: Props) {
  const { t } = useLingui();
  return (
    <div className="flex gap-2 print:hidden noscript:hidden">
      <IconButton icon={Plus} name={t`Zoom in`} isOff={isClosest} onPress={() => onZoom('in')} />
      <IconButton icon={Minus} name={t`Zoom out`} isOff={isFarthest} onPress={() => onZoom('out')} />
      <IconButton icon={RotateCcw} name={t`Reset the map`} onPress={onReset} />
    </div>
  );
}

type IconButtonProps = { icon: LucideIcon; name: string; isOff?: boolean; onPress: () => void };

function IconButton({ icon: Icon, name, isOff = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      // Not `disabled`: the button would lose the focus of the person who has just pressed it.
      aria-disabled={isOff}
      className="inline-flex size-11 items-center justify-center rounded-full border border-line-strong bg-surface text-ink transition-colors duration-150 hover:bg-mist aria-disabled:cursor-default aria-disabled:opacity-50"
      onClick={isOff ? undefined : onPress}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
