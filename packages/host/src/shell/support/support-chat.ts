/** Event that requests the chat to open. A chat that opens calls `preventDefault()`; else the contact panel opens. */
const supportEvent = 'tramita:support';
/** Id of the element that a chat's script may fill. It is hidden on the report's pages. */
export const supportElementId = 'tramita-support';

/** The user data that the chat gets. */
export interface SupportPerson {
  readonly userName: string;
  readonly completeName: string;
  readonly email: string | null;
}

/** Requests the chat to open for this user; returns whether there is one. */
export function askChat(person: SupportPerson): boolean {
  return !window.dispatchEvent(new CustomEvent(supportEvent, { cancelable: true, detail: person }));
}

/** Loads the chat's script once per page load. If it fails to load, the contact panel is used. */
export function loadChat(scriptUrl: string): void {
  if (document.querySelector(`script[data-support="${CSS.escape(scriptUrl)}"]`)) return;
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  script.dataset['support'] = scriptUrl;
  document.head.append(script);
}
