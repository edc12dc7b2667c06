const editable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether a key belongs to what has the focus: a text that is typed, a dialog or a menu that is open. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest(`${editable}, [role="dialog"], [role="menu"]`) != null || hasDialog();
}

/** Whether a dialog lies over the page. */
export const hasDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
