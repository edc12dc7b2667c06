// Runs before the page and notes when the answers of the rating are painted. Needs `paint.mjs`.

/** Finds an element also inside the shadow roots of custom elements. */
function find(selector, within = document) {
  const found = within.querySelector(selector);
  if (found) return found;
  for (const element of within.querySelectorAll('*')) {
    const inner = element.shadowRoot && find(selector, element.shadowRoot);
    if (inner) return inner;
  }
  return null;
}

window.findAnswer = () => find('[data-answer="true"], [role="radio"], input[type="radio"], [data-bench="answer"]');

/** Resolves to the time from the start of the navigation to the paint of the answers. */
window.interactive = new Promise((resolve) => {
  const look = () => {
    if (document.body && window.findAnswer()) window.afterPaint(resolve);
    else setTimeout(look, 1);
  };
  look();
});
