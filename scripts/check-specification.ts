/**
 * Holds docs/specification.md against the repository: each row names what implements a point of the specification and the test
 * that proves it. A named file or title that does not exist, an empty cell, a call of the API or a screen without a row: each is a fault.
 * So is a message of the two catalogues that no test of its row reads, and a sentence of the API that no test of it reads.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

/**
 * Messages of the two catalogues that no row quotes, and quoted ones that no test of their row reads. To provoke each is for the
 * test; that somebody compares its words is seen here.
 */
export function faultsOfMessages(page: string, read: Read): string[] {
  const [, after = ''] = page.split('\n## Messages')
  const [part = ''] = after.split('\n## ')
  const rows = listRows(part).map(([what = '', , proof = '']) => ({
    words: [...what.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words),
    tests: quoted(proof)
      .map((one) => unescaped(read(one.split(BETWEEN)[0] ?? '') ?? ''))
      .join('\n'),
  }))
  return [
    ...listCatalogue(read)
      .filter((words) => !rows.some((row) => row.words.includes(words)))
      .map((words) => `"${words}" has no row among the messages`),
    ...rows.flatMap(({ words, tests }) =>
      words
        .filter((one) => !tests.includes(one))
        .map((one) => `"${one}" is read by no test of its row`),
    ),
  ]
}

/** As the words are said: a quote is escaped inside a string of the source, and a sign inside a pattern. */
const unescaped = (text: string): string => text.replaceAll(/\\(['.()?])/g, '$1')

/** The words of sections 5 and 8 of both specifications, from the test that holds ours to them. */
function listCatalogue(read: Read): string[] {
  const parts = (read('apps/web/src/messages/specification.test.ts') ?? '').split(
    '  // Specification',
  )
  return parts
    .filter((part) => /^ [12], section [58]\n/.test(part))
    .flatMap((part) => [...part.matchAll(/^ {2}(?:'([^']+)'|"([^"]+)"),$/gm)])
    .map(([, single, double]) => single ?? double ?? '')
}

/** What looks like a sentence of the API and is said to nobody, or by nothing that can happen. */
const UNSAID: ReadonlySet<string> = new Set([
  'Atkinson Hyperlegible Next',
  'The feed is too long',
  // The parser names each fault, and a refused letter has its reason: the types do not know.
  'The request is not complete',
  'We could not read this document',
])

/** Sentences of three words and more in the sources that stand in none of the tests. What is filled in may be anything. */
export function unreadSentences(sources: readonly string[], tests: string): string[] {
  return sources
    .map((source) => source.replaceAll(/^ *(?:\/?\*|\/\/).*$/gm, ''))
    .flatMap((source) => [
      ...source.matchAll(/(['"`])([A-Z](?:[a-z][\w’-]*)?(?: [^'"`\n]+){2,})\1/g),
    ])
    .map(([, , sentence = '']) => sentence)
    .filter((sentence) => !UNSAID.has(sentence) && !toPattern(sentence).test(tests))
    .map((sentence) => `"${sentence}" is read by no test of the API`)
}

const toPattern = (sentence: string): RegExp =>
  new RegExp(
    sentence
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join('.+?'),
  )

/** Sentences of the API as it is here. */
export function unreadHere(): string[] {
  const folder = path.join(ROOT, 'workers/api/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const readAll = (chosen: readonly string[]) =>
    chosen.map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const tests = readAll(files.filter((file) => file.endsWith('.test.ts'))).join('\n')
  return unreadSentences(readAll(files.filter((file) => !file.endsWith('.test.ts'))), tests)
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
    ...faultsOfMessages(page, readHere),
    ...unreadHere(),
  ]
  for (const fault of faults) console.error(fault)
  console.log(`${listRows(page).length} rows, ${faults.length} faults`)
  process.exit(faults.length === 0 ? 0 : 1)
}
