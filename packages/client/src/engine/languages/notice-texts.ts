import type { Locale } from '../../rules/languages/locale.ts';
import { type NoticeTexts, noticeMessages } from '../messages/notice-messages.ts';
import { noticeTexts as en } from './en.ts';
import { noticeTexts as es } from './es.ts';

/** The sentences of notices in every language. */
export const noticeTexts: Readonly<Record<Locale, NoticeTexts>> = { 'pt-BR': noticeMessages, en, es };
