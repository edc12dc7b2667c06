import { Summary } from '../../features/summary/Summary.tsx';
import { createPart } from '../view/create-part.tsx';

export const part = createPart(() => <Summary />, { isArea: true });
