import type { TextsLike } from '../languages/texts-like.ts';
import { textLimits, tooLongMessage } from '../workflow/problems/limits.ts';

/** Properties of a linked process that are checked before it is sent and before it is published. */
export interface LinkedProcessDraft {
  readonly title?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly active?: boolean | null | undefined;
  /** Ids. */
  readonly department?: unknown;
  readonly sector?: unknown;
}

/** Problems of a linked process, by input. */
export interface LinkedProcessProblems {
  readonly title?: string;
  readonly url?: string;
  readonly active?: string;
  readonly department?: string;
  readonly sector?: string;
}

/** Messages of {@link linkedProcessProblems}. */
export const linkedProcessMessages = {
  titleRequired: 'Preenche com o nome do processo',
  titleTooLong: tooLongMessage(textLimits.processTitle),
  urlRequired: 'Preenche com a URL do processo',
  activeRequired: 'Selecione uma opção',
  departmentRequired: 'Selecione um departamento',
  sectorRequired: 'Selecione um setor',
} as const;

/** Returns whether a text is the address of a web page: absolute, http or https, with a host. */
function isPageAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#]/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
}

/**
 * Validates a process with an address of its own: a name of at most fifty characters, an http or https address, whether
 * it is active, and its department and sector. Blanks around texts are ignored.
 *
 * @example
 * linkedProcessProblems({ title: 'Ponto', url: 'ponto.example', active: true, department: 1, sector: 2 });
 * // { url: 'Preenche com a URL do processo' }
 */
export function linkedProcessProblems(
  draft: LinkedProcessDraft,
  messages: TextsLike<typeof linkedProcessMessages> = linkedProcessMessages,
): LinkedProcessProblems {
  const title = draft.title?.trim() ?? '';
  return {
    ...(title === '' ? { title: messages.titleRequired } : {}),
    ...(title.length > textLimits.processTitle ? { title: messages.titleTooLong } : {}),
    ...(isPageAddress(draft.url?.trim() ?? '') ? {} : { url: messages.urlRequired }),
    ...(typeof draft.active === 'boolean' ? {} : { active: messages.activeRequired }),
    ...((draft.department ?? null) === null ? { department: messages.departmentRequired } : {}),
    ...((draft.sector ?? null) === null ? { sector: messages.sectorRequired } : {}),
  };
}
