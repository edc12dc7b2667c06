import { oneLine } from '@tramita/client/engine';
import { createTransport } from 'nodemailer';
import { type OutgoingMessage, SendError, type SendMessage } from '../ports/messengers.ts';
import { isMailAddress, type MailAddress } from './mail-address.ts';

/** Server and credentials for sending mail. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the start; otherwise STARTTLS. */
  readonly implicitTls: boolean;
  /** Whether mail is only sent over TLS. Never required for the same machine. */
  readonly requireTls: boolean;
  readonly user: string | null;
  readonly password: string | null;
  readonly from: MailAddress;
}

/** Time limits of the steps of an SMTP session; ms. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 };

function openTransport(settings: SmtpSettings) {
  const { host, port, implicitTls, user, password } = settings;
  return createTransport({
    host,
    port,
    secure: implicitTls,
    requireTLS: settings.requireTls && !implicitTls,
    // if TLS is not required, an untrusted certificate is still better than no encryption
    tls: { rejectUnauthorized: settings.requireTls || implicitTls },
    auth: user === null ? undefined : { user, pass: password ?? '' },
    // the message contains only its fields: none of them may be an address to read a file or page from
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
}

/** Connects to the SMTP server and signs in, without a message. @throws {SendError} with the reason */
export async function checkSmtp(settings: SmtpSettings): Promise<void> {
  try {
    await openTransport(settings).verify();
  } catch (error) {
    throw new SendError(reasonOf(error), { cause: error });
  }
}

/** Sends mail to an SMTP server, with one connection per message. */
export function createSmtpSender(settings: SmtpSettings): SendMessage {
  const { from } = settings;
  const transport = openTransport(settings);
  const domain = from.address.split('@')[1] ?? 'localhost';
  return async (message) => {
    if (!isMailAddress(message.address)) {
      const whose = message.recipient ? 'no cadastro desta pessoa' : 'indicado no processo';
      throw new SendError(`O e-mail ${whose} não é válido.`, { isFinal: true });
    }
    try {
      await transport.sendMail(mailOf(message, from, domain));
    } catch (error) {
      throw new SendError(reasonOf(error), { cause: error });
    }
  };
}

function mailOf(message: OutgoingMessage, from: MailAddress, domain: string) {
  return {
    from,
    // as an object, so that a name with a comma does not add a second address
    to: { name: oneLine(message.recipient?.completeName ?? ''), address: message.address },
    subject: oneLine(message.subject),
    messageId: `<${message.key}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'pt-BR' },
    text: message.text,
    html: message.html,
  };
}

const reasons: Readonly<Record<string, string>> = {
  EENVELOPE: 'O servidor de e-mail recusou o destinatário ou o remetente.',
  EMESSAGE: 'O servidor de e-mail recusou a mensagem.',
  EAUTH: 'O servidor de e-mail recusou o usuário ou a senha.',
  ENOAUTH: 'O servidor de e-mail recusou o usuário ou a senha.',
  ETLS: 'Não foi possível proteger a conexão com o servidor de e-mail por TLS.',
  ETIMEDOUT: 'O servidor de e-mail não respondeu a tempo.',
};

function reasonOf(error: unknown): string {
  const { code, response } = Object(error) as { code?: unknown; response?: unknown };
  const reason = reasons[String(code)] ?? 'Não foi possível falar com o servidor de e-mail.';
  const said = typeof response === 'string' ? response : error instanceof Error ? error.message : '';
  return said ? `${reason} (${oneLine(said).slice(0, 500)})` : reason;
}
