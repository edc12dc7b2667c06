import type { Locale } from '@tramita/widgets/provider';
import { Menu, useSnackbars } from '@tramita/widgets/ui';
import { Languages } from 'lucide-react';
import { useLanguageChoice } from '../auth/language-choice.ts';
import { languageNames } from '../messages/locale.ts';
import { usePortalLanguage } from '../messages/portal-language.ts';
import * as styles from './LanguageMenu.css.ts';

const locales = Object.keys(languageNames) as Locale[];

/** The choice of the user's language, at the foot of the drawer. */
export function LanguageMenu() {
  const { locale, texts } = usePortalLanguage();
  const choose = useLanguageChoice();
  const snackbars = useSnackbars();
  const { language, languageFailed, languageFailedDetail } = texts.shell;
  const handleFailure = () => snackbars.error(languageFailed, { detail: languageFailedDetail });
  return (
    <Menu
      label={language}
      side="top"
      trigger={
        <button type="button" className={styles.button} title={language}>
          <Languages aria-hidden="true" />
          <span className={styles.label}>{language}</span>
          <span className={styles.current}>{languageNames[locale]}</span>
        </button>
      }
      entries={locales.map((id) => ({
        id,
        label: languageNames[id],
        kind: 'radio',
        checked: id === locale,
        onSelect: () => void choose(id).catch(handleFailure),
      }))}
    />
  );
}
