// A page with one input and nothing else: the time that the browser itself needs for a key.
window.bench = {
  mount: (root) => {
    const input = document.createElement('input');
    root.append(input);
  },
  input: () => document.querySelector('input'),
};
