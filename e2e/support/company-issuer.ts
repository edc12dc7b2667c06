import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { typeInto } from './typing.ts';

const program = join(import.meta.dirname, '../../packages/server/src/sign-in/testing/issuer-process.ts');

/** A company's OpenID provider in a process of its own, at which people sign in by their user name. */
export interface CompanyIssuer {
  readonly url: string;
  readonly clientId: string;
  readonly audience: string;
  close(): void;
}

/** Starts the provider for the portals at these origins. */
export async function startCompanyIssuer(...portals: readonly string[]): Promise<CompanyIssuer> {
  const child = fork(program, portals, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ url }] = await once(child, 'message');
  return { url, clientId: 'portal', audience: 'tramita', close: () => child.disconnect() };
}

/** Signs in on the provider's page. */
export async function signInAtCompany(page: Page, userName: string): Promise<void> {
  await typeInto(page.getByRole('textbox', { name: 'Usuário' }), userName);
  await page.getByRole('button', { name: 'Entrar' }).click();
}
