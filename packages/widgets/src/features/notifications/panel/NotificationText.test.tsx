// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { resolveSettings } from '../../../provider/resolve-settings.ts';
import { TramitaContext } from '../../../provider/tramita-context.ts';
import { NotificationText } from './NotificationText.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
/** Those of a page that routes the links itself. */
const settings = resolveSettings(null, { navigate: vi.fn() });

function draw(html: string, onFollow = vi.fn()) {
  const place = document.createElement('p');
  act(() =>
    createRoot(place).render(
      <TramitaContext.Provider value={settings}>
        <NotificationText html={html} onFollow={onFollow} />
      </TramitaContext.Provider>,
    ),
  );
  return place;
}

test('renders marks and text and decodes entities', () => {
  expect(draw('Tarefa <b>Confer&ecirc;ncia</b> &lt;2&gt; de <strong><em>Ana</em></strong>').innerHTML).toBe(
    'Tarefa <b>Conferência</b> &lt;2&gt; de <strong><em>Ana</em></strong>',
  );
});

test('does not run scripts, load resources, apply styles or render forms', () => {
  const html =
    '<p onclick="x()" style="color:red" class="a">oi<script>x()</script><img src=x onerror=x()><iframe src="//e">e</iframe>' +
    '<svg><a href="javascript:x()"><text>s</text></a></svg><form action="/x"><input value="v"><button>b</button></form></p>';
  expect(draw(html).innerHTML).toBe('oisb');
  expect(draw('<b onmouseover="x()" id="root" style="position:fixed">a</b>').innerHTML).toBe('<b>a</b>');
});

test.each([
  'javascript:x()',
  'JaVaScRiPt:x()',
  ' javascript:x()',
  'java\tscript:x()',
  'data:text/html,x',
  '//outro.example',
  '/\\outro.example',
  'vbscript:x',
  '',
])('does not render "%s" as a link', (href) => {
  const place = draw(`<a href="${href}">veja</a>`);
  expect(place.innerHTML).toBe('veja');
});

test('a link to another site opens in a new tab; one to this site is reported and opens here', () => {
  expect(draw('<a href="https://empresa.example/a">a</a>').innerHTML).toBe(
    '<a href="https://empresa.example/a" target="_blank" rel="noopener noreferrer">a</a>',
  );
  const onFollow = vi.fn();
  const place = draw('<a href="/nps/1" target="_top" onclick="x()">Avalie</a>', onFollow);
  expect(place.innerHTML).toBe('<a href="/nps/1">Avalie</a>');
  const link = place.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  document.body.append(place);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true, cancelable: true }));
  expect(onFollow).not.toHaveBeenCalled();
  act(() => link?.click());
  expect(onFollow).toHaveBeenCalledOnce();
});
