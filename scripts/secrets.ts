/** Local secrets, made when missing and never committed. The API and the analyser share the key-encryption key. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { newReceiptKey } from '@plainletter/vault/deletion-receipt'

import { ROOT } from './places.ts'

const WORKERS = {
  api: ['KEY_ENCRYPTION_KEYS', 'PASSWORD_PEPPER', 'DEVICE_COOKIE_KEY', 'RECEIPT_KEY'],
  analyser: ['KEY_ENCRYPTION_KEYS'],
  retention: ['KEY_ENCRYPTION_KEYS'],
} as const

const fileOf = (worker: string): string => path.join(ROOT, 'workers', worker, '.dev.vars')

function readSecrets(worker: string): Map<string, string> {
  const file = fileOf(worker)
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [name, value] = [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]
      return name ? [[name, value] as const] : []
    }),
  )
}

/** Answers those secrets of the API that seeding and proving need. What is there is kept: a new key would make old letters unreadable. */
export async function ensureSecrets(): Promise<{ pepper: string; keys: string }> {
  const known = readSecrets('api')
  const fresh = () => randomBytes(32).toString('base64url')
  const secrets = new Map([
    ['KEY_ENCRYPTION_KEYS', known.get('KEY_ENCRYPTION_KEYS') ?? `1:${fresh()}`],
    ['PASSWORD_PEPPER', known.get('PASSWORD_PEPPER') ?? fresh()],
    ['DEVICE_COOKIE_KEY', known.get('DEVICE_COOKIE_KEY') ?? fresh()],
    ['RECEIPT_KEY', known.get('RECEIPT_KEY') ?? (await newReceiptKey())],
  ])
  for (const [worker, names] of Object.entries(WORKERS)) {
    const lines = names.map((name) => `${name}=${secrets.get(name) ?? ''}`)
    writeFileSync(fileOf(worker), `${lines.join('\n')}\n`, { mode: 0o600 })
  }
  const of = (name: string): string => secrets.get(name) ?? ''
  return { pepper: of('PASSWORD_PEPPER'), keys: of('KEY_ENCRYPTION_KEYS') }
}
