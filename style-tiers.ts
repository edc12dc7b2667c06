import { type AtRule, parse } from 'postcss';
import type { Plugin } from 'vite';

/**
 * The tier of a style sheet decides which of two otherwise equal rules wins, because the order in which a page loads
 * style sheets must not matter. Each tier adds the specificity of three more element names than the one before. A rule
 * may have at most three of its own, so a class, an attribute or a state still outweighs every tier.
 */
const tiers: readonly (readonly [RegExp, number])[] = [
  [/\/host\/src\//, 15],
  [/(^|\/)src\/features\//, 12],
  // parts that several features share
  [
    /(^|\/)src\/(absences|areas|attachments|change-history|form|lists|people|person-data|privacy|rich-text|saved-views|services|task-actions|timeline)\//,
    9,
  ],
  // components of the design system that style another component
  [/(^|\/)src\/ui\/(Combobox|DateInput|IconButton|Pagination|PasswordInput|SearchBox|Select|TextArea)\//, 6],
  [/(^|\/)src\/ui\//, 3],
];

/** The theme sets its own specificity: tokens have none, the reset has less than any class. */
const unweighted = /(^|\/)src\/theme\//;

/** No element has this name, so `:not()` of it matches everything and only adds specificity. */
const weight = (tier: number): string => `:not(${Array<string>(tier).fill('t').join(' ')})`;

const skipped = /"[^"]*"|:where\((?:[^()]|\([^()]*\))*\)/;
const firstClass = new RegExp(`^((?:${skipped.source}|[^.])*\\.[\\w-]+)`);

/** Adds the specificity of a file's tier to all its rules. Throws if a file has no tier or a rule has no class. */
export function addTier(css: string, file: string): string {
  const path = file.replace(/\?.*$/, '');
  if (unweighted.test(path)) return css;
  const tier = tiers.find(([pattern]) => pattern.test(path))?.[1];
  if (tier === undefined) throw new Error(`${path} belongs to no tier of style-tiers.ts`);
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    rule.selectors = rule.selectors.map((selector) => {
      if (!firstClass.test(selector)) throw new Error(`${path} styles "${selector}", which has no class of its own`);
      return selector.replace(firstClass, `$1${weight(tier)}`);
    });
  });
  return sheet.toString();
}

/**
 * Module of `virtual:sheet/*` where widgets run from their sources: all style sheets of the page. In the published
 * package it is the sheet of one subpath.
 */
const sheetOfPage = `export default () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText).join('\\n');`;
const sheetModule = '\0sheet-of-page';

/** Vite plugin that puts the style sheets of vanilla-extract into tiers; every Vite configuration needs it. */
export function styleTiers(): Plugin {
  return {
    name: 'tramita:style-tiers',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:sheet/') ? sheetModule : null),
    load: (id) => (id === sheetModule ? sheetOfPage : null),
    transform: (code, id) => (/\.css\.ts\.vanilla\.css(\?|$)/.test(id) ? { code: addTier(code, id), map: null } : null),
  };
}
