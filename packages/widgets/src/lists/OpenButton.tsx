import * as styles from './OpenButton.css.ts';

interface OpenButtonProps {
  /** The name of the record. */
  children: string;
  onClick: () => void;
}

/** The title of a row that opens the record of the row in a dialog. */
export const OpenButton = ({ children, onClick }: OpenButtonProps) => (
  <button type="button" className={styles.button} title={children} onClick={onClick}>
    {children}
  </button>
);
