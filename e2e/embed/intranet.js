// The page's own server holds the session; the form requests a token from it before every call.
const form = document.querySelector('tramita-nps-form');
const { request, api } = await (await fetch('/rating')).json();

window.heard = [];
for (const name of ['tramita-rated', 'tramita-error']) {
  document.addEventListener(name, ({ detail, target }) => {
    window.heard.push({ name, detail: JSON.parse(JSON.stringify(detail)), tag: target.localName });
  });
}

form.setAttribute('api-base', api);
form.setAttribute('uuid', request);
form.tokenProvider = {
  getToken: async () => (await (await fetch('/token', { method: 'POST' })).json()).token,
};
