import type { UpdateAttachment } from '@tramita/client/contract';
import { type VideoEmbed, videoEmbedOf } from '@tramita/client/rules';
import { ExternalLink, Play } from 'lucide-react';
import { updatesMessages } from '../../../messages/features/updates.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import * as styles from './Carousel.css.ts';
import { Carousel } from './Carousel.tsx';
import * as feedStyles from './UpdatesFeed.css.ts';

export interface UpdateVideosProps {
  videos: readonly UpdateAttachment[];
}

const providers: Readonly<Record<VideoEmbed['provider'], string>> = {
  youtube: 'YouTube',
  drive: 'Google Drive',
  facebook: 'Facebook',
};

/** The minimum permissions of a player: it cannot navigate the page, send forms or request permissions. */
const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** The videos of an update: those of known sites play in frames, all others are links. */
export function UpdateVideos({ videos }: UpdateVideosProps) {
  const messages = useMessages(updatesMessages);
  const found = videos.map((video) => ({ ...video, embed: videoEmbedOf(video.path) }));
  const links = found.filter(({ embed }) => !embed);
  const slides = found.flatMap(({ id, embed }) => {
    if (!embed) return [];
    const name = messages.videoFrame(providers[embed.provider]);
    return [{ id, name, content: <VideoFrame name={name} src={embed.src} />, thumb: <Play aria-hidden="true" /> }];
  });
  return (
    <>
      {slides.length > 0 && <Carousel label={messages.videos} slides={slides} />}
      {links.length > 0 && (
        <ul className={feedStyles.attached} aria-label={messages.videos}>
          {links.map(({ id, path }) => (
            <li key={id}>
              <ExternalLink aria-hidden="true" />
              <a href={path} target="_blank" rel="noopener noreferrer" title={messages.openVideo}>
                {path}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function VideoFrame({ name, src }: { name: string; src: string }) {
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={name}
      sandbox={sandbox}
      allow="fullscreen; picture-in-picture; encrypted-media"
      // players refuse to play if the page sends no referrer
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  );
}
