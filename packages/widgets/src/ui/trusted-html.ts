/** The used part of the Trusted Types API; TypeScript's DOM library does not declare it yet. */
interface HtmlPolicy {
  createHTML(text: string): unknown;
  createScriptURL(url: string): unknown;
}
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string; createScriptURL: (url: string) => string },
  ): HtmlPolicy;
}

/** Name of the policy, as listed in a page's content security policy: `trusted-types tramita`. */
const policyName = 'tramita';

let policy: HtmlPolicy | null | undefined;

/**
 * Returns the Trusted Types policy of the widgets, created on first use; null if the browser has no Trusted Types or
 * the page does not allow the name.
 */
function htmlPolicy(): HtmlPolicy | null {
  if (policy !== undefined) return policy;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    policy =
      trustedTypes?.createPolicy(policyName, {
        createHTML: (text) => text,
        createScriptURL() {
          throw new TypeError('Widgets do not load scripts by URL.');
        },
      }) ?? null;
  } catch {
    policy = null;
  }
  return policy;
}

/** Parses HTML without a policy, and removes scripts and event handlers. Not all browsers have it yet. */
interface SafeParser {
  parseHTML?(html: string, options: { sanitizer: { removeElements: string[] } }): Document;
}

/**
 * Parses HTML into a separate document, where nothing runs or loads. Works on a page that allows no Trusted Types policy
 * if the browser has `Document.parseHTML`.
 */
export function parseHtml(html: string): HTMLElement {
  const parser = Document as unknown as SafeParser;
  if (parser.parseHTML) return parser.parseHTML(html, { sanitizer: { removeElements: [] } }).body;
  const trusted = htmlPolicy()?.createHTML(html) ?? html;
  return new DOMParser().parseFromString(trusted as string, 'text/html').body;
}
