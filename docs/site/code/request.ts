import type { BodyOf, ParamsOf, startProcess } from '@tramita/client/contract';

export declare const params: ParamsOf<typeof startProcess>;
export declare const body: BodyOf<typeof startProcess>;
export declare const uuid: string;
