import { TramitaProvider } from '@tramita/widgets/provider';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './app.css';
import { connect } from './connect';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
const client = await connect();

createRoot(root).render(
  <TramitaProvider client={client}>
    <App />
  </TramitaProvider>,
);
