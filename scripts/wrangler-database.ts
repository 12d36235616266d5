/** A D1 read through wrangler, here or at Cloudflare: for questions, of which none changes anything. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { BatchResult, Database, SqlValue, Statement } from '@plainletter/store/database'
import * as z from 'zod/mini'

import { BIN, ROOT, wranglerEnvironment } from './places.ts'

/** The state folder of the local runtime, or the database at Cloudflare. */
export type DatabasePlace = { readonly stateDir: string } | 'remote'

const Answers = z.array(z.object({ results: z.array(z.unknown()) }))

export function openWranglerDatabase(place: DatabasePlace): Database {
  const texts = new WeakMap<Statement, string>()
  const statement = (text: string): Statement => {
    const made: Statement = { bind: (...values) => statement(withValues(text, values)) }
    texts.set(made, text)
    return made
  }
  return {
    prepare: statement,
    batch: (statements) =>
      Promise.resolve(ask(place, statements.map((each) => texts.get(each)).join(';\n'))),
  }
}

/** Several questions are asked in one go, and answered in their order. */
function ask(place: DatabasePlace, questions: string): BatchResult[] {
  // Away from our own settings: with them, wrangler would take the local database's id for the real one.
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'plainletter-doctor-'))
  const words =
    place === 'remote'
      ? ['--remote']
      : ['--local', '--persist-to', place.stateDir, '-c', 'workers/api/wrangler.toml']
  try {
    const said = execFileSync(
      path.join(BIN, 'wrangler'),
      ['d1', 'execute', 'plainletter', ...words, '--json', '--command', questions],
      {
        cwd: place === 'remote' ? elsewhere : ROOT,
        env: { ...wranglerEnvironment(), CI: 'true' },
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
      },
    )
    return Answers.parse(JSON.parse(said)).map(({ results }) => ({ results, meta: { changes: 0 } }))
  } finally {
    rmSync(elsewhere, { recursive: true })
  }
}

const withValues = (text: string, values: readonly SqlValue[]): string =>
  text.replaceAll(/\?(\d+)/g, (_, place: string) => literal(values[Number(place) - 1] ?? null))

function literal(value: SqlValue): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
