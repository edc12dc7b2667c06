import { expect, test } from 'vitest';
import { videoEmbedOf, videoFrameOrigins } from './video-embed.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const drive = 'https://drive.google.com/file/d/1AbCdEfGhIjK-lmn_op/preview';
const facebook = (page: string) =>
  `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(`https://www.facebook.com${page}`)}&show_text=false`;

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtube.com/watch?t=10&v=dQw4w9WgXcQ&list=abc', youtube],
  ['  https://youtu.be/dQw4w9WgXcQ?si=x  ', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', youtube],
  ['https://WWW.YouTube.com/live/dQw4w9WgXcQ/', youtube],
  ['https://drive.google.com/file/d/1AbCdEfGhIjK-lmn_op/view?usp=sharing', drive],
  ['https://drive.google.com/open?id=1AbCdEfGhIjK-lmn_op', drive],
  ['https://www.facebook.com/watch/?v=10153231379946729', facebook('/watch/?v=10153231379946729')],
  ['https://www.facebook.com/redeipe/videos/10153231379946729/', facebook('/redeipe/videos/10153231379946729/')],
  ['https://m.facebook.com/reel/123456789', facebook('/reel/123456789')],
])('P2.9.12 P2.9.13 P2.9.14 plays %s in a frame', (address, src) => {
  expect(videoEmbedOf(address)?.src).toBe(src);
  expect(videoFrameOrigins.some((origin) => origin === new URL(src).origin)).toBe(true);
});

test.each([
  'https://vimeo.com/76979871',
  'https://empresa.example/video.mp4',
  // not https, or not an address at all
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//https://youtu.be/dQw4w9WgXcQ',
  'data:text/html,<script>alert(1)</script>',
  '//youtu.be/dQw4w9WgXcQ',
  'youtu.be/dQw4w9WgXcQ',
  '',
  // hosts that only look similar
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example\\@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://evil.example#@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://ana:senha@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com./watch?v=dQw4w9WgXcQ',
  'https://www.youtubе.com/watch?v=dQw4w9WgXcQ',
  'https://docs.google.com/file/d/1AbCdEfGhIjK-lmn_op/view',
  // invalid ids
  'https://www.youtube.com/watch?v="><script>alert(1)</script>',
  'https://youtu.be/dQw4w9WgXcQ/../../redirect',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/watch?v=../../../x',
  'https://drive.google.com/file/d/../../x/view',
  'https://drive.google.com/file/d/abc%2F..%2Fx1234567/view',
  'https://www.facebook.com/plugins/video.php?href=https://evil.example',
  'https://www.facebook.com/watch/?v=1&v=javascript:alert(1)',
  'https://www.facebook.com/l.php?u=https://evil.example',
])('P2.9.15 gives no frame to %s', (address) => {
  expect(videoEmbedOf(address)).toBeNull();
});
