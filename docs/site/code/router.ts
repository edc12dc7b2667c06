import type { AnchorHTMLAttributes, ReactElement } from 'react';

// The part of a page's router that the guides use.
export declare const Link: (props: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => ReactElement;
export declare const useNavigate: () => (address: string) => void;
