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
export function htmlPolicy(): HtmlPolicy | null {
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

/**
 * Marks HTML as trusted for a page that requires Trusted Types. Call it only with sanitized HTML, or with HTML that is
 * parsed into a separate document, where nothing runs or loads.
 */
export function trustedHtml(html: string): string {
  return (htmlPolicy()?.createHTML(html) ?? html) as string;
}

/** Parses HTML into a separate document, where nothing runs or loads. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;
}
