import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { joinClasses } from '../join-classes.ts';
import { UiEnvironmentContext, useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Dialog.css.ts';

/** Props of {@link DialogWindow} and of `Dialog`. */
export interface DialogProps {
  open: boolean;
  /** Called when the person asks to close it: the button, Escape or a press on the scrim. */
  onClose: () => void;
  /** Its heading and name. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** Text or a button at the start of the foot: "Rascunho salvo às 14:18". */
  footerStart?: ReactNode;
  /** An icon or tile before the title. */
  media?: ReactNode;
  /** Buttons between the title and the close button. */
  headerActions?: ReactNode;
  /** Greatest width in px. @default 560 */
  width?: number;
  /** At phone width it fills the screen, or rises from below. @default 'full' */
  phone?: 'full' | 'sheet';
  /** Body without padding. @default false */
  flush?: boolean;
  /** What gets the focus on opening; the first focusable part of the body unless set. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A press on the scrim closes it. @default true */
  closeOnOutsidePress?: boolean;
  /** Hide the close button; Escape still asks to close. @default false */
  hideClose?: boolean;
  /** Puts the focus somewhere else than on the opener once it closed; answers whether it did. */
  onReturnFocus?: () => boolean;
  /** `alertdialog` for questions that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal window inside the themed root. Focus moves in, stays and returns; the page behind is inert and does not scroll.
 * Floating parts opened from inside are mounted inside, so they work within the focus trap.
 */
export function DialogWindow({ open, onClose, ...props }: DialogProps) {
  const environment = useUiEnvironment();
  if (!environment.portal) return null;
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <RadixDialog.Portal container={environment.portal}>
        <div className={styles.scrim} data-slot="dialog-scrim" data-state={open ? 'open' : 'closed'}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of its controls after the focus trap did */}
          <div className={styles.center} onKeyDown={showFocusAfterWrap}>
            <DialogPanel {...props} />
          </div>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const isSnackbar = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-slot="snackbars"]') !== null;

/** What the person came for: the first control of the body, not the close button. */
const firstControl = (panel: HTMLElement): HTMLElement | null =>
  panel.querySelector<HTMLElement>(
    '[data-slot="dialog-body"] :is(input, select, textarea, button, a[href]):not(:disabled, [readonly], [tabindex="-1"])',
  );

/** From the last control the focus trap leads Tab to the first, without scrolling to it. */
function showFocusAfterWrap({ key, defaultPrevented, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Tab' || !defaultPrevented) return;
  const page = currentTarget.getRootNode() as Document | ShadowRoot;
  page.activeElement?.scrollIntoView({ block: 'nearest' });
}

function DialogPanel(props: Omit<DialogProps, 'open' | 'onClose'>) {
  const { title, children, footer, footerStart, media, headerActions, initialFocus } = props;
  const { width = 560, phone = 'full', closeOnOutsidePress = true, hideClose = false, role = 'dialog' } = props;
  const bodyId = useId();
  const opener = useRef<Element | null>(null);
  const outer = useUiEnvironment();
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const environment = useMemo(() => ({ ...outer, portal }), [outer, portal]);
  return (
    <RadixDialog.Content
      role={role}
      aria-describedby={role === 'alertdialog' && children ? bodyId : undefined}
      data-slot="dialog"
      className={joinClasses(
        styles.panel,
        phone === 'full' ? styles.fullOnPhone : styles.sheetOnPhone,
        role === 'alertdialog' && styles.question,
      )}
      style={{ maxWidth: width }}
      onOpenAutoFocus={(event) => {
        const page = outer.portal?.getRootNode() as Document | ShadowRoot | undefined;
        opener.current = page?.activeElement ?? null;
        const first = initialFocus?.current ?? firstControl(event.target as HTMLElement);
        if (!first) return;
        event.preventDefault();
        first.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (props.onReturnFocus?.()) return;
        if (opener.current instanceof HTMLElement) opener.current.focus();
      }}
      onInteractOutside={(event) => {
        const target = event.detail.originalEvent.target;
        if (!closeOnOutsidePress || isSnackbar(target)) event.preventDefault();
      }}
    >
      <UiEnvironmentContext value={environment}>
        <div className={joinClasses(styles.header, styles.questionPart)} data-slot="dialog-header">
          {media}
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          {headerActions}
          {!hideClose && (
            <RadixDialog.Close asChild>
              <IconButton name={outer.messages.close} icon={<X />} tooltip={false} />
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
      </UiEnvironmentContext>
      <div ref={setPortal} data-slot="portal" />
    </RadixDialog.Content>
  );
}
