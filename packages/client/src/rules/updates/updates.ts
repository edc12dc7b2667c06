import { updateDescriptionMaxLength, updateTitleMaxLength, videoAddressMaxLength } from '../../contract/base/limits.ts';
import { richTextProblem } from './rich-text-limits.ts';

/** What can be wrong with an update, by the name of the input. */
export interface UpdateProblems {
  readonly title?: string;
  readonly description?: string;
  readonly videos?: string;
  readonly expiresAt?: string;
}

/** The sentences of {@link updateProblems}. */
export const updateProblemMessages = {
  titleRequired: 'Preencha o título',
  titleTooLong: `Use no máximo ${updateTitleMaxLength} caracteres no título`,
  descriptionTooLong: 'A descrição com a formatação passa de 100.000 caracteres. Reduza o texto.',
  videoAddress: 'Digite um link que comece com https://',
  expiryBeforeStart: 'O fim da exibição deve ser depois do início',
} as const;

/** What {@link updateProblems} looks at. */
export interface UpdateDraft {
  readonly title: string;
  /** HTML. */
  readonly description: string;
  /** Addresses of the videos. */
  readonly videos: readonly string[];
  readonly publishAt: Date | null;
  readonly expiresAt: Date | null;
}

/** Checks an update that is to be saved. Blanks around the title do not count. */
export function updateProblems({ title, description, videos, publishAt, expiresAt }: UpdateDraft): UpdateProblems {
  const length = Array.from(title.trim()).length;
  const wrongTitle =
    length === 0
      ? updateProblemMessages.titleRequired
      : length > updateTitleMaxLength
        ? updateProblemMessages.titleTooLong
        : null;
  const tooLong = description.length > updateDescriptionMaxLength;
  const wrongDescription = tooLong ? updateProblemMessages.descriptionTooLong : richTextProblem(description);
  return {
    ...(wrongTitle ? { title: wrongTitle } : {}),
    ...(wrongDescription ? { description: wrongDescription } : {}),
    ...(videos.every(isVideoAddress) ? {} : { videos: updateProblemMessages.videoAddress }),
    ...(publishAt && expiresAt && expiresAt <= publishAt ? { expiresAt: updateProblemMessages.expiryBeforeStart } : {}),
  };
}

/** Whether a video can stand at this address: https, with a host, without a name and password in it. */
export function isVideoAddress(address: string): boolean {
  const typed = address.trim();
  if (typed.length > videoAddressMaxLength || /[\s\\]|\p{Cc}/u.test(typed) || !URL.canParse(typed)) return false;
  const { protocol, username, password } = new URL(typed);
  return protocol === 'https:' && username === '' && password === '';
}
