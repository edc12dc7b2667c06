// The browser's own time for a key: one input and nothing else on the page.
window.bench = {
  mount: (root) => {
    const input = document.createElement('input');
    root.append(input);
  },
  input: () => document.querySelector('input'),
  validate: () => undefined,
};
