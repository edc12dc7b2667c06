import type { PersonState } from '../../db/imports/people-state.ts';
import { say } from '../../text/sentence.ts';
import type { LineError } from '../line-errors.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { headingOf, type PersonLine } from './read-person-line.ts';

/** A line with the person that it means; null for a new person. */
export interface MatchedLine {
  readonly line: PersonLine;
  readonly person: PersonState | null;
}

/**
 * Finds the people that lines mean: by the registration, which is the identifier at the source, otherwise by user name
 * if the person has no identifier at the source yet. Remembers the lines before, so that no two of them mean one person.
 */
export class PersonMatcher {
  readonly #index: DirectoryIndex;
  readonly #lineOfUser = new Map<string, number>();
  readonly #lineOfId = new Map<string, number>();

  constructor(index: DirectoryIndex) {
    this.#index = index;
  }

  match(line: PersonLine): MatchedLine {
    const { userName, externalId } = line;
    if (userName === '') return { line, person: null };
    const linked = externalId === null ? undefined : this.#index.linked(externalId);
    const named = this.#index.named(userName);
    this.#checkTwins(line);
    if (this.#index.accounts.has(userName.toLowerCase())) {
      fail(line, 'este usuário é de uma conta de serviço');
    } else if (linked && named && named.id !== linked.id) {
      fail(
        line,
        say`a matrícula ${externalId ?? ''} é de ${linked.user_name} e o usuário é de ${named.user_name}`,
        'Duas pessoas diferentes: nenhuma foi alterada',
      );
      return { line, person: named };
    } else if (!linked && named && externalId !== null && (named.external_id ?? externalId) !== externalId) {
      fail(line, say`este usuário já tem a matrícula ${named.external_id ?? ''} nesta origem`);
    }
    return { line, person: linked ?? named ?? null };
  }

  #checkTwins(line: PersonLine): void {
    const name = line.userName.toLowerCase();
    const named = this.#lineOfUser.get(name);
    if (named === undefined) this.#lineOfUser.set(name, line.row.line);
    else fail(line, say`este usuário já está na linha ${String(named)}`);
    if (!line.externalId) return;
    const linked = this.#lineOfId.get(line.externalId);
    if (linked === undefined) this.#lineOfId.set(line.externalId, line.row.line);
    else fail(line, say`esta matrícula já está na linha ${String(linked)}`, undefined, 'custom1');
  }
}

function fail(
  { row, userName, externalId, name, errors }: PersonLine,
  reason: LineError['reason'],
  hint?: LineError['hint'],
  key: 'userName' | 'custom1' = 'userName',
): void {
  const value = key === 'userName' ? userName : externalId;
  errors.push({ line: row.line, heading: headingOf[key], value, reason, hint, name: name || null });
}
