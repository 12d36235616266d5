import { describe, expect, test } from 'vitest'

import {
  faultsOfMessages,
  faultsOfSpecification,
  listNames,
  missingFrom,
  readHere,
  unreadHere,
  unreadSentences,
  type Read,
} from './check-specification.ts'

const FILES: Readonly<Record<string, string>> = {
  'src/a.ts': 'export const a = 1',
  'src/a.test.ts': "test('one is one', () => {})",
}
const read: Read = (file) => FILES[file]

const page = (row: string) => `## Part\n\n| What | Where | Proof |\n|---|---|---|\n${row}\n`

describe('a row of the table', () => {
  test('that names a file and a test of its title holds', () => {
    expect(
      faultsOfSpecification(page('| One | `src/a.ts` | `src/a.test.ts › one is one` |'), read),
    ).toEqual([])
  })

  test.each([
    ['| One | `src/a.ts` | |', 'none of them empty'],
    ['| | `src/a.ts` | `src/a.test.ts › one is one` |', 'none of them empty'],
    ['| One | `src/a.ts` |', 'needs 3 cells'],
    ['| One | src/a.ts | `src/a.test.ts › one is one` |', 'names no file'],
    ['| One | `src/a.ts` | by hand |', 'names no test'],
    ['| One | `src/b.ts` | `src/a.test.ts › one is one` |', 'src/b.ts, which does not exist'],
    ['| One | `src/a.ts` | `src/b.test.ts › one is one` |', 'src/b.test.ts, which does not exist'],
    ['| One | `src/a.ts` | `src/a.test.ts › one is two` |', 'does not have: one is two'],
    ['| One | `src/a.ts` | `src/a.test.ts` |', 'without a title'],
  ])('%s is a fault', (row, says) => {
    const faults = faultsOfSpecification(page(row), read)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(says)
  })
})

test('a call or a screen without a row of its own is missing', () => {
  const row = '| `GET /api/one` | `src/a.ts` | `src/a.test.ts › one is one` |'
  expect(missingFrom(page(row), ['GET /api/one', '/two'])).toEqual(['/two has no row'])
})

describe('a message of the catalogues', () => {
  const CATALOGUE = "[\n  // Specification 1, section 8\n  'Load Failed',\n]"
  const files: Readonly<Record<string, string>> = {
    'apps/web/src/messages/specification.test.ts': CATALOGUE,
    'a.spec.ts': "test('fails', () => expect('Load Failed'))",
    'b.spec.ts': "test('works', () => {})",
  }
  const page = (row: string) => `## Messages\n\n| What | Where | Proof |\n|---|---|---|\n${row}\n`

  test.each([
    ['| "Load Failed" | `a.ts` | `a.spec.ts › fails` |', []],
    ['| Loading | `a.ts` | `a.spec.ts › fails` |', ['has no row among the messages']],
    ['| "Load Failed" | `a.ts` | `b.spec.ts › works` |', ['is read by no test of its row']],
  ])('%s', (row, says) => {
    const faults = faultsOfMessages(`# All\n\n${page(row)}`, (file) => files[file])
    expect(faults).toEqual(says.map((fault) => `"Load Failed" ${fault}`))
  })
})

test('a sentence of the API that no test reads is a fault, whatever is filled in', () => {
  const source =
    "throw new AppError('conflict', `You can have up to ${cases} cases.`)\nsay('Wait an hour.')"
  expect(unreadSentences([source], "expect('You can have up to 50 cases.')")).toEqual([
    '"Wait an hour." is read by no test of the API',
  ])
})

test('docs/specification.md names files and tests that are there, every call and every screen', () => {
  const specification = readHere('docs/specification.md') ?? ''
  const names = listNames(readHere)
  expect(names.length).toBeGreaterThan(70)
  expect(faultsOfSpecification(specification, readHere)).toEqual([])
  expect(missingFrom(specification, names)).toEqual([])
  expect(faultsOfMessages(specification, readHere)).toEqual([])
  expect(unreadHere()).toEqual([])
})
