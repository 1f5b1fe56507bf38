// Chooses the part of a photo that becomes the portrait: by dragging, by the arrow keys, and by a slider for the size.
import type { Crop } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { cropOf, type View } from './crop';

const CANVAS = { width: 280, height: 340 };
const ZOOM_MAX = 4;
const KEY_STEP = 0.02;
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

type Props = {
  /** An object address of the chosen file, or the address of a photo that is here. */
  src: string;
  isSaving: boolean;
  onChosen: (crop: Crop) => void;
  onCancel: () => void;
  onBroken: () => void;
};

export function PortraitCropper({ src, isSaving, onChosen, onCancel, onBroken }: Props) {
  const { t } = useLingui();
  const photo = usePhoto(src, onBroken);
  // Faces stand in the upper third more often than in the middle.
  const [view, setView] = useState<View>({ zoom: 1, x: 0.5, y: 0.3 });
  const canvas = useDrawn(photo, view);
  const move = (dx: number, dy: number) =>
    setView(({ zoom, x, y }) => ({ zoom, x: within(x + dx), y: within(y + dy) }));
  const dragging = useDragging(move);

  return (
    <div className="grid gap-4">
      <canvas
        ref={canvas}
        {...CANVAS}
        tabIndex={0}
        data-keeps-focus
        role="img"
        aria-label={t`The part of the photo that becomes the portrait. The arrow keys move it.`}
        className="aspect-14/17 w-48 max-w-full cursor-move touch-none rounded-[50%_50%_4%_4%/41.2%_41.2%_3.3%_3.3%] bg-mist"
        {...dragging}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          move(...step);
        }}
      />
      <ZoomField zoom={view.zoom} onZoom={(zoom) => setView({ ...view, zoom })} />
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!photo}
          state={isSaving ? 'loading' : 'idle'}
          onClick={() => photo && onChosen(cropOf(view, { width: photo.naturalWidth, height: photo.naturalHeight }))}
        >
          <Trans>Use as portrait</Trans>
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

function usePhoto(src: string, onBroken: () => void): HTMLImageElement | null {
  const [photo, setPhoto] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    const image = new Image();
    image.onload = () => setPhoto(image);
    image.onerror = onBroken;
    image.src = src;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [src, onBroken]);
  return photo;
}

function useDrawn(photo: HTMLImageElement | null, view: View) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !photo) return;
    const { naturalWidth: width, naturalHeight: height } = photo;
    const { left, top, ...cut } = cropOf(view, { width, height });
    const [cutWidth, cutHeight] = [cut.width * width, cut.height * height];
    context.drawImage(photo, left * width, top * height, cutWidth, cutHeight, 0, 0, CANVAS.width, CANVAS.height);
  }, [photo, view]);
  return canvas;
}

/** By which share of the canvas it was dragged. */
function useDragging(move: (dx: number, dy: number) => void) {
  const dragged = useRef<{ x: number; y: number } | null>(null);

  function take({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    currentTarget.setPointerCapture(pointerId);
    dragged.current = { x: clientX, y: clientY };
  }

  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    if (!dragged.current) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    move((dragged.current.x - clientX) / width, (dragged.current.y - clientY) / height);
    dragged.current = { x: clientX, y: clientY };
  }

  function letGo() {
    dragged.current = null;
  }

  return { onPointerDown: take, onPointerMove: drag, onPointerUp: letGo, onPointerCancel: letGo };
}

function ZoomField({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <label className="grid max-w-70 gap-1 font-semibold text-ui">
      <Trans>Closer or farther</Trans>
      <input
        type="range"
        min={1}
        max={ZOOM_MAX}
        step={0.05}
        value={zoom}
        onChange={({ target }) => onZoom(Number(target.value))}
        className="h-11 w-full accent-pine"
      />
    </label>
  );
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
