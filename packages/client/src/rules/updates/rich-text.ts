/** Tags that may stand in rich text of people: marks, paragraphs, headings, lists, links and tables. */
export const richTextTags = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'span', 'sub', 'sup', 'blockquote', 'code', 'pre', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

/** Attributes that may stand in rich text, by tag; all others have none. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Schemes of the addresses links of rich text may have. */
export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const;
