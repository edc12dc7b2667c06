import type { Services } from '@tramita/server';

export declare const services: Services;
export declare const issuer: string;
export declare const audience: string;
export declare const request: Request;
