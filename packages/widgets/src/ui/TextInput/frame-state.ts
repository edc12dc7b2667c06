/** Returns the `data-state` of a control's frame. */
export function frameState(state: {
  invalid?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  open?: boolean;
}): string {
  const names = [
    state.invalid && 'invalid',
    state.readOnly && 'readonly',
    state.disabled && 'disabled',
    state.open && 'open',
  ].filter(Boolean);
  return names.join(' ') || 'idle';
}
