import { themeColor } from '../../theme/theme-color.ts';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Width and height in px. @default 24 */
  size?: number;
  /** Accessible name; without it the logo is decoration next to the written name. */
  label?: string;
}

/** The logo: three stops of a track, the last one current. */
export function Logo({ size = 24, label }: LogoProps) {
  const accent = themeColor('accent');
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by the label, or decoration next to the written name
    <svg
      data-slot="logo"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      role={label ? 'img' : undefined}
      aria-hidden={label ? undefined : true}
    >
      {label && <title>{label}</title>}
      <path d="M5 6.5h6.2c1.3 0 2.3.6 2.9 1.7L18.5 16" stroke={accent} strokeWidth="2" strokeLinecap="round" />
      <circle cx="4.5" cy="6.5" r="2.5" fill={accent} />
      <circle cx="12" cy="6.5" r="2.5" fill={accent} />
      <circle cx="19" cy="17.5" r="3" fill={themeColor('surface')} stroke={accent} strokeWidth="2" />
    </svg>
  );
}
