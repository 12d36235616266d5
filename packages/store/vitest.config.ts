import path from 'node:path'

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineProject } from 'vitest/config'

const migrations = path.join(import.meta.dirname, '../../schema/migrations')

/** Runs inside workerd on a real D1 and R2: the SQL and the conditional puts are what is tested. */
export default defineProject(async () => ({
  plugins: [
    cloudflareTest({
      miniflare: {
        compatibilityDate: '2026-10-01',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['DB'],
        r2Buckets: ['BUCKET'],
        bindings: { TEST_MIGRATIONS: await readD1Migrations(migrations) },
      },
    }),
  ],
  test: { name: 'packages/store', setupFiles: ['./test/apply-migrations.ts'], testTimeout: 30_000 },
}))
