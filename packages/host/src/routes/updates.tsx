import { UpdatesFeed } from '@tramita/widgets/updates';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PageSearch } from '../shell/PageSearch.tsx';

/** `/updates/{id?}`: the news, searched from the top bar. */
export function UpdatesRoute() {
  const navigate = useNavigate();
  const { id } = useParams();
  const [query, setQuery] = useState('');
  return (
    <>
      <PageSearch label="Pesquisar atualizações" value={query} onChange={setQuery} />
      <UpdatesFeed
        query={query}
        update={id === undefined ? null : Number(id)}
        onUpdateChange={(update) => void navigate(update === null ? '/updates' : `/updates/${update}`)}
      />
    </>
  );
}
