import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Chip.css.ts';

/** `outline` is the quiet one for tags; the coloured ones say a state, always together with words. */
export type ChipTone = 'outline' | 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

/** Props of {@link Chip}. */
export interface ChipProps {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: ChipTone;
  /** Any CSS colour for the dot before the words; the words keep their own, so they stay readable. */
  dotColor?: string;
  /** `square` is the one inside inputs. @default 'pill' */
  shape?: 'pill' | 'square';
  /** Offers a button that takes it away. */
  onRemove?: () => void;
  /** Name of that button; give it when the chip's content is not plain text. */
  removeName?: string;
  /** The whole text, on hover, where it may be cut. */
  title?: string;
  className?: string;
}

/** A short label: a state, a filter, a chosen item. */
export function Chip(props: ChipProps) {
  const { children, tone = 'neutral', dotColor, shape = 'pill', onRemove, removeName, title, className } = props;
  const { messages } = useUiEnvironment();
  const name = removeName ?? messages.removeItem(typeof children === 'string' ? children : '');
  return (
    <span
      data-slot="chip"
      data-tone={tone}
      title={title}
      className={joinClasses(styles.chip, styles.shape[shape], styles.tone[tone], className)}
    >
      {dotColor && <span className={styles.dot} style={{ backgroundColor: dotColor }} aria-hidden="true" />}
      <span className={styles.text}>{children}</span>
      {onRemove && (
        <button type="button" aria-label={name} className={styles.remove} onClick={onRemove}>
          <X className={styles.removeIcon} />
        </button>
      )}
    </span>
  );
}
