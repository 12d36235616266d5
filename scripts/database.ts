/** The local D1: migrating it and putting people into it, through wrangler, on the state that the product runs on. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { hashPassword } from '@plainletter/vault/password-hash'
import { randomId } from '@plainletter/vault/random'

import { BIN, ROOT, wranglerEnvironment } from './places.ts'

function d1(stateDir: string, ...words: string[]): string {
  return execFileSync(
    path.join(BIN, 'wrangler'),
    ['d1', ...words, '--local', '--persist-to', stateDir, '-c', 'workers/api/wrangler.toml'],
    {
      cwd: ROOT,
      env: { ...wranglerEnvironment(), CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    },
  )
}

export function migrate(stateDir: string): void {
  d1(stateDir, 'migrations', 'apply', 'DB')
}

export interface Person {
  readonly email: string
  readonly password: string
  readonly credits: number
  /** True unless said. */
  readonly isVerified?: boolean
}

/** Adds each person who is not there yet, with credits granted once. Those who are there stay as they are. */
export async function seedPeople(
  stateDir: string,
  pepper: string,
  people: readonly Person[],
): Promise<void> {
  const statements: string[] = []
  const hashes = new Map<string, string>()
  for (const { password } of people)
    hashes.set(password, hashes.get(password) ?? (await hashPassword(password, pepper)))
  for (const person of people)
    statements.push(...statementsFor(person, hashes.get(person.password) ?? ''))
  const folder = mkdtempSync(path.join(tmpdir(), 'plainletter-seed-'))
  const file = path.join(folder, 'seed.sql')
  writeFileSync(file, statements.join('\n'))
  d1(stateDir, 'execute', 'DB', '--file', file)
  rmSync(folder, { recursive: true })
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** People of one password share its hash: making one takes a sixth of a second. */
function statementsFor({ email, credits, isVerified = true }: Person, hash: string): string[] {
  const who = `(SELECT id FROM users WHERE email = ${quoted(email)})`
  const grant = quoted(`seed:${email}`)
  return [
    `INSERT INTO users (id, email, password, account_verified, signup_source, created_at)
     VALUES (${randomId()}, ${quoted(email)}, ${quoted(hash)}, ${isVerified ? 1 : 0}, 'seed', ${Date.now()}) ON CONFLICT (email) DO NOTHING;`,
    `INSERT INTO credit_accounts (user_id) VALUES (${who}) ON CONFLICT (user_id) DO NOTHING;`,
    `INSERT INTO credit_entries (id, user_id, kind, ref, delta, at)
     SELECT ${grant}, ${who}, 'grant', ${grant}, ${credits}, ${Date.now()} WHERE ${credits} > 0 ON CONFLICT DO NOTHING;`,
    `UPDATE credit_accounts SET
       balance = (SELECT COALESCE(SUM(delta), 0) FROM credit_entries WHERE user_id = ${who}),
       total_ever = (SELECT COALESCE(SUM(delta), 0) FROM credit_entries WHERE user_id = ${who} AND kind IN ('purchase', 'grant'))
     WHERE user_id = ${who};`,
  ]
}
