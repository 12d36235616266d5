import path from 'node:path'

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { CountryCode, Language } from '@plainletter/contracts/country'
import { loadWords } from '@plainletter/knowledge/words'
import { newReceiptKey } from '@plainletter/vault/deletion-receipt'
import { defineProject } from 'vitest/config'

import { withoutMaps } from '../../without-maps.ts'

const migrations = path.join(import.meta.dirname, '../../schema/migrations')

/** The words of the law for the engine inside these tests, as the analyser has them from its assets. */
async function serveWords({ url }: { url: string }) {
  const [country, language] = path.basename(new URL(url).pathname, '.json').split('-')
  return Response.json(await loadWords(CountryCode.parse(country), Language.parse(language)))
}

/** Tests run inside workerd, on a database made by the real migrations and with secrets of their own. */
export default defineProject(async () => ({
  plugins: [
    withoutMaps,
    cloudflareTest({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        // No analyser runs beside the tests: `ask` puts the engine itself in its place.
        serviceBindings: {
          ADVICE: () => new Response(null, { status: 501 }),
          LAW_WORDS: serveWords,
        },
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations(migrations),
          RESEND_API_KEY: '',
          STRIPE_SECRET_KEY: 'sk_test_local',
          STRIPE_WEBHOOK_SECRET: 'whsec_test',
          KEY_ENCRYPTION_KEYS: '1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
          PASSWORD_PEPPER: 'ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8',
          DEVICE_COOKIE_KEY: 'QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8',
          RECEIPT_KEY: await newReceiptKey(),
        },
      },
    }),
  ],
  test: {
    name: 'workers/api',
    globalSetup: ['./test/local-stripe.ts', './test/local-feeds.ts'],
    setupFiles: ['./test/apply-migrations.ts'],
    // A password takes a tenth of a second to hash, and more on a busy machine; some tests hash dozens.
    testTimeout: 90_000,
  },
}))
