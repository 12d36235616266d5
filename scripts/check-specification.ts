/**
 * Holds docs/specification.md against the repository: each row names what implements a point of the specification and the test
 * that proves it. A named file or title that does not exist, an empty cell, a call of the API or a screen without a row: each is a fault.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { ROOT } from './places.ts'

/** Reads a file of the repository, or undefined when there is none. */
export type Read = (file: string) => string | undefined

const CELLS = 3
const BETWEEN = ' › '

/** Sentences about what does not hold, or none. */
export function faultsOfSpecification(page: string, read: Read): string[] {
  return listRows(page).flatMap((cells) => faultsOfRow(cells, read))
}

/** The rows of all tables, without heads and lines. */
function listRows(page: string): string[][] {
  const lines = page.split('\n')
  return lines
    .filter((line, at) => line.startsWith('|') && !isLine(line) && !isLine(lines[at + 1] ?? ''))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const isLine = (line: string): boolean => /^\|( ?-+ ?\|)+$/.test(line)

function faultsOfRow(cells: readonly string[], read: Read): string[] {
  const [what = '', where = '', proof = ''] = cells
  if (cells.length !== CELLS || cells.includes(''))
    return [`"${what}" needs ${CELLS} cells, none of them empty`]
  const files = quoted(where)
  const proofs = quoted(proof)
  if (files.length === 0) return [`"${what}" names no file`]
  if (proofs.length === 0) return [`"${what}" names no test`]
  return [
    ...files
      .filter((file) => read(file) === undefined)
      .map((file) => `"${what}" names ${file}, which does not exist`),
    ...proofs.flatMap((one) => faultsOfProof(what, one, read)),
  ]
}

const quoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

function faultsOfProof(what: string, proof: string, read: Read): string[] {
  const [file = '', title = ''] = proof.split(BETWEEN)
  const text = read(file)
  if (title === '') return [`"${what}" names a test without a title: ${proof}`]
  if (text === undefined) return [`"${what}" names ${file}, which does not exist`]
  return text.includes(title) ? [] : [`"${what}" names a test that ${file} does not have: ${title}`]
}

/** Calls and screens that exist and have no row. */
export function missingFrom(page: string, names: readonly string[]): string[] {
  const whats = listRows(page).map(([what = '']) => what)
  return names
    .filter((name) => !whats.some((what) => quoted(what).includes(name)))
    .map((name) => `${name} has no row`)
}

/** Every call, from the table that a test holds against the API, and every screen, from the table of paths. */
export function listNames(read: Read): string[] {
  const calls = read('workers/api/test/routes.ts') ?? ''
  const [, patterns = ''] = (read('apps/web/src/paths.ts') ?? '').split('patterns = {')
  return [
    ...[...calls.matchAll(/^ {2}'((?:GET|POST|DELETE) [^']+)'/gm)].map(([, call = '']) => call),
    ...[...patterns.matchAll(/'(\/[^']*)'/g)].map(([, pattern = '']) => pattern),
  ]
}

/** From the repository itself. */
export const readHere: Read = (file) => {
  const place = path.join(ROOT, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined
}

if (process.argv[1] === import.meta.filename) {
  const page = readHere('docs/specification.md') ?? ''
  const faults = [
    ...faultsOfSpecification(page, readHere),
    ...missingFrom(page, listNames(readHere)),
  ]
  for (const fault of faults) console.error(fault)
  console.log(`${listRows(page).length} rows, ${faults.length} faults`)
  process.exit(faults.length === 0 ? 0 : 1)
}
