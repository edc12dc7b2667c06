import { forwardRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { joinClasses } from '../join-classes.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './IconButton.css.ts';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'iconAfter' | 'children' | 'fullWidth' | 'name'> {
  /** The action in words: the accessible name, also shown as a tooltip. */
  name: string;
  /** A lucide icon. */
  icon: ReactNode;
  /** Shows the name as a tooltip. @default true */
  tooltip?: boolean;
  /** Stays 28 px at phone width, for use inside a larger touch target. @default false */
  dense?: boolean;
}

/** A square button with an icon; ghost unless another variant is set. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(given, ref) {
  const { name, icon, tooltip = true, dense = false, className, ...props } = given;
  const { variant = 'ghost', size = 'md' } = props;
  return (
    <Tooltip text={tooltip && !props.disabledReason ? name : null} describes={false}>
      <Button
        data-slot="icon-button"
        {...props}
        ref={ref}
        variant={variant}
        aria-label={name}
        className={joinClasses(styles.size[size], dense && styles.dense, className)}
      >
        {icon}
      </Button>
    </Tooltip>
  );
});
