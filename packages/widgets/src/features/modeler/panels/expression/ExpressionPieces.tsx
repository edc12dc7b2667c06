import type { Ref } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { type ExpressionFlaw, expressionPieces } from './check-expression.ts';
import * as styles from './ExpressionEditor.css.ts';

interface ExpressionPiecesProps {
  source: string;
  flaw: ExpressionFlaw | null;
  /** Position where the suggestion list is anchored; null if it is closed. */
  markAt: number | null;
  mark: Ref<HTMLSpanElement>;
}

/** The coloured expression under the text of the textarea. */
export function ExpressionPieces({ source, flaw, markAt, mark }: ExpressionPiecesProps) {
  const endsWrong = flaw !== null && flaw.kind !== 'empty' && flaw.at >= source.trimEnd().length;
  return (
    <span aria-hidden="true" className={joinClasses(styles.cell, styles.pieces)}>
      {expressionPieces(source, flaw).map(({ start, text, kind, isFlawed }) => (
        <span key={start} className={joinClasses(styles.piece[kind], isFlawed && styles.flaw)}>
          {markAt !== null && markAt >= start && markAt < start + text.length ? (
            <>
              {text.slice(0, markAt - start)}
              <span ref={mark} />
              {text.slice(markAt - start)}
            </>
          ) : (
            text
          )}
        </span>
      ))}
      {markAt === source.length && <span ref={mark} />}
      {/* gives the last line a height, and a place to mark when the expression ends too early */}
      <span className={endsWrong ? styles.flaw : undefined}>{' \u200b'}</span>
    </span>
  );
}
