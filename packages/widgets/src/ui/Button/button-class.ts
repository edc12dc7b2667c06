import { joinClasses } from '../join-classes.ts';
import * as styles from './Button.css.ts';
import type { ButtonSize, ButtonVariant } from './PlainButton.tsx';

/** The look of a button for an element that is not one, such as a link or a file label. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string {
  return joinClasses(styles.button, styles.variant[variant], styles.size[size]);
}
