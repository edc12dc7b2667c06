import { formatDay } from '../../rules/form/day-text.ts';
import { bold, pageLink } from './html.ts';

/** The values of each kind of notice: a notification that is about no request. Plain text. */
export interface NoticeValues {
  /** `day` is the last day of the token, `yyyy-MM-dd`. */
  readonly tokenExpires: { readonly account: string; readonly day: string };
  /** The webhook failed for too long, or its address is gone. */
  readonly webhookDisabled: { readonly webhook: string };
  /** People whose access ended, and the number of tasks that no active person can work since then. */
  readonly accessEnded: {
    readonly people: number;
    /** Name of the person if it is one. */
    readonly name: string | null;
    readonly tasks: number;
    /** Page that the reader can open. */
    readonly page: 'pending' | 'attendance';
    /** Key of the connection that took the access; its notices of an hour are combined. */
    readonly source?: string;
  };
}

/** A kind of notice. */
export type NoticeName = keyof NoticeValues;

/** The content of a notice without words. */
export type NoticeContent = {
  readonly [Name in NoticeName]: { readonly name: Name; readonly values: NoticeValues[Name] };
}[NoticeName];

/** The sentences of one language, as HTML in which the values are escaped. */
export type NoticeTexts = { readonly [Name in NoticeName]: (values: NoticeValues[Name]) => string };

/** Every sentence of a notice in Portuguese. */
export const noticeMessages: NoticeTexts = {
  tokenExpires: ({ account, day }) =>
    `Um token da conta de serviço ${bold(account)} termina em ${bold(formatDay(day))}. Emita o próximo em Integrações`,
  webhookDisabled: ({ webhook }) => `O webhook ${bold(webhook)} foi desativado porque o endereço não recebe os eventos`,
  accessEnded: ({ people, name, tasks, page }) => {
    const who = name === null ? `${people} pessoas` : bold(name);
    const left = tasks === 1 ? '1 tarefa ficou sem responsável' : `${tasks} tarefas ficaram sem responsável`;
    return `O acesso de ${who} foi desativado: ${left}. ${pageLink(page, page === 'pending' ? 'Abrir Pendências' : 'Abrir Atendimento')}`;
  },
};

/** Returns the sentence of a notice as HTML. */
export function noticeHtml<Name extends NoticeName>(
  { name, values }: { readonly name: Name; readonly values: NoticeValues[Name] },
  texts: NoticeTexts,
): string {
  return texts[name](values);
}
