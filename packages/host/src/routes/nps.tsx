import { NpsForm, parseNpsAnswer } from '@tramita/widgets/nps-form';
import { useParams, useSearchParams } from 'react-router';
import { useFrame } from '../frame/frame-context.ts';
import * as styles from './nps.css.ts';

/** `/nps/{uuid}?value=true|false`: rates a finished request. */
export function NpsRoute() {
  const { uuid = '' } = useParams();
  const [search] = useSearchParams();
  const frame = useFrame();
  return (
    <div className={styles.page}>
      <NpsForm
        uuid={uuid}
        defaultValue={parseNpsAnswer(search.get('value'))}
        onRated={(rating) => frame?.emit('tramita-rated', { ...rating, uuid })}
      />
    </div>
  );
}
