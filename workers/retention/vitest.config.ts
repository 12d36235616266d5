import path from 'node:path'

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineProject } from 'vitest/config'

const migrations = path.join(import.meta.dirname, '../../schema/migrations')

export default defineProject(async () => ({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: {
          SEED: process.env['SEED'] ?? '20261121',
          TEST_MIGRATIONS: await readD1Migrations(migrations),
          RESEND_API_KEY: '',
          KEY_ENCRYPTION_KEYS: '1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
        },
      },
    }),
  ],
  test: {
    name: 'workers/retention',
    globalSetup: ['./test/mail-provider.ts'],
    setupFiles: ['./test/apply-migrations.ts'],
    testTimeout: 30_000,
  },
}))
