import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { typeInto } from './typing.ts';

const program = join(import.meta.dirname, '../../packages/server/src/sign-in/testing/issuer-process.ts');

/** A company's OpenID provider in a process of its own, at which people sign in by their user name. */
export interface CompanyIssuer {
  readonly url: string;
  close(): void;
}

/** Starts the provider for the portals at these origins. */
export async function startCompanyIssuer(...portals: readonly string[]): Promise<CompanyIssuer> {
  // the library warns on its error output that it is set up for a test
  const child = fork(program, portals, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The issuer ended with ${code}`)));
  const [{ url }] = await Promise.race([once(child, 'message'), ended]);
  return { url, close: () => child.disconnect() };
}

/** Signs in on the provider's page. */
export async function signInAtCompany(page: Page, userName: string): Promise<void> {
  await typeInto(page.getByRole('textbox', { name: 'Usuário' }), userName);
  await page.getByRole('button', { name: 'Entrar' }).click();
}
