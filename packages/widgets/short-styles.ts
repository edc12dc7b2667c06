/**
 * Returns styles for shadow roots, which `withTokens` of the elements reads. Writes `--t-text: var(--tramita-text, #1c2024)` as
 * `$text:#1c2024` and the tokens of all themes as one table, and leaves out the rules of the reset, because there are no
 * rules of a page that it could cancel.
 */
export function shortStyles(css: string): string {
  const reset = /:where\((\.[\w-]+) :is\(\*\)\)[^{]*\{all:\s*revert;?\}/.exec(css)?.[1];
  const kept = reset ? css.replaceAll(new RegExp(`:where\\(\\${reset} [^{}]*\\{[^{}]*\\}`, 'g'), '') : css;
  return withTable(kept.replaceAll(/--t-([\w-]+): var\(--tramita-\1, ([^;}]*)\)(?=[;}])/g, '$$$1:$2'));
}

/** The tokens at the start of a block. */
const tokensOfBlock = /(?<=\{)(?:\$[\w-]+:[^;{}]*;)+/g;

/**
 * Replaces the tokens of themes, which set the same names to other values, by `$0;` or `$1;`, and adds the table of these
 * themes after `$$`: each name with its values, `text|#1c2024|#edeef0;line|#e0e1e6|#2e3135`.
 */
function withTable(css: string): string {
  const themes = themesOf([...css.matchAll(tokensOfBlock)].map(([tokens]) => tokens));
  if (themes.length === 0) return css;
  const rows = namesOf(themes[0] ?? '').map((name, row) =>
    [name, ...themes.map((theme) => valuesOf(theme)[row])].join('|'),
  );
  const short = css.replaceAll(tokensOfBlock, (tokens) => {
    const theme = themes.indexOf(tokens);
    return theme < 0 ? tokens : `$${theme};`;
  });
  return `${short}$$${rows.join(';')}`;
}

/** Returns the blocks of tokens that have the same names, of the longest such list, each once. */
function themesOf(blocks: readonly string[]): readonly string[] {
  const unique = [...new Set(blocks)];
  const alike = unique.map((block) => unique.filter((other) => namesOf(other).join() === namesOf(block).join()));
  const themes = alike.filter(({ length }) => length > 1);
  return themes.sort((one, other) => (other[0]?.length ?? 0) - (one[0]?.length ?? 0))[0] ?? [];
}

const partsOf = (tokens: string): readonly string[] => tokens.slice(1, -1).split(';$');
const namesOf = (tokens: string): readonly string[] =>
  partsOf(tokens).map((token) => token.slice(0, token.indexOf(':')));
const valuesOf = (tokens: string): readonly string[] =>
  partsOf(tokens).map((token) => token.slice(token.indexOf(':') + 1));
