const editable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether a key belongs to the focused element: a text input, an open dialog or an open menu. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest(`${editable}, [role="dialog"], [role="menu"]`) != null || hasDialog();
}

/** Whether a dialog is open. */
export const hasDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
