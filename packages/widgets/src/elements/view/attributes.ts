/** Returns the value of an attribute if it is one of those allowed. */
export function oneOf<Value extends string>(
  element: Element,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  const given = element.getAttribute(name);
  return allowed.find((value) => value === given);
}

/** Returns a whole number of an attribute; undefined if it is absent or not a number. */
export function numberOf(element: Element, name: string): number | undefined {
  const given = element.getAttribute(name);
  return given && /^\d+$/.test(given) ? Number(given) : undefined;
}

/** Sets an attribute, or removes it for null, so that it says what the widget shows. */
export function reflect(element: Element, name: string, value: string | number | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}
