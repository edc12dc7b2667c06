import { isMailAddress, type MailAddress } from '../mail/mail-address.ts';
import type { SmtpSettings } from '../mail/smtp-sender.ts';
import { ConfigError } from './config-error.ts';
import type { SettingValues } from './settings.ts';

/**
 * Returns the mail server of `SMTP_URL`, such as smtp://user:password@mail.example:587; null if it is not set.
 * @throws {ConfigError} if the sender is missing or is not a mail address
 */
export function smtpOf({ smtpUrl, smtpTls, mailFrom }: SettingValues): SmtpSettings | null {
  if (!smtpUrl) {
    if (mailFrom === undefined) return null;
    throw new ConfigError('Com MAIL_FROM informe também SMTP_URL.');
  }
  if (!mailFrom) throw new ConfigError('Com SMTP_URL informe também MAIL_FROM, o remetente dos e-mails.');
  const from = readMailbox(mailFrom);
  if (!from) {
    throw new ConfigError(
      `MAIL_FROM deve ser um e-mail, como tramita@exemplo.com ou Tramita <tramita@exemplo.com>; recebido: "${mailFrom}".`,
    );
  }
  const url = new URL(smtpUrl);
  const implicitTls = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: Number(url.port) || (implicitTls ? 465 : 587),
    implicitTls,
    requireTls: smtpTls === 'required' && !isLoopback(host),
    user: url.username ? decodeURIComponent(url.username) : null,
    password: url.password ? decodeURIComponent(url.password) : null,
    from,
  };
}

function readMailbox(text: string): MailAddress | null {
  const [, name = '', address = text.trim()] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? [];
  return isMailAddress(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : null;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
