import { listTasks } from '@tramita/client/contract';
import { NpsForm } from '@tramita/widgets/nps-form';
import '@tramita/widgets/nps-form.css';
import { useTramita } from '@tramita/widgets/provider';
import { useEffect, useState } from 'react';

const ownFinished = { myTasks: true, assignedToMe: false, status: 'FINISHED', page: 0, itemsPerPage: 1 } as const;

/** The rating form for the user's request that was finished last. */
export function Rating() {
  const { client } = useTramita();
  const [request, setRequest] = useState<string | null>();
  useEffect(() => {
    client.call(listTasks, { query: ownFinished }).then(
      ([last]) => setRequest(last?.protocol ?? null),
      () => setRequest(null),
    );
  }, [client]);
  if (request === undefined) return null;
  return request === null ? <p>Você não tem uma solicitação concluída.</p> : <NpsForm uuid={request} />;
}
