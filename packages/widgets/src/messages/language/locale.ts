export { defaultLocale, type Locale, locales, supportedLocale } from '@tramita/client/rules';
