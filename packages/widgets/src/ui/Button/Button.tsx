import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx';

export type { ButtonSize, ButtonVariant } from './button-class.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends Omit<PlainButtonProps, 'blocked'> {
  /** Why the action is not possible now. The button stays focusable and the reason is shown and read out. */
  disabledReason?: string | null;
}

/** A button. `type` is `button` unless set; `className` is for placing it, never for colours. */
export function Button({ disabledReason, ...props }: ButtonProps) {
  // the same tree with and without a reason: the button keeps the focus when one comes or goes
  return (
    <Tooltip text={disabledReason || null}>
      <PlainButton {...props} blocked={Boolean(disabledReason)} />
    </Tooltip>
  );
}
