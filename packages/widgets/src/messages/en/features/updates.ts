import type { updatesMessages } from '../../features/updates.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatInteger(count, 'en')} ${many}`;

/** English texts of `updatesMessages`. */
export const updatesTexts: TextsOf<typeof updatesMessages> = {
  feed: 'Updates',
  searchLabel: 'Search updates',
  count: (total: number) => counted(total, 'update', 'updates'),
  fresh: 'New',
  planned: (moment: string) => `Scheduled for ${moment}`,
  expired: 'Expired',
  views: (count: number) => counted(count, 'view', 'views'),
  videoCount: (count: number) => counted(count, 'video', 'videos'),
  imageCount: (count: number) => counted(count, 'image', 'images'),
  fileCount: (count: number) => counted(count, 'file', 'files'),
  onlyFor: (names: string) => `Only for ${names}`,
  until: (moment: string) => `Until ${moment}`,
  all: 'All updates',
  loading: 'Loading...',
  loadingMore: 'Loading more updates',
  listFailed: 'The updates could not be listed.',
  oneFailed: 'Error loading the update.',
  gone: 'It is no longer published or is not intended for you.',
  retry: 'Try again',
  nothing: 'No items found',
  nothingHere: 'News of the portal appears here.',
  nothingFor: (query: string) => `No update matches "${query}". Try another word.`,
  choose: 'Choose an update to read',

  create: 'New update',
  edit: 'Edit update',
  remove: 'Delete update',
  removeQuestion: (title: string) => `Delete the update "${title}"?`,
  removeDetail: 'The update and its attachments disappear for everyone. This cannot be undone.',
  removeConfirm: 'Delete',
  removed: 'Update deleted',
  removeFailed: 'Error deleting the update.',

  images: 'Images',
  videos: 'Videos',
  files: 'Files',
  carousel: 'carousel',
  slide: 'item',
  slideOf: (position: number, total: number) => `${position} of ${total}`,
  slideName: (position: number, total: number, name: string) => `${position} of ${total}: ${name}`,
  previous: (what: string) => `${what}: previous`,
  next: (what: string) => `${what}: next`,
  first: 'This is the first item',
  last: 'This is the last item',
  showSlide: (name: string) => `Show ${name}`,
  imageFailed: 'This image could not be shown.',
  videoFrame: (provider: string) => `Video from ${provider}`,
  openVideo: 'Open in another tab',
  download: 'Download',
  downloadName: (name: string) => `Download ${name}`,
  downloadFailed: 'The file could not be requested, try again.',
};
