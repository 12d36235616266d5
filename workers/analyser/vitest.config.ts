import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineProject } from 'vitest/config'

import { buildWords } from '../../scripts/build-words.ts'
import { withoutMaps } from '../../without-maps.ts'

const migrations = path.join(import.meta.dirname, '../../schema/migrations')
const letters = path.join(import.meta.dirname, '../../packages/intake/fixtures/files')

/** Our own sample letters in every format, as base64: tests inside workerd cannot read the disk. */
const readLetters = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(letters).map((name) => [
      name,
      readFileSync(path.join(letters, name)).toString('base64'),
    ]),
  )

export default defineProject(async () => {
  await buildWords()
  return {
    plugins: [
      withoutMaps,
      cloudflareTest({
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          bindings: {
            TEST_MIGRATIONS: await readD1Migrations(migrations),
            TEST_LETTERS: readLetters(),
            SEED: process.env['SEED'] ?? '20261121',
            PROVE_RUNS: process.env['PROVE_RUNS'] ?? '40',
            KEY_ENCRYPTION_KEYS: '1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
          },
        },
      }),
    ],
    test: {
      name: 'workers/analyser',
      setupFiles: ['./test/apply-migrations.ts'],
      testTimeout: 30_000,
    },
  }
})
