// Runs before the page is shown, so that a chosen theme does not appear after the other one.
const chosen = localStorage.getItem('tramita-docs-theme');
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
