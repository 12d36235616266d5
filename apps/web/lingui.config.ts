import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** `lingui extract` reads src/messages into one catalog for each language of the header. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'fr', 'es', 'it', 'nl', 'ja'],
  fallbackLocales: { default: 'en' },
  // Without line numbers a catalog changes only when its words do.
  format: formatter({ lineNumbers: false }),
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src/messages'] }],
})
