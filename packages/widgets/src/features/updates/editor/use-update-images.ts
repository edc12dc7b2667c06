import { isAborted } from '@tramita/client';
import { downloadUpdateAttachment, type UpdateAttachment } from '@tramita/client/contract';
import { useEffect, useState } from 'react';
import { previewBlob } from '../../../attachments/preview-kind.ts';
import { useTramita } from '../../../provider/tramita-context.ts';

/** A picture under an address of this page, or null when it cannot be had. */
export type ShownImage = string | null;

/**
 * The pictures of an update by their id, each under an address of this page once it is there: they are fetched with the
 * person's token, which no `img` can send. They come one after the other and are let go when the page is left.
 */
export function useUpdateImages(images: readonly UpdateAttachment[]): ReadonlyMap<number, ShownImage> {
  const { client, onError } = useTramita();
  const [shown, setShown] = useState<ReadonlyMap<number, ShownImage>>(new Map());
  const wanted = images.map(({ id, name }) => `${id}/${name}`).join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same pictures again are no others
  useEffect(() => {
    const abort = new AbortController();
    const addresses: string[] = [];
    const fetchOne = async ({ id, name }: UpdateAttachment): Promise<void> => {
      let address: ShownImage = null;
      try {
        const bytes = await client.call(downloadUpdateAttachment, { params: { id, name }, signal: abort.signal });
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
  }, [client, wanted]);
  return shown;
}
