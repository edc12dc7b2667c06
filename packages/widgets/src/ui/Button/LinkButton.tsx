import { type ReactNode, useContext } from 'react';
import { joinClasses } from '../join-classes.ts';
import { type LinkProps, UiEnvironmentContext } from '../ui-surroundings.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends LinkProps {
  /** @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** A lucide icon before the label. */
  icon?: ReactNode;
}

/** A link that looks like a button, so that middle click and "copy address" keep working. */
export function LinkButton({ variant, size, icon, className, children, ...attributes }: LinkButtonProps) {
  const { Link } = useContext(UiEnvironmentContext);
  return (
    <Link data-slot="button" {...attributes} className={joinClasses(buttonClass(variant, size), className)}>
      {icon}
      {children}
    </Link>
  );
}
