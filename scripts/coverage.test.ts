import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { coveragePage } from './coverage.ts'
import { ROOT } from './places.ts'

/** All rows in all languages are loaded, which takes seconds on a busy machine. */
const ALL_LAW = 60_000

test(
  'docs/coverage.md says what the rows hold: pnpm coverage --write',
  async () => {
    expect(readFileSync(path.join(ROOT, 'docs/coverage.md'), 'utf8')).toBe(await coveragePage())
  },
  ALL_LAW,
)
