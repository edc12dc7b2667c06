import { Maximize, Minus, Plus } from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import { Button } from '../../../../ui/Button/Button.tsx';
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx';
import type { FlowMessages } from '../../flow/flow-words.ts';
import * as styles from '../Canvas.css.ts';
import type { Viewport } from './create-viewport.ts';
import { nextScale, zoomAt } from './viewport.ts';

interface ZoomBarProps {
  viewport: Viewport;
  messages: FlowMessages;
  /** The same function on every render. */
  onFit: () => void;
}

/** The zoom buttons: out, in, the current scale, and fit all. An edit does not render them. */
export const ZoomBar = memo(function ZoomBar({ viewport, messages, onFit }: ZoomBarProps) {
  const read = () => Math.round(viewport.get().scale * 100);
  const percent = useSyncExternalStore(viewport.onMove, read, read);
  const zoomTo = (scale: number) => {
    const { width, height } = viewport.size();
    viewport.set(zoomAt(viewport.get(), scale, { x: width / 2, y: height / 2 }));
  };
  return (
    <fieldset className={styles.zoom} aria-label={messages.zoom}>
      <IconButton
        name={messages.zoomOut}
        icon={<Minus />}
        onClick={() => zoomTo(nextScale(viewport.get().scale, -1))}
      />
      <Button
        variant="ghost"
        size="md"
        className={styles.percent}
        aria-label={messages.zoomReset(percent)}
        onClick={() => zoomTo(1)}
      >
        {percent}%
      </Button>
      <IconButton name={messages.zoomIn} icon={<Plus />} onClick={() => zoomTo(nextScale(viewport.get().scale, 1))} />
      <span className={styles.rule} />
      <IconButton name={messages.fit} icon={<Maximize />} onClick={onFit} />
    </fieldset>
  );
});
