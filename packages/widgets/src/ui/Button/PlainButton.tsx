import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

/** Props of {@link PlainButton}. */
export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** A lucide icon before the words. */
  icon?: ReactNode;
  /** A lucide icon after the words. */
  iconAfter?: ReactNode;
  /** The action is running: presses are ignored and a ring turns in place of the words. @default false */
  busy?: boolean;
  /** Not possible, and something beside it says why: it stays focusable and takes no presses. @default false */
  blocked?: boolean;
  /** Not possible, with nothing to explain (first page, empty form). @default false */
  disabled?: boolean;
  /** @default false */
  fullWidth?: boolean;
}

/** A button that never has to explain itself: `Button` without its tooltip, for widgets that count every byte. */
export function PlainButton(props: PlainButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    icon,
    iconAfter,
    busy = false,
    blocked: isBlocked = false,
    fullWidth,
    ...rest
  } = props;
  const { className, children, onClick, type = 'button', disabled = false, ...attributes } = rest;
  const stopped = busy || isBlocked;
  const blocked = disabled || isBlocked;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (stopped) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      data-slot="button"
      data-variant={variant}
      data-state={busy ? 'busy' : blocked ? 'disabled' : 'idle'}
      {...attributes}
      type={type}
      disabled={disabled}
      aria-disabled={stopped || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      className={joinClasses(
        buttonClass(variant, size),
        blocked && styles.blocked,
        blocked && (variant === 'ghost' || variant === 'link') && styles.blockedGhost,
        busy && styles.busy,
        fullWidth && styles.fullWidth,
        className,
      )}
    >
      <span className={joinClasses(styles.content, busy && styles.contentBusy)}>
        {icon}
        {children}
        {iconAfter}
      </span>
      {busy && (
        <span className={styles.busyRing}>
          <Spinner label={null} immediate />
        </span>
      )}
    </button>
  );
}
