/**
 * Refuses what has lost people's data on D1 before: cascades, triggers, and rebuilt or dropped tables (D1 ignores
 * `PRAGMA foreign_keys = off`, so dropping a table to rebuild it deletes the rows of its children).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { ROOT } from './places.ts'

const FORBIDDEN = [
  { pattern: /\bCASCADE\b/i, why: 'no cascades: children are deleted by name, in the same batch' },
  {
    pattern: /\bCREATE\s+(TEMP\s+|TEMPORARY\s+)?TRIGGER\b/i,
    why: 'no triggers: they break remote migrations',
  },
  {
    pattern: /\bDROP\s+TABLE\b/i,
    why: 'no dropped tables: a rebuild wipes the rows that refer to it',
  },
  { pattern: /\bRENAME\s+TO\b/i, why: 'no rebuilt tables: add a column or a new table instead' },
  { pattern: /\bPRAGMA\b/i, why: 'no PRAGMA: D1 ignores or refuses it' },
] as const

/** Sentences about one migration that must not be released, or none. */
export function faultsOfMigration(name: string, text: string): string[] {
  const statements = text.replaceAll(/--.*$/gm, '')
  const faults = FORBIDDEN.filter(({ pattern }) => pattern.test(statements)).map(
    ({ why }) => `${name}: ${why}`,
  )
  return /^\d{4}_[a-z_]+\.sql$/.test(name)
    ? faults
    : [...faults, `${name}: call it 0001_what_it_does.sql`]
}

export function faultsOfNumbers(names: readonly string[]): string[] {
  const numbers = names.map((name) => Number(name.slice(0, 4)))
  return numbers.flatMap((number, index) =>
    number === index + 1 ? [] : [`${names[index]}: numbers must run 1, 2, 3 with no gap or pair`],
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = path.join(ROOT, 'schema/migrations')
  const names = readdirSync(folder).toSorted()
  const faults = [
    ...faultsOfNumbers(names),
    ...names.flatMap((name) =>
      faultsOfMigration(name, readFileSync(path.join(folder, name), 'utf8')),
    ),
  ]
  for (const fault of faults) console.error(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
