import { basicMessages } from '../../messages/basic.ts';
import { joinClasses } from '../join-classes.ts';
import { useUiMessages } from '../ui-surroundings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { late, spinner } from './Spinner.css.ts';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** Names the awaited operation; `null` if the surrounding text does. @default 'Carregando' */
  label?: string | null;
  /** Shows it at once, for an operation that always takes long. @default false */
  immediate?: boolean;
  /** Width and height in px. @default 16 */
  size?: number;
}

/** A spinner for operations without measurable progress. It appears after 300 ms. */
export function Spinner({ label, immediate = false, size = 16 }: SpinnerProps) {
  const messages = useUiMessages(basicMessages);
  const text = label === undefined ? messages.loading : label;
  return (
    <span role={text === null ? undefined : 'status'} data-slot="spinner">
      <span className={joinClasses(spinner, !immediate && late)} style={{ fontSize: size }} aria-hidden="true" />
      {text !== null && <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
}
