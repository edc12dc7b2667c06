import { richTextMaxDepth, richTextMaxLength } from '../../contract/base/limits.ts';
import type { TextsLike } from '../languages/texts-like.ts';

/** Message for rich text that is too long. */
export const richTextTooLongMessage = 'O texto com a formatação passa de 200.000 caracteres. Reduza o texto.';
/** Message for rich text with too many nested elements. */
export const richTextTooDeepMessage = `O texto tem mais de ${richTextMaxDepth} níveis de formatação. Simplifique a formatação.`;

/** Messages for rich text that is too large. */
export const richTextLimitMessages = {
  richTextTooLong: richTextTooLongMessage,
  richTextTooDeep: richTextTooDeepMessage,
} as const;

/** Elements that never contain others. */
const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Elements that end where the next one of their kind begins, or where their parent ends. */
const selfEnding = new Set(['p', 'li', 'td', 'th', 'tr', 'tbody', 'thead']);
/** Elements in which a parser reads tags differently or not at all. None of them is allowed in rich text. */
const strangeTags = new Set(
  ['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext'].concat([
    'svg',
    'math',
    'template',
    'select',
    'option',
    'object',
    'applet',
    'marquee',
  ]),
);

const tagName = /[a-z][^\s/>]*/iy;

/** Returns the position after the tag whose attributes begin at `start`. */
function endOfTag(html: string, start: number): number {
  let at = start;
  // a quote opens a quoted value only after an equals sign
  for (let isValue = false; at < html.length; at += 1) {
    const sign = html[at];
    if (sign === '>') return at + 1;
    if (isValue && (sign === '"' || sign === "'")) {
      const end = html.indexOf(sign, at + 1);
      if (end < 0) return html.length;
      at = end;
      isValue = false;
    } else if (sign === '=') isValue = true;
    else if (!/\s/.test(sign ?? '')) isValue = false;
  }
  return at;
}

/**
 * Returns whether elements of an HTML text are nested more than `richTextMaxDepth` deep, in one pass that creates nothing.
 * Counts too many levels rather than too few: an end tag counts only if every parser would close the element with it.
 */
function isTooDeep(html: string): boolean {
  const open: string[] = [];
  let closes = true;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('>', at);
      // a comment with tags in it may end elsewhere in another parser
      if (end < at + 6 || html.slice(end - 2, end) !== '--' || html.indexOf('<', at + 1) < end) closes &&= end < 0;
      at = end < 0 ? html.length : end;
      continue;
    }
    const isEnd = html[at + 1] === '/';
    tagName.lastIndex = at + (isEnd ? 2 : 1);
    const name = tagName.exec(html)?.[0].toLowerCase();
    if (name === undefined) {
      if (isEnd || html[at + 1] === '!' || html[at + 1] === '?') closes = false;
      at += 1;
      continue;
    }
    at = endOfTag(html, tagName.lastIndex);
    if (strangeTags.has(name)) closes = false;
    if (isEnd) {
      if (closes) close(open, name);
    } else if (!voidTags.has(name)) {
      if (open.at(-1) === name && selfEnding.has(name)) open.pop();
      open.push(name);
      if (open.length > richTextMaxDepth) return true;
    }
  }
  return false;
}

function close(open: string[], name: string): void {
  const last = open.lastIndexOf(name);
  if (last >= 0 && open.slice(last + 1).every((inner) => selfEnding.has(inner))) open.length = last;
}

/** Returns the message for a rich text that is too large, or null. Does not parse the text. */
export function richTextProblem(
  html: string,
  texts: TextsLike<typeof richTextLimitMessages> = richTextLimitMessages,
): string | null {
  if (html.length > richTextMaxLength) return texts.richTextTooLong;
  return isTooDeep(html) ? texts.richTextTooDeep : null;
}
