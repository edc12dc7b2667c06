import type { MaskType } from '../../contract/processes/form.ts';
import { cell } from './cell.ts';
import { cep } from './cep.ts';
import { cnpj } from './cnpj.ts';
import { cpf } from './cpf.ts';
import type { Mask } from './mask.ts';
import { rg } from './rg.ts';
import { telephone } from './telephone.ts';

/** Every mask by the type a field names in `maskedValue`. */
export const masks: Record<MaskType, Mask> = { cpf, rg, cnpj, cep, telephone, cell };

/** The mask a field names, or undefined for a name there is no mask for. */
export function maskFor(type: string | null | undefined): Mask | undefined {
  return type != null && Object.hasOwn(masks, type) ? masks[type as MaskType] : undefined;
}
