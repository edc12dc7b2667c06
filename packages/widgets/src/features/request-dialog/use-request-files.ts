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
  const [files, setFiles] = useState<readonly RequestFile[]>([]);
  const nextId = useRef(1);
  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file) => {
      const code = checkAttachment(file);
      return { id: nextId.current++, file, problem: code && chosenFileProblem(code, file) };
    });
    setFiles((now) => [...now, ...added]);
  };
  const remove = (id: number) => setFiles((now) => now.filter((file) => file.id !== id));
  return { files, accepted: files.filter((file) => !file.problem).map(({ file }) => file), add, remove };
}
