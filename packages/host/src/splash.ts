/** Shows the splash of `index.html` over the page, with a line of its own under the product's name. */
export function showSplash(line: string): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  labelSplash(line);
  splash.hidden = false;
}

/** Replaces the line of the splash without showing a hidden splash again. */
export function labelSplash(line: string): void {
  const place = document.querySelector('#splash [data-slot="line"]');
  if (place && place.textContent !== line) place.textContent = line;
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
