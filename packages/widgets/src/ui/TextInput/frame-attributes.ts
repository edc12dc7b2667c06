/**
 * Returns the attributes of a control's frame that say its state. Read-only styles use `data-readonly`: rules for
 * `data-state` that concern the parts of the control would restyle all of them whenever a message appears.
 */
export function frameAttributes(state: { invalid?: boolean; readOnly?: boolean; disabled?: boolean; open?: boolean }) {
  const names = [
    state.invalid && 'invalid',
    state.readOnly && 'readonly',
    state.disabled && 'disabled',
    state.open && 'open',
  ].filter(Boolean);
  return { 'data-state': names.join(' ') || 'idle', 'data-readonly': state.readOnly || undefined };
}
