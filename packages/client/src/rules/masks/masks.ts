import type { MaskType } from '../../contract/processes/form.ts';
import { cell } from './cell.ts';
import { cep } from './cep.ts';
import { cnpj } from './cnpj.ts';
import { cpf } from './cpf.ts';
import type { Mask } from './mask.ts';
import { rg } from './rg.ts';
import { telephone } from './telephone.ts';

/** Every mask by the type in a field's `maskedValue`. */
export const masks: Record<MaskType, Mask> = { cpf, rg, cnpj, cep, telephone, cell };

/** Returns the mask of a type, or undefined for an unknown type. */
export function maskFor(type: string | null | undefined): Mask | undefined {
  return type != null && Object.hasOwn(masks, type) ? masks[type as MaskType] : undefined;
}
