import { joinClasses } from '../join-classes.ts';
import * as styles from './Button.css.ts';

/** Visual emphasis of a button. `link` is accent text without a frame. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';

/** Heights: `sm` 28, `md` 32, `action` 36 (action bars), `lg` 40; at least 44 px at phone width. */
export type ButtonSize = 'sm' | 'md' | 'action' | 'lg';

/** Returns the class of a button for an element that is not a button, such as a link or a file label. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string {
  return joinClasses(styles.button, styles.variant[variant], styles.size[size]);
}
