import { type AtRule, parse } from 'postcss';
import type { Plugin } from 'vite';

/**
 * Where a rule comes from decides which of two equal rules wins, because the order in which a page loads style sheets
 * must not. Each tier weighs three element names more than the one before it, as many as a rule may have by itself, so
 * that a class, an attribute or a state still outweighs every tier.
 */
const tiers: readonly (readonly [RegExp, number])[] = [
  [/\/host\/src\//, 15],
  [/(^|\/)src\/features\//, 12],
  // parts that several features share
  [/(^|\/)src\/(areas|attachments|form|lists|people|rich-text|saved-views|services|task-actions|timeline)\//, 9],
  // parts of the design system that style another part
  [/(^|\/)src\/ui\/(Combobox|DateInput|IconButton|Pagination|PasswordInput|SearchBox|Select|TextArea)\//, 6],
  [/(^|\/)src\/ui\//, 3],
];

/** The theme writes its weights itself: tokens weigh nothing, the reset weighs less than any class. */
const unweighted = /(^|\/)src\/theme\//;

/** No element has this name, so `:not()` of it matches everything and only adds its weight. */
const weight = (tier: number): string => `:not(${Array<string>(tier).fill('t').join(' ')})`;

const skipped = /"[^"]*"|:where\((?:[^()]|\([^()]*\))*\)/;
const firstClass = new RegExp(`^((?:${skipped.source}|[^.])*\\.[\\w-]+)`);

/** Adds the weight of a file's tier to every rule of its style sheet. Throws if a file or a rule has no place in the tiers. */
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

/** Puts the style sheets of vanilla-extract into tiers; goes next to its plugin in every Vite configuration. */
export function styleTiers(): Plugin {
  return {
    name: 'tramita:style-tiers',
    enforce: 'pre',
    transform: (code, id) => (/\.css\.ts\.vanilla\.css(\?|$)/.test(id) ? { code: addTier(code, id), map: null } : null),
  };
}
