import type { BodyOf, ParamsOf, startRequest } from '@tramita/client/contract';

export declare const params: ParamsOf<typeof startRequest>;
export declare const body: BodyOf<typeof startRequest>;
export declare const uuid: string;
