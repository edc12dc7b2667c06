import { isVideoAddress } from './updates.ts';

/** Allowed origins of frames with videos, for a content security policy. */
export const videoFrameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://drive.google.com',
  'https://www.facebook.com',
] as const;

/** A video that can be played in a page. */
export interface VideoEmbed {
  readonly provider: 'youtube' | 'drive' | 'facebook';
  /** Address of the frame, on one of {@link videoFrameOrigins}. */
  readonly src: string;
}

const [youtubeOrigin, driveOrigin, facebookOrigin] = videoFrameOrigins;
const youtubeHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const shortYoutubeHost = 'youtu.be';
const driveHosts = new Set(['drive.google.com']);
const facebookHosts = new Set(['facebook.com', 'www.facebook.com', 'm.facebook.com', 'web.facebook.com']);

const youtubeId = /^[\w-]{11}$/;
const driveId = /^[\w-]{10,100}$/;
const facebookPaths = [
  /^\/watch\/?$/,
  /^\/[\w.-]+\/videos\/(?:[\w.-]+\/)?\d+\/?$/,
  /^\/reel\/\d+\/?$/,
  /^\/video\.php$/,
  /^\/share\/[rv]\/\w+\/?$/,
];

/**
 * Returns the frame that plays the video at an address; null for every address that is not a video of YouTube, Google
 * Drive or Facebook. Only a checked id of the address becomes part of the frame's address, or, for Facebook, the rebuilt
 * address of the page.
 *
 * @example
 * videoEmbedOf('https://youtu.be/dQw4w9WgXcQ'); // { provider: 'youtube', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' }
 */
export function videoEmbedOf(address: string): VideoEmbed | null {
  if (!isVideoAddress(address)) return null;
  const url = new URL(address.trim());
  if (url.port !== '') return null;
  if (url.hostname === shortYoutubeHost || youtubeHosts.has(url.hostname)) return youtubeEmbed(url);
  if (driveHosts.has(url.hostname)) return driveEmbed(url);
  return facebookHosts.has(url.hostname) ? facebookEmbed(url) : null;
}

function youtubeEmbed({ hostname, pathname, searchParams }: URL): VideoEmbed | null {
  const id =
    hostname === shortYoutubeHost
      ? pathname.slice(1)
      : pathname === '/watch'
        ? searchParams.get('v')
        : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1];
  return id && youtubeId.test(id) ? { provider: 'youtube', src: `${youtubeOrigin}/embed/${id}` } : null;
}

function driveEmbed({ pathname, searchParams }: URL): VideoEmbed | null {
  const id = pathname === '/open' ? searchParams.get('id') : /^\/file\/d\/([^/]+)(?:\/|$)/.exec(pathname)?.[1];
  return id && driveId.test(id) ? { provider: 'drive', src: `${driveOrigin}/file/d/${id}/preview` } : null;
}

function facebookEmbed({ pathname, searchParams }: URL): VideoEmbed | null {
  if (!facebookPaths.some((path) => path.test(pathname))) return null;
  const page = new URL(pathname, facebookOrigin);
  const video = searchParams.get('v');
  const isNumbered = pathname.startsWith('/watch') || pathname === '/video.php';
  if (isNumbered && !(video && /^\d{5,25}$/.test(video))) return null;
  if (isNumbered && video) page.searchParams.set('v', video);
  const query = new URLSearchParams({ href: page.href, show_text: 'false' });
  return { provider: 'facebook', src: `${facebookOrigin}/plugins/video.php?${query}` };
}
