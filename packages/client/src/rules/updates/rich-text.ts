/** Tags allowed in rich text written by users: formatting, paragraphs, headings, lists, links and tables. */
export const richTextTags = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'span', 'sub', 'sup', 'blockquote', 'code', 'pre', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

/** Attributes allowed in rich text, by tag; other tags have none. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Schemes allowed in the addresses of links in rich text. */
export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const;
