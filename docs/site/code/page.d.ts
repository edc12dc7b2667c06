// Types of a page with the elements and with the script of the frames.
import '@tramita/widgets/elements';

declare global {
  const Tramita: {
    embed(
      place: Element | string,
      options: {
        page: string;
        token?: (renew: boolean) => Promise<string | null> | string | null;
        theme?: 'light' | 'dark' | 'high-contrast' | 'system';
        height?: number;
        title?: string;
      },
    ): { readonly frame: HTMLIFrameElement; remove(): void };
  };
}
