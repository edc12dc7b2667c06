import MiniSearch, { type SearchResult } from 'minisearch';

// The behaviour of the pages: theme, list of pages on a phone, copying of code, search. Everything works without a network
// other than the server of the page.

const find = <Part extends HTMLElement>(selector: string) => document.querySelector<Part>(selector) as Part;
const create = (name: string, className: string, text = '') =>
  Object.assign(document.createElement(name), { className, textContent: text });

function switchTheme(): void {
  const button = find('.theme');
  const page = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (page.dataset['theme'] ?? (prefersDark.matches ? 'dark' : 'light')) === 'dark';
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  button.addEventListener('click', () => {
    page.dataset['theme'] = isDark() ? 'light' : 'dark';
    localStorage.setItem('tramita-docs-theme', page.dataset['theme']);
    show();
  });
  prefersDark.addEventListener('change', show);
  show();
}

function openPages(): void {
  const button = find('.menu');
  const open = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen));
    document.body.classList.toggle('pages-open', isOpen);
  };
  button.addEventListener('click', () => open(button.getAttribute('aria-expanded') !== 'true'));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    open(false);
    button.focus();
  });
  // the current page is visible in its long list
  const [list, current] = [find('.pages'), find('.pages [aria-current]')];
  if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
}

function copyCode(): void {
  for (const block of document.querySelectorAll('.code')) {
    const button = create('button', 'copy', 'Copy') as HTMLButtonElement;
    button.type = 'button';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
    block.append(button);
  }
}

/** Loads the index at the first use. */
function createIndex(): () => Promise<MiniSearch> {
  let index: Promise<MiniSearch> | undefined;
  return () => {
    index ??= fetch('/docs/search.json')
      .then((response) => response.text())
      .then((json) =>
        MiniSearch.loadJSON(json, {
          fields: ['title', 'heading', 'text'],
          storeFields: ['title', 'heading', 'excerpt', 'address'],
        }),
      );
    return index;
  };
}

function search(): void {
  const input = find<HTMLInputElement>('.search input');
  const list = find('#results');
  const indexOf = createIndex();
  let marked = -1;

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  function mark(position: number): void {
    const all = options();
    marked = all.length === 0 ? -1 : (position + all.length) % all.length;
    for (const [index, option] of all.entries()) option.setAttribute('aria-selected', String(index === marked));
    const current = all[marked];
    current?.scrollIntoView({ block: 'nearest' });
    if (current) input.setAttribute('aria-activedescendant', current.id);
    else input.removeAttribute('aria-activedescendant');
  }
  function show(isOpen: boolean): void {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
  }
  async function run(): Promise<void> {
    const query = input.value.trim();
    if (query === '') return show(false);
    const index = await indexOf();
    if (input.value.trim() !== query) return;
    const found = index.search(query, {
      prefix: true,
      fuzzy: 0.15,
      boost: { title: 4, heading: 3 },
      combineWith: 'AND',
    });
    list.replaceChildren(...(found.length === 0 ? [noResult(query)] : found.slice(0, 12).map(optionOf)));
    show(true);
    mark(0);
  }

  input.addEventListener('focus', () => void indexOf());
  input.addEventListener('input', () => void run());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') show(false);
    else if (event.key === 'ArrowDown') mark(marked + 1);
    else if (event.key === 'ArrowUp') mark(marked - 1);
    else if (event.key === 'Enter') options()[marked]?.click();
    else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || document.activeElement instanceof HTMLInputElement) return;
    event.preventDefault();
    input.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target as Element).closest('.search')) show(false);
  });
}

function optionOf(result: SearchResult, index: number): HTMLElement {
  const { title, heading, excerpt, address } = result as SearchResult & Record<string, string>;
  const option = create('a', 'result') as HTMLAnchorElement;
  option.href = String(address);
  option.id = `result-${index}`;
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  option.append(create('strong', '', heading ? `${title} › ${heading}` : title), create('span', '', excerpt));
  return option;
}

function noResult(query: string): HTMLElement {
  const text = create('p', 'no-result', `No page contains “${query}”.`);
  text.setAttribute('role', 'option');
  text.setAttribute('aria-disabled', 'true');
  return text;
}

switchTheme();
openPages();
copyCode();
search();
