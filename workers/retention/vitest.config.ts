import path from 'node:path'

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineProject } from 'vitest/config'

import { withoutMaps } from '../../without-maps.ts'

const migrations = path.join(import.meta.dirname, '../../schema/migrations')

export default defineProject(async () => ({
  plugins: [
    withoutMaps,
    cloudflareTest({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: {
          SEED: process.env['SEED'] ?? '20261121',
          TEST_MIGRATIONS: await readD1Migrations(migrations),
          RESEND_API_KEY: '',
          STRIPE_SECRET_KEY: '',
          KEY_ENCRYPTION_KEYS: '1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
        },
      },
    }),
  ],
  test: {
    name: 'workers/retention',
    globalSetup: ['./test/mail-provider.ts', './test/local-stripe.ts'],
    setupFiles: ['./test/apply-migrations.ts'],
    testTimeout: 30_000,
  },
}))
