import { forwardRef } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx';

export type { ButtonSize, ButtonVariant } from './button-class.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends Omit<PlainButtonProps, 'blocked'> {
  /** Why the action is not possible now. The button stays focusable; the reason is shown and announced. */
  disabledReason?: string | null;
}

/** A button. `type` is `button` unless set; use `className` for its position, never for its colors. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button({ disabledReason, ...props }, ref) {
  // the tree is the same with and without a reason, so that the button keeps the focus when the reason changes
  return (
    <Tooltip text={disabledReason || null}>
      <PlainButton {...props} ref={ref} blocked={Boolean(disabledReason)} />
    </Tooltip>
  );
});
