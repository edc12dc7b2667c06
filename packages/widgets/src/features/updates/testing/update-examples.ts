/** Parts of an update that has only a title. */
export const emptyParts = {
  title: 'Novidade',
  description: '',
  videos: [] as string[],
  images: [] as File[],
  files: [] as File[],
  groups: [] as number[],
  departments: [] as number[],
};

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture of one pixel. */
export const pictureFile = (name: string): File =>
  new File([Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0))], name, { type: 'image/png' });

/** A text file. */
export const textFile = (name: string, content = 'olá'): File => new File([content], name, { type: 'text/plain' });
