import type { UpdateAttachment } from '@tramita/client/contract';
import { Image, ImageOff } from 'lucide-react';
import { updatesMessages } from '../../../messages/features/updates.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { useUpdateImages } from '../editor/use-update-images.ts';
import * as styles from './Carousel.css.ts';
import { Carousel } from './Carousel.tsx';

export interface UpdateImagesProps {
  images: readonly UpdateAttachment[];
}

/** The pictures of an update. */
export function UpdateImages({ images }: UpdateImagesProps) {
  const messages = useMessages(updatesMessages);
  const shown = useUpdateImages(images);
  const contentOf = ({ id, name }: UpdateAttachment) => {
    const address = shown.get(id);
    if (address) return <img className={styles.image} src={address} alt={name} draggable={false} />;
    return address === null ? <p>{messages.imageFailed}</p> : <Spinner label={messages.loading} />;
  };
  const thumbOf = ({ id }: UpdateAttachment) => {
    const address = shown.get(id);
    if (address) return <img src={address} alt="" />;
    return address === null ? <ImageOff aria-hidden="true" /> : <Image aria-hidden="true" />;
  };
  const slides = images.map((image) => ({
    id: image.id,
    name: image.name,
    content: contentOf(image),
    thumb: thumbOf(image),
  }));
  return <Carousel label={messages.images} slides={slides} />;
}
