import { updateDescriptionMaxLength, updateTitleMaxLength, videoAddressMaxLength } from '../../contract/base/limits.ts';
import type { TextsLike } from '../languages/texts-like.ts';
import { richTextLimitMessages, richTextProblem } from './rich-text-limits.ts';

/** Problems of an update, by the name of the input. */
export interface UpdateProblems {
  readonly title?: string;
  readonly description?: string;
  readonly videos?: string;
  readonly expiresAt?: string;
}

/** Messages of {@link updateProblems}. */
export const updateProblemMessages = {
  ...richTextLimitMessages,
  titleRequired: 'Preencha o título',
  titleTooLong: `Use no máximo ${updateTitleMaxLength} caracteres no título`,
  descriptionTooLong: 'A descrição com a formatação passa de 100.000 caracteres. Reduza o texto.',
  videoAddress: 'Digite um link que comece com https://',
  expiryBeforeStart: 'O fim da exibição deve ser depois do início',
} as const;

/** Input of {@link updateProblems}. */
export interface UpdateDraft {
  readonly title: string;
  /** HTML. */
  readonly description: string;
  /** Addresses of the videos. */
  readonly videos: readonly string[];
  readonly publishAt: Date | null;
  readonly expiresAt: Date | null;
}

/** Validates an update. Blanks around the title are ignored. */
export function updateProblems(
  { title, description, videos, publishAt, expiresAt }: UpdateDraft,
  texts: TextsLike<typeof updateProblemMessages> = updateProblemMessages,
): UpdateProblems {
  const length = Array.from(title.trim()).length;
  const wrongTitle = length === 0 ? texts.titleRequired : length > updateTitleMaxLength ? texts.titleTooLong : null;
  const tooLong = description.length > updateDescriptionMaxLength;
  const wrongDescription = tooLong ? texts.descriptionTooLong : richTextProblem(description, texts);
  return {
    ...(wrongTitle ? { title: wrongTitle } : {}),
    ...(wrongDescription ? { description: wrongDescription } : {}),
    ...(videos.every(isVideoAddress) ? {} : { videos: texts.videoAddress }),
    ...(publishAt && expiresAt && expiresAt <= publishAt ? { expiresAt: texts.expiryBeforeStart } : {}),
  };
}

/** Returns whether an address of a video is allowed: https, with a host, without user name and password. */
export function isVideoAddress(address: string): boolean {
  const typed = address.trim();
  if (typed.length > videoAddressMaxLength || /[\s\\]|\p{Cc}/u.test(typed) || !URL.canParse(typed)) return false;
  const { protocol, username, password } = new URL(typed);
  return protocol === 'https:' && username === '' && password === '';
}
