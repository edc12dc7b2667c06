/** The part of the Trusted Types API that is used; TypeScript's DOM library does not have it yet. */
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

/** Name of the policy, as a page's content security policy lists it: `trusted-types tramita`. */
const policyName = 'tramita';

let policy: HtmlPolicy | null | undefined;

/**
 * Returns the policy of Trusted Types of the widgets, made at first use; null where the browser has no Trusted Types or
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
          throw new TypeError('Widgets load no script by its address.');
        },
      }) ?? null;
  } catch {
    policy = null;
  }
  return policy;
}

/**
 * Marks HTML as trusted for a page that requires Trusted Types. Call it only with HTML that was sanitised, or that is
 * parsed into a document of its own, where nothing runs and nothing is fetched.
 */
export function trustedHtml(html: string): string {
  return (htmlPolicy()?.createHTML(html) ?? html) as string;
}

/** Parses HTML into a document of its own, where nothing runs and nothing is fetched. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;
}
