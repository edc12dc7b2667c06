import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { notificationsMessages } from '../../../messages/features/notifications.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { keepFocusInside } from '../../../ui/keep-focus-inside.ts';
import { Floating } from '../../../ui/Popover/Floating.tsx';
import { Popover } from '../../../ui/Popover/Popover.tsx';
import { DismissLayerContext, useDismiss } from '../../../ui/Popover/use-dismiss.ts';
import { useInertCovered } from '../../../ui/use-inert-covered.ts';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import { sheet } from './PanelFrame.css.ts';

export interface PanelFrameProps {
  bell: RefObject<HTMLElement | null>;
  messages: typeof notificationsMessages;
  onClose: () => void;
  /** Gets the close button if there is no other way to close the panel on screen. */
  children: (closeButton: ReactNode) => ReactNode;
}

/** Width of the list next to the bell, in px. */
const width = 416;

/** Next to the bell if there is room, otherwise over the whole screen of a phone. */
export function PanelFrame({ bell, messages, onClose, children }: PanelFrameProps) {
  const isPhone = usePhone();
  if (isPhone) {
    return (
      <Sheet bell={bell} label={messages.title} onClose={onClose}>
        {children(<IconButton name={messages.close} icon={<X />} tooltip={false} onClick={onClose} />)}
      </Sheet>
    );
  }
  return (
    <Popover open onClose={onClose} anchor={bell} label={messages.title} width={width} flush>
      {children(null)}
    </Popover>
  );
}

interface SheetProps {
  bell: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that fills the screen. */
function Sheet({ bell, label, onClose, children }: SheetProps) {
  const panel = useRef<HTMLDivElement>(null);
  useInertCovered(panel, true);
  const layer = useDismiss(true, [panel, bell], (reason) => reason === 'escape' && onClose());
  useIsomorphicLayoutEffect(() => {
    const opener = bell.current;
    panel.current?.focus({ preventScroll: true });
    return () => opener?.focus();
  }, [bell]);
  return (
    <Floating>
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        data-slot="notifications-sheet"
        className={sheet}
        onKeyDown={keepFocusInside}
      >
        <DismissLayerContext.Provider value={layer}>{children}</DismissLayerContext.Provider>
      </div>
    </Floating>
  );
}
