import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { BIN, ROOT } from './places.ts'

/** Each row is a wrong import, and the sentence of the rule that must refuse it. */
const WRONG = [
  ['packages/contracts/src', "import 'hono'", 'Contracts depend on zod alone'],
  [
    'packages/reader/src',
    "import '@plainletter/knowledge/load'",
    'A pure package knows the contracts',
  ],
  [
    'packages/knowledge/src',
    "import '@plainletter/calendar/plain-date'",
    'A pure package knows the contracts',
  ],
  [
    'packages/adviser/src',
    "import '@plainletter/knowledge/load'",
    'the law comes in as an argument',
  ],
  [
    'packages/phrases/src',
    "import '@plainletter/adviser/advise'",
    'A pure package knows the contracts',
  ],
  ['packages/reader/src', 'export const now = () => new Date()', 'The engine is deterministic'],
  [
    'packages/vault/src',
    "import '@plainletter/store/documents'",
    'This package knows the contracts only',
  ],
  [
    'packages/store/src',
    "import '@plainletter/reader/read'",
    'The store keeps rows and sealed bytes',
  ],
  ['packages/mail/src', "import '@plainletter/reader/read'", 'Mail is written from the contracts'],
  ['packages/payments/src', "import '@plainletter/mail/send-mail'", 'Payments are told by Stripe'],
  [
    'packages/local-stripe/src',
    "import '@plainletter/payments/products'",
    'knows nothing of us, as the real one does not',
  ],
  ['workers/api/src/documents', "import 'drizzle-orm'", 'Only packages/store speaks SQL'],
  [
    'workers/api/src/documents',
    "import '@plainletter/analyser/consume'",
    'Workers never import each other',
  ],
  [
    'apps/web/src/documents',
    "import '@plainletter/store/documents'",
    'The browser reaches stored data through',
  ],
  ['apps/web/src/documents', "import '../account/queries.ts'", 'never another feature'],
] as const

const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true })
})

function lint(folder: string, code: string): string {
  const place = path.join(ROOT, folder, `direction-probe-${made.length}`)
  made.push(place)
  mkdirSync(place)
  writeFileSync(path.join(place, 'probe.ts'), `${code}\n`)
  try {
    return execFileSync(path.join(BIN, 'oxlint'), [place], { cwd: ROOT, encoding: 'utf8' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
  }
}

test.each(WRONG)('in %s, "%s" is refused', (folder, code, sentence) => {
  expect(lint(folder, code)).toContain(sentence)
})

test('an import in the right direction passes', () => {
  expect(lint('packages/reader/src', "import '@plainletter/contracts/reading'")).toContain(
    '0 errors',
  )
})
