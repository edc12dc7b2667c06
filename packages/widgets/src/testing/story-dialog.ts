import { waitFor, within } from 'storybook/test';

/** Waits for a dialog of the page that a story is in, and returns its queries. */
export async function storyDialog(canvasElement: HTMLElement, selector: string) {
  const dialog = await waitFor(() => {
    const found = canvasElement.ownerDocument.querySelector<HTMLElement>(selector);
    if (!found) throw new Error('not open yet');
    return found;
  });
  return within(dialog);
}
