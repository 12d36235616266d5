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
          TEST_MIGRATIONS: await readD1Migrations(migrations),
          KEY_ENCRYPTION_KEYS: '1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
        },
      },
    }),
  ],
  test: { name: 'workers/retention', setupFiles: ['./test/apply-migrations.ts'] },
}))
