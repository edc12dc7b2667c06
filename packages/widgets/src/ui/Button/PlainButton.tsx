import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

/** Props of {@link PlainButton}. */
export interface PlainButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> {
  /** @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** A lucide icon before the label. */
  icon?: ReactNode;
  /** A lucide icon after the label. */
  iconAfter?: ReactNode;
  /** The action is running: clicks are ignored and a spinner replaces the label. @default false */
  busy?: boolean;
  /** Not possible now, for a reason shown next to it: it stays focusable and ignores clicks. @default false */
  blocked?: boolean;
  /** Not possible now, for an obvious reason (first page, empty form). @default false */
  disabled?: boolean;
  /** @default false */
  fullWidth?: boolean;
}

/** `Button` without the tooltip for a reason, for widgets with a tight size limit. */
export const PlainButton = forwardRef<HTMLButtonElement, PlainButtonProps>(function PlainButton(props, ref) {
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
      ref={ref}
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
});
