import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx';

export type { ButtonSize, ButtonVariant } from './PlainButton.tsx';

/** Props of {@link Button}. */
export interface ButtonProps extends Omit<PlainButtonProps, 'blocked'> {
  /** Why the action is not possible now. The button stays focusable and the reason is shown and read out. */
  disabledReason?: string | null;
}

/** A button. `type` is `button` unless set; `className` is for placing it, never for colours. */
export function Button({ disabledReason, ...props }: ButtonProps) {
  if (!disabledReason) return <PlainButton {...props} />;
  return (
    <Tooltip text={disabledReason}>
      <PlainButton {...props} blocked />
    </Tooltip>
  );
}
