import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

// The least that React needs for the same screen: a call, two answers, a comment and a button.
function Rating() {
  const [request, setRequest] = useState(null);
  const [answer, setAnswer] = useState(null);
  const [comment, setComment] = useState('');
  useEffect(() => {
    fetch('/v1/requests/0d3b1c9a-6a1f-4a58-9b58-8f0b4b8a2c11')
      .then((response) => response.json())
      .then(setRequest);
  }, []);
  if (!request) return <p>Carregando</p>;
  return (
    <form>
      <h2>{request.processTitle}</h2>
      {[true, false].map((each) => (
        <button
          key={String(each)}
          type="button"
          data-answer={each}
          aria-pressed={answer === each}
          onClick={() => setAnswer(each)}
        >
          {each ? 'Gostei' : 'Não Gostei'}
        </button>
      ))}
      <textarea value={comment} onChange={(event) => setComment(event.target.value)} />
      <button type="submit">Enviar avaliação</button>
    </form>
  );
}

createRoot(document.getElementById('root')).render(<Rating />);
