import { type ComponentProps, useState } from 'react';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts';
import type { SnackbarItem as Item } from '../../ui/Snackbars/SnackbarItem.tsx';
import { useCountdown } from '../../ui/Snackbars/use-countdown.ts';

const item = lazyPart(async () => (await import('../../ui/Snackbars/SnackbarItem.tsx')).SnackbarItem);

/** Loads the look of messages, before the first one is due. Showing a message tries again if that fails. */
export const preloadSnackbars = () => void item.load().catch(() => {});

/** A message above the page, with the code of its look loaded on demand; a plain text if that cannot be loaded. */
export function SnackbarItem(props: ComponentProps<typeof Item>) {
  const [isPlain, setPlain] = useState(false);
  const Loaded = useLazyPart(item, true, () => setPlain(true));
  if (Loaded) return <Loaded {...props} />;
  return isPlain && <PlainSnackbar {...props} />;
}

function PlainSnackbar({ snackbar, paused, onLeave }: ComponentProps<typeof Item>) {
  const { message, detail } = snackbar;
  useCountdown(snackbar, paused, onLeave);
  return (
    <div data-slot="snackbar">
      {message} {detail}
    </div>
  );
}
