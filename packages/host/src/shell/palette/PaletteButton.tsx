import { Kbd } from '@tramita/widgets/ui';
import { Search } from 'lucide-react';
import { useTexts } from '../../messages/portal-language.ts';
import * as styles from '../TopBar.css.ts';

/** Opens the command palette; shown in place of the search on pages without one. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { palette } = useTexts();
  return (
    <button type="button" className={styles.paletteButton} aria-haspopup="dialog" onClick={onOpen}>
      <Search aria-hidden="true" />
      <span className={styles.paletteText}>{palette.open}</span>
      <span className={styles.paletteKeys} aria-hidden="true">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  );
}
