import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

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

const RIGHT = ['packages/reader/src', "import '@plainletter/contracts/reading'"] as const

const places = [...WRONG, RIGHT].map(([folder]) =>
  mkdtempSync(path.join(ROOT, folder, 'direction-probe-')),
)
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true })
})

const Report = z.object({
  diagnostics: z.array(
    z.object({ message: z.string(), help: z.string().optional(), filename: z.string() }),
  ),
})

/** What the linter says of each place, all asked at once: it reads its rules anew each time. */
function lintAll(): string[] {
  for (const [at, [, code]] of [...WRONG, RIGHT].entries())
    writeFileSync(path.join(places[at] ?? '', 'probe.ts'), `${code}\n`)
  const words = ['--format', 'json', ...places]
  const { stdout } = spawnSync(path.join(BIN, 'oxlint'), words, { cwd: ROOT, encoding: 'utf8' })
  const { diagnostics } = Report.parse(JSON.parse(stdout))
  return places.map((place) =>
    diagnostics
      .filter(({ filename }) => path.resolve(ROOT, filename).startsWith(place))
      .map(({ message, help = '' }) => `${message} ${help}`)
      .join('\n'),
  )
}

const said = lintAll()

test.each(WRONG.map((row, at) => [...row, said[at]] as const))(
  'in %s, "%s" is refused',
  (...row) => {
    const [, , sentence, message] = row
    expect(message).toContain(sentence)
  },
)

test('an import in the right direction passes', () => {
  expect(said[WRONG.length]).toBe('')
})
