import { basicMessages } from '../../messages/basic.ts';
import { joinClasses } from '../join-classes.ts';
import { useUiMessages } from '../ui-environment.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { late, spinner } from './Spinner.css.ts';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** What is being waited for; `null` where the surroundings already say it. @default 'Carregando' */
  label?: string | null;
  /** Show it at once, for a wait that is known to be long. @default false */
  immediate?: boolean;
  /** Edge in px. @default 16 */
  size?: number;
}

/** A turning ring for waits without a measure. It appears only after 300 ms. */
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
