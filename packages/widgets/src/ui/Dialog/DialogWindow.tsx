import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { joinClasses } from '../join-classes.ts';
import { keepFocusInside } from '../keep-focus-inside.ts';
import { focusedNear, isElement } from '../page-root.ts';
import { PortalContext, usePortal } from '../portal.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Dialog.css.ts';
import { useOpener } from './use-opener.ts';
import { useSteadyPointerEvents } from './use-steady-pointer-events.ts';

/** Props of {@link DialogWindow} and of `Dialog`. */
export interface DialogProps {
  open: boolean;
  /** Called when the user closes the dialog: by the close button, Escape or a click on the scrim. */
  onClose: () => void;
  /** The heading, which is also the accessible name. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons of the footer; the primary one comes last. */
  footer?: ReactNode;
  /** Text or a button at the start of the footer: "Rascunho salvo às 14:18". */
  footerStart?: ReactNode;
  /** An icon or tile before the title. */
  media?: ReactNode;
  /** Buttons between the title and the close button. */
  headerActions?: ReactNode;
  /** Maximum width in px. @default 560 */
  width?: number;
  /** At phone width the dialog fills the screen, or slides in from the bottom. @default 'full' */
  phone?: 'full' | 'sheet';
  /**
   * The dialog fills the window and so does its content, under the heading or, if `bare`, with a heading and a close
   * button of its own; `title` then only names the dialog.
   */
  fill?: 'headed' | 'bare';
  /** Removes the padding of the body. @default false */
  flush?: boolean;
  /** The element focused on opening. @default the first focusable element of the body */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether a click on the scrim closes the dialog. @default true */
  closeOnOutsidePress?: boolean;
  /** Hides the close button; Escape still calls `onClose`. @default false */
  hideClose?: boolean;
  /** Moves the focus to another element than the opener after closing; returns whether it did. */
  onReturnFocus?: () => boolean;
  /** `alertdialog` for questions that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog inside the themed root. It moves the focus in, traps it and returns it on closing; the page below is
 * inert and does not scroll. Floating parts opened from inside are mounted inside, so that they work within the focus
 * trap.
 */
export function DialogWindow({ open, onClose, ...props }: DialogProps) {
  const portal = usePortal();
  if (!portal) return null;
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <RadixDialog.Portal container={portal}>
        <div className={styles.scrim} data-slot="dialog-scrim" data-state={open ? 'open' : 'closed'}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its controls after the focus trap */}
          <div className={styles.center} onKeyDown={showFocusAfterWrap}>
            <DialogPanel {...props} />
          </div>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const isSnackbar = (target: EventTarget | null): boolean =>
  isElement(target) && target.closest('[data-slot="snackbars"]') !== null;

/** Returns the first control of the body, which gets the focus instead of the close button. */
const firstControl = (panel: HTMLElement): HTMLElement | null =>
  panel.querySelector<HTMLElement>(
    '[data-slot="dialog-body"] :is(input, select, textarea, button, a[href]):not(:disabled, [readonly], [tabindex="-1"])',
  );

/** Scrolls to the focused control: Tab on the last control moves to the first one without scrolling to it. */
function showFocusAfterWrap({ key, defaultPrevented, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Tab' || !defaultPrevented) return;
  focusedNear(currentTarget)?.scrollIntoView({ block: 'nearest' });
}

function DialogPanel(props: Omit<DialogProps, 'open' | 'onClose'>) {
  const { title, children, footer, footerStart, media, headerActions, initialFocus, fill } = props;
  const { width = 560, phone = 'full', closeOnOutsidePress = true, hideClose = false, role = 'dialog' } = props;
  const bodyId = useId();
  const { messages } = useUiEnvironment();
  const around = usePortal();
  const opener = useOpener(around);
  useSteadyPointerEvents(around);
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  return (
    <RadixDialog.Content
      role={role}
      aria-describedby={role === 'alertdialog' && children ? bodyId : undefined}
      data-slot="dialog"
      className={joinClasses(
        styles.panel,
        phone === 'full' ? styles.fullOnPhone : styles.sheetOnPhone,
        role === 'alertdialog' && styles.question,
        fill && styles.filling,
      )}
      // below another dialog too, whose scrim covers it
      style={{ maxWidth: width, pointerEvents: 'auto' }}
      onKeyDown={keepFocusInside}
      onOpenAutoFocus={(event) => {
        opener.store();
        const first = initialFocus?.current ?? firstControl(event.target as HTMLElement);
        if (!first) return;
        event.preventDefault();
        first.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        opener.focus(props.onReturnFocus);
      }}
      onInteractOutside={(event) => {
        const target = event.detail.originalEvent.target;
        if (!closeOnOutsidePress || isSnackbar(target)) event.preventDefault();
      }}
    >
      <PortalContext.Provider value={portal}>
        <div
          className={fill === 'bare' ? styles.unseen : joinClasses(styles.header, styles.questionPart)}
          data-slot="dialog-header"
        >
          {media}
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          {headerActions}
          {!hideClose && fill !== 'bare' && (
            <RadixDialog.Close asChild>
              <IconButton name={messages.close} icon={<X />} tooltip={false} />
            </RadixDialog.Close>
          )}
        </div>
        {children && (
          <div
            id={bodyId}
            className={joinClasses(styles.body, styles.questionPart, props.flush && styles.flush)}
            data-slot="dialog-body"
          >
            {children}
          </div>
        )}
        {(footer || footerStart) && (
          <div className={joinClasses(styles.footer, styles.questionPart)} data-slot="dialog-footer" data-action-bar="">
            {footerStart && <div className={styles.footerStart}>{footerStart}</div>}
            {footer}
          </div>
        )}
      </PortalContext.Provider>
      <div ref={setPortal} data-slot="portal" />
    </RadixDialog.Content>
  );
}
