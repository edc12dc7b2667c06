import { isAborted } from '@tramita/client';
import { downloadUpdateAttachment, type UpdateAttachment } from '@tramita/client/contract';
import { useEffect, useState } from 'react';
import { previewBlob } from '../../../attachments/preview-kind.ts';
import { useRead } from '../../../calls/use-read.ts';
import { useTramita } from '../../../provider/tramita-context.ts';

/** A picture with an address of this page, or null if it could not be loaded. */
export type ShownImage = string | null;

/**
 * The pictures of an update by their id, each with an address of this page once it is loaded: they are fetched with the
 * user's token, which an `img` cannot send. They are loaded one after the other and released when the page is left.
 */
export function useUpdateImages(images: readonly UpdateAttachment[]): ReadonlyMap<number, ShownImage> {
  const { onError } = useTramita();
  const read = useRead();
  const [shown, setShown] = useState<ReadonlyMap<number, ShownImage>>(new Map());
  const wanted = images.map(({ id, name }) => `${id}/${name}`).join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new array with the same pictures is no change
  useEffect(() => {
    const abort = new AbortController();
    const addresses: string[] = [];
    const fetchOne = async ({ id, name }: UpdateAttachment): Promise<void> => {
      let address: ShownImage = null;
      try {
        const bytes = await read(downloadUpdateAttachment, { params: { id, name } }, { signal: abort.signal });
        const blob = await previewBlob(name, bytes);
        if (abort.signal.aborted) return;
        address = blob && URL.createObjectURL(blob);
        if (address) addresses.push(address);
      } catch (error) {
        if (isAborted(error)) return;
        onError(error);
      }
      setShown((now) => new Map(now).set(id, address));
    };
    void (async () => {
      for (const image of images) if (!abort.signal.aborted) await fetchOne(image);
    })();
    return () => {
      abort.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
      setShown(new Map());
    };
  }, [read, wanted]);
  return shown;
}
