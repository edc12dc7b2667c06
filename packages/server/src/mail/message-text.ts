import { escapeHtml } from '@tramita/client/engine';
import type { Locale } from '@tramita/client/rules';

/** Returns the body as it is sent, followed by the link. */
export function textOf(body: string, link: string, linkText: string): string {
  return `${body}\n\n${linkText}: ${link}`;
}

/** A message to render. */
export interface RenderedMessage {
  readonly subject: string;
  readonly body: string;
  readonly link: string;
  readonly linkText: string;
  readonly locale: Locale;
}

/** Returns the message as an HTML page. Lines of the form `Nome: valor` are shown in a table. */
export function htmlOf({ subject, body, link, linkText, locale }: RenderedMessage): string {
  const blocks = body.split('\n\n').map((block) => blockOf(block.split('\n')));
  return [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:Arial,Helvetica,sans-serif;font-size:14px;line-height:20px;color:#1c2024">',
    ...blocks,
    `<p style="margin:16px 0"><a href="${escapeHtml(link)}">${escapeHtml(linkText)}</a></p>`,
    '</body></html>',
  ].join('\n');
}

function blockOf(lines: readonly string[]): string {
  const facts = lines.map((line) => /^([^:]+): (.*)$/.exec(line));
  if (facts.includes(null)) return `<p style="margin:16px 0">${lines.map(escapeHtml).join('<br>')}</p>`;
  const rows = facts.map((fact) => factRow(fact?.[1] ?? '', fact?.[2] ?? ''));
  return `<table role="presentation" cellpadding="0" cellspacing="0">${rows.join('')}</table>`;
}

function factRow(name: string, value: string): string {
  const cell = 'padding:2px 12px 2px 0;vertical-align:top';
  return `<tr><td style="${cell};color:#60646c">${escapeHtml(name)}</td><td style="${cell}">${escapeHtml(value)}</td></tr>`;
}
