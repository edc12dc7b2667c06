import type { ReactNode } from 'react';
import * as styles from './Facts.css.ts';

/** Details of a record as names and values, for its dialog; contains `Fact`s. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

/** A name and its value in `Facts`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
