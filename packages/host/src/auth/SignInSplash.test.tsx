// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PortalConfigContext } from '../config/config-context.ts';
import { readPortalConfig } from '../config/portal-config.ts';
import { loadPortalLanguage, PortalLanguageContext } from '../messages/portal-language.ts';
import { SignInSplash } from './SignInSplash.tsx';
import type { SignInState } from './sign-in-state.ts';

const config = readPortalConfig({
  issuer: 'https://id.test',
  clientId: 'portal',
  support: { email: 'suporte@redeipe.example', phone: '(11) 5555-0100' },
});

async function textOf(locale: 'pt-BR' | 'en' | 'es', state: Exclude<SignInState, { status: 'ok' }>): Promise<string> {
  const language = { ...(await loadPortalLanguage(locale)), show: () => Promise.resolve() };
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <PortalConfigContext value={config}>
      <PortalLanguageContext value={language}>
        <SignInSplash state={state} />
      </PortalLanguageContext>
    </PortalConfigContext>,
  );
  return page.textContent;
}

test.each([
  [
    'pt-BR',
    'Usuário sem permissão, verifique com o time de segurança.',
    'Seu acesso ainda não foi liberado. Fale com o administrador do portal.',
  ],
  [
    'en',
    'You do not have permission. Please check with the security team.',
    'You do not have access yet. Please contact the portal administrator.',
  ],
  [
    'es',
    'Usuario sin permiso, consulte al equipo de seguridad.',
    'Su acceso todavía no ha sido habilitado. Hable con el administrador del portal.',
  ],
] as const)('D4.13 a person who is not registered sees whom to ask, in %s', async (locale, line, note) => {
  const refused = { status: 'error', line: 'unauthorized' } as const;
  const shown = await textOf(locale, { ...refused, isUnregistered: true });
  expect(shown.indexOf(line)).toBeLessThan(shown.indexOf(note));
  for (const text of [line, note, 'suporte@redeipe.example', '(11) 5555-0100']) expect(shown).toContain(text);
  const other = await textOf(locale, refused);
  expect(other).toContain(line);
  for (const text of [note, 'suporte@redeipe.example']) expect(other).not.toContain(text);
});
