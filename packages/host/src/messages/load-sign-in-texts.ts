import { lastLocale } from './locale.ts';
import type { SignInTexts } from './portal-texts.ts';
import { signInTexts } from './pt/sign-in.ts';

const load = {
  'pt-BR': async () => ({ signInTexts }),
  en: () => import('./en/sign-in.ts'),
  es: () => import('./es/sign-in.ts'),
};

/** Returns the texts of the splash in the language that the last user chose; in Portuguese if they fail to load. */
export async function loadSignInTexts(): Promise<SignInTexts> {
  try {
    return (await load[lastLocale() ?? 'pt-BR']()).signInTexts;
  } catch {
    return signInTexts;
  }
}
