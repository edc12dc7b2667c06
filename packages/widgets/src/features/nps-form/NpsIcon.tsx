import { joinClasses } from '../../ui/join-classes.ts';
import { icon } from './NpsForm.css.ts';

/** Outlines of Lucide (ISC licence), copied because its runtime would add a tenth to the size of this widget. */
const outlines = {
  check: 'M20 6 9 17l-5-5',
  badge:
    'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12',
  like: 'M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88ZM7 10v12',
  alert: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  retry: 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5',
};

export type NpsIconName = keyof typeof outlines | 'dislike';

/** One of the form's six icons; decorative, because the text next to it says the same. */
export function NpsIcon({ name, className }: { name: NpsIconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={joinClasses(icon, className)}>
      {name === 'dislike' ? <path d={outlines.like} transform="rotate(180 12 12)" /> : <path d={outlines[name]} />}
    </svg>
  );
}
