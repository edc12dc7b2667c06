import { escapeHtml } from '@tramita/client/engine';

/** Returns the body as it is sent, followed by the link. @default linkText 'Abrir a tarefa' */
export function textOf(body: string, link: string, linkText = 'Abrir a tarefa'): string {
  return `${body}\n\n${linkText}: ${link}`;
}

/** Returns the message as an HTML page. Lines of the form `Nome: valor` are shown in a table. */
export function htmlOf(subject: string, body: string, link: string, linkText = 'Abrir a tarefa'): string {
  const blocks = body.split('\n\n').map((block) => blockOf(block.split('\n')));
  return [
    '<!doctype html>',
    `<html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
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
