/** Asks the support chat to open. A chat that does calls `preventDefault()`; else the contact panel opens. */
const supportEvent = 'tramita:support';
/** Element that a chat's script may fill. It is hidden on the report's pages. */
export const supportElementId = 'tramita-support';

/** Who asks for help, as the chat is told. */
export interface SupportPerson {
  readonly userName: string;
  readonly completeName: string;
  readonly email: string | null;
}

/** Asks the chat to open for this person; answers whether there was one. */
export function askChat(person: SupportPerson): boolean {
  return !window.dispatchEvent(new CustomEvent(supportEvent, { cancelable: true, detail: person }));
}

/** Fetches the chat's script once in the life of the page. A script that cannot be had leaves the contact panel. */
export function loadChat(scriptUrl: string): void {
  if (document.querySelector(`script[data-support="${CSS.escape(scriptUrl)}"]`)) return;
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  script.dataset['support'] = scriptUrl;
  document.head.append(script);
}
