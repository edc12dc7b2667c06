import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Chip.css.ts';

/** `outline` is the quiet tone of tags; the colored tones show a state, always together with text. */
export type ChipTone = 'outline' | 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

/** Props of {@link Chip}. */
export interface ChipProps {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: ChipTone;
  /** Any CSS color for the dot before the text; the text keeps its own color, so that it stays readable. */
  dotColor?: string;
  /** `square` is the shape inside inputs. @default 'pill' */
  shape?: 'pill' | 'square';
  /** Called by the remove button, which appears only if this is set. */
  onRemove?: () => void;
  /** Accessible name of the remove button; required when the chip's content is not plain text. */
  removeName?: string;
  /** The full text, shown on hover, for a chip whose text may be cut. */
  title?: string;
  className?: string;
}

/** A short label for a state, a filter or a selected item. */
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
