import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { ROOT } from '../places.ts'

/** Rows of these tables are added and never touched again: what is wrong is put right by another row. */
const APPENDED = ['credit_entries', 'allowance_entries', 'deletion_journal']

const changes = (table: string) =>
  new RegExp(
    `\\b(UPDATE\\s+(OR\\s+\\w+\\s+)?|DELETE\\s+FROM\\s+|REPLACE\\s+INTO\\s+|INSERT\\s+OR\\s+REPLACE\\s+INTO\\s+|DROP\\s+TABLE\\s+|ALTER\\s+TABLE\\s+)["'\`]?${table}\\b|\\bINTO\\s+${table}\\b[^;\`]*\\bDO\\s+UPDATE\\b`,
    'i',
  )

/** A table whose name comes from a list can be any of them. */
const ANY_TABLE = /\b(?:UPDATE|DELETE FROM|REPLACE INTO)\s+\$\{/i

const files = execFileSync('git', ['ls-files', 'packages', 'workers', 'scripts', 'schema'], {
  cwd: ROOT,
  encoding: 'utf8',
  // The names of the words of the law alone fill the megabyte that is the default.
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => /\.(?:ts|mjs|sql)$/.test(file) && !/\.test\.ts$|\/test\//.test(file))

test.each(APPENDED)('no code updates, deletes or replaces a row of %s', (table) => {
  const found = files.filter((file) =>
    changes(table).test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(found).toEqual(NOTED[table] ?? [])
  expect(files.length).toBeGreaterThan(500)
})

/** Columns were added when the tables were new; no row was changed. */
const NOTED: Readonly<Record<string, readonly string[]>> = {
  deletion_journal: ['schema/migrations/0008_journal_files.sql'],
}

test('tables that are named by a list are never the ledger', () => {
  const lists = files.filter((file) => ANY_TABLE.test(readFileSync(path.join(ROOT, file), 'utf8')))
  for (const file of lists) {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    expect(text.includes("'credit_entries'"), file).toBe(false)
  }
  expect(lists.length).toBeGreaterThan(0)
})
