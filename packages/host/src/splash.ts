/** Shows the splash of `index.html` over the page, with a line of its own under the product's name. */
export function showSplash(line: string): void {
  const splash = document.getElementById('splash');
  const place = splash?.querySelector('[data-slot="line"]');
  if (!splash || !place) return;
  if (place.textContent !== line) place.textContent = line;
  splash.hidden = false;
}

/** Shows the product's name on the splash, if the server did not. */
export function nameSplash(name: string): void {
  const heading = document.querySelector('#splash h1');
  if (heading && heading.textContent !== name) heading.textContent = name;
}

/** Hides the splash. */
export function hideSplash(): void {
  const splash = document.getElementById('splash');
  if (splash) splash.hidden = true;
}
