import type { Locale } from '../../rules/languages/locale.ts';
import type { NotificationTexts } from '../messages/notification-content.ts';
import { notificationMessages } from '../messages/notification-messages.ts';
import { notificationTexts as en } from './en.ts';
import { notificationTexts as es } from './es.ts';

/** The sentences of notifications in every language. */
export const notificationTexts: Readonly<Record<Locale, NotificationTexts>> = { 'pt-BR': notificationMessages, en, es };
