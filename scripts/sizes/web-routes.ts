/** What a browser loads for each route of the web app, as built. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { WEB_DIST } from '../places.ts'

export interface Route {
  /** What it asks for in apps/web/src/routes.tsx, by the first part of the names. */
  readonly chunks: readonly string[]
  /** With the shell. Brotli, in KB of 1024 bytes. */
  readonly budget: number
}

export const ROUTES: Readonly<Record<string, Route>> = {
  'signed out, front page': { chunks: ['front-page'], budget: 110 },
  'sign in': { chunks: ['auth-page'], budget: 130 },
  'signed in, home': { chunks: ['signed-in-home'], budget: 135 },
  // What the answer must be is loaded while the server works on it, and counted here: nothing shows without it.
  'a letter and its result': { chunks: ['letter-page', 'document'], budget: 155 },
  'cheat sheet': { chunks: ['cheat-sheet-page'], budget: 130 },
  tactics: { chunks: ['tactical-knowledge-page'], budget: 130 },
  contact: { chunks: ['contact-page'], budget: 130 },
  dashboard: { chunks: ['dashboard-page'], budget: 130 },
  cases: { chunks: ['cases-page'], budget: 130 },
  credits: { chunks: ['credits-page'], budget: 110 },
  account: { chunks: ['account-page'], budget: 130 },
}

/** Every file that loads before the route shows: the entry, boot.js, the route's chunks and what those import. */
export function jsOf(chunks: readonly string[]): string[] {
  const assets = path.join(WEB_DIST, 'assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const begins = names.filter((name) =>
    ['index', ...chunks].some(
      (chunk) =>
        /^[\w-]{8}\.js$/.test(name.slice(chunk.length + 1)) && name.startsWith(`${chunk}-`),
    ),
  )
  if (begins.length < chunks.length + 1)
    throw new Error(`apps/web/dist has no chunk for each of: ${chunks.join(', ')}`)
  const found = new Set<string>()
  const queue = [...begins]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue
    found.add(name)
    queue.push(...importsOf(readFileSync(path.join(assets, name), 'utf8')))
  }
  return [path.join(WEB_DIST, 'boot.js'), ...Array.from(found, (name) => path.join(assets, name))]
}

/** Static imports only: `import("./x.js")` waits until it is asked for. */
const importsOf = (code: string): string[] =>
  Array.from(
    code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    (match) => match[1] ?? '',
  )

export const brotli = (bytes: Uint8Array): number => brotliCompressSync(bytes).length

export const sumOf = (all: readonly Uint8Array[], size: (bytes: Uint8Array) => number): number =>
  all.reduce((sum, bytes) => sum + size(bytes), 0)
