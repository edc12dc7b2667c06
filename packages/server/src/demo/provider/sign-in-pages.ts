/** A user the page offers with one click. */
export interface SignInPerson {
  readonly userName: string;
  readonly name: string;
  /** Job title and branch. */
  readonly role: string;
  /** What to try as this user. */
  readonly description: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** The product's mark: a track with two finished stops and one to come. */
const mark = `<svg class="mark" width="28" height="28" viewBox="0 0 22 22" fill="none" aria-hidden="true"><path class="way" d="M4 15.5h6.6L17.5 6"/><circle class="stop" cx="4" cy="15.5" r="2.6"/><circle class="stop" cx="10.6" cy="15.5" r="2.6"/><circle class="ahead" cx="17.5" cy="6" r="2.6"/></svg>`;

const brokenTrack = `<svg class="art" width="200" height="54" viewBox="0 -9 200 66" aria-hidden="true"><path class="line done" d="M24 24h60"/><path class="line rest" d="M116 24h60"/><circle class="node done" cx="20" cy="24" r="7"/><circle class="node fail" cx="100" cy="24" r="15"/><path class="cross" d="M95 19l10 10M105 19l-10 10"/><circle class="node rest" cx="180" cy="24" r="6"/></svg>`;

const page = (title: string, body: string, { head = '', width = '' } = {}): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/oidc/entrar.css">
${head}</head>
<body>
<main class="card${width}">
${body}
</main>
</body>
</html>
`;

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
};

const personButton = (
  person: SignInPerson,
): string => `<li><button name="userName" value="${escapeHtml(person.userName)}">
<span class="avatar" aria-hidden="true">${escapeHtml(initialsOf(person.name))}</span>
<span class="who"><span class="name"><b>${escapeHtml(person.name)}</b> <span>${escapeHtml(person.role)}</span></span>
<span>${escapeHtml(person.description)}</span></span></button></li>`;

/** Content of the sign-in page. */
export interface SignInPage {
  readonly productName: string;
  readonly people: readonly SignInPerson[];
  /** Address the forms are sent to. */
  readonly action: string;
  /** Error message of the previous attempt. */
  readonly problem?: string;
  readonly typed?: string;
}

/** Number of users shown first if there are more. */
const firstPeople = 3;

function peopleLists(people: readonly SignInPerson[]): string {
  const list = (shown: readonly SignInPerson[], of = '') =>
    `<ul class="people${of}">\n${shown.map(personButton).join('\n')}\n</ul>`;
  if (people.length <= firstPeople) return list(people);
  return `<h2>Comece por aqui</h2>
${list(people.slice(0, firstPeople), ' first')}
<h2>Outros perfis</h2>
${list(people.slice(firstPeople))}`;
}

/** Renders the page that signs the visitor in as one of the demo users; works without a script. */
export function renderSignInPage({ productName, people, action, problem, typed = '' }: SignInPage): string {
  const name = escapeHtml(productName);
  const described = problem ? ' aria-invalid="true" aria-describedby="problem"' : '';
  const alert = problem ? `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>` : '';
  return page(
    `Entrar · ${productName}`,
    `<header>${mark}<h1>Entrar no ${name}</h1>
<p>Este é um ambiente de demonstração. Escolha com qual pessoa você quer entrar.</p></header>
<form method="post" action="${escapeHtml(action)}">
${peopleLists(people)}
</form>
<form class="other" method="post" action="${escapeHtml(action)}">
<label for="userName">Outra pessoa</label>
<div class="row"><input id="userName" name="userName" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="200" placeholder="nome.sobrenome" value="${escapeHtml(typed)}"${described}><button class="primary">Entrar</button></div>
${alert}</form>`,
    { width: ' wide' },
  );
}

/** Renders the sign-out page: its form submits itself, or by a button if scripts are disabled. */
export function renderSignOutPage(form: string, productName: string): string {
  const confirmed = form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>');
  return page(
    `Saindo · ${productName}`,
    `<header>${mark}<h1>Saindo da sua conta</h1></header>
${confirmed}
<noscript><button class="primary" form="op.logoutForm">Sair</button></noscript>`,
    { head: '<script src="/oidc/sair.js" defer></script>\n' },
  );
}

/** Sends the sign-out form of {@link renderSignOutPage}. */
export const signOutScript = "document.getElementById('op.logoutForm').submit();\n";

/** Renders the page for a sign-in that cannot continue, e.g. because it has expired. */
export function renderFailurePage(productName: string, errorCode: string): string {
  return page(
    `Erro · ${productName}`,
    `<header class="failure" role="alert">${brokenTrack}<h1>Não foi possível entrar</h1>
<p>O link de acesso expirou ou está incompleto. Volte ao portal e tente novamente.</p>
<a class="primary" href="/">Voltar ao portal</a>
<small>Código: ${escapeHtml(errorCode)}</small></header>`,
  );
}
