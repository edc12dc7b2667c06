import { checkAttachment } from '@tramita/client/rules';
import { useRef, useState } from 'react';
import { useFileProblems } from '../../attachments/upload-problem.ts';

/** A file chosen for a request that is not sent yet. */
export interface RequestFile {
  readonly id: number;
  readonly file: File;
  /** Why it cannot be sent. */
  readonly problem: string | null;
}

/** The files of a request being written. One that is refused stays in sight with its reason and is not sent. */
export function useRequestFiles() {
  const { chosenFileProblem } = useFileProblems();
  const [chosen, setChosen] = useState<readonly Pick<RequestFile, 'id' | 'file'>[]>([]);
  const nextId = useRef(1);
  const files = chosen.map(({ id, file }): RequestFile => {
    const code = checkAttachment(file);
    return { id, file, problem: code && chosenFileProblem(code, file) };
  });
  const add = (added: readonly File[]) => {
    const entries = added.map((file) => ({ id: nextId.current++, file }));
    setChosen((now) => [...now, ...entries]);
  };
  const remove = (id: number) => setChosen((now) => now.filter((one) => one.id !== id));
  return { files, accepted: files.filter((file) => !file.problem).map(({ file }) => file), add, remove };
}
