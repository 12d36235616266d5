import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { formatter } from '@lingui/format-po'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'

import { lookUp } from './messages-plugin.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const WEB = path.join(ROOT, 'apps/web/src')
const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'ja']

const po = formatter()
const english = await readEnglish()

async function readEnglish() {
  const folder = path.join(WEB, 'messages')
  const found = new Map<string, string>()
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    for (const [id, message] of (await lookUp(readFileSync(file, 'utf8'), file)).english)
      found.set(id, message)
  }
  return found
}

async function readCatalog(language: string) {
  const file = path.join(WEB, `locales/${language}.po`)
  const entries = await po.parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file,
  })
  return new Map(Object.entries(entries).map(([id, entry]) => [id, entry.translation ?? '']))
}

describe.each(LANGUAGES)('the catalog of %s', async (language) => {
  const catalog = await readCatalog(language)
  const both = [...english].flatMap(([id, message]) => {
    const said = catalog.get(id)
    return said ? [{ message, said }] : []
  })

  test('has every message that the interface says, and no other', () => {
    expect([...catalog.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  test('leaves nothing in English', () => {
    const missing = [...english].filter(([id]) => !catalog.get(id)).map(([, message]) => message)
    expect(missing).toEqual([])
  })

  test('keeps what is filled in', () => {
    const changed = both.filter(
      ({ message, said }) => listNames(message).join() !== listNames(said).join(),
    )
    expect(changed).toEqual([])
  })

  test('counts as the language counts', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const incomplete = both.filter(({ said }) =>
      listPlurals(compileMessageOrThrow(said)).some((cases) =>
        needed.some((category) => category !== 'many' && !(category in cases)),
      ),
    )
    expect(incomplete).toEqual([])
  })

  test('holds no markup', () => {
    expect(both.filter(({ said }) => /<[a-z/!]/i.test(said))).toEqual([])
  })
})

describe('the words of the server', () => {
  const said = [...english].filter(([id]) => id.startsWith('server/')).map(([, message]) => message)

  test('are still written there', () => {
    const written = ['workers/api/src', 'packages/contracts/src']
      .flatMap(readSources)
      .flatMap(listTexts)
    expect(said.filter((text) => !written.some((pattern) => pattern.test(text)))).toEqual([])
  })

  test('hold every refusal that a person can meet', () => {
    const missing = readSources('workers/api/src')
      .flatMap(listRefusals)
      .filter((pattern) => !said.some((text) => pattern.test(text)))
    expect(missing.map(String)).toEqual([])
  })
})

/** The names that a message fills in, sorted, each once. */
function listNames(message: string): string[] {
  const walk = (tokens: CompiledMessage): string[] =>
    tokens.flatMap((token) =>
      typeof token === 'string' ? [] : [token[0], ...listCases([token]).flatMap(walk)],
    )
  return [...new Set(walk(compileMessageOrThrow(message)))].toSorted()
}

const listCases = (tokens: CompiledMessage): CompiledMessage[] =>
  listPlurals(tokens).flatMap((cases) => Object.values(cases).filter((each) => Array.isArray(each)))

function listPlurals(tokens: CompiledMessage): Record<string, CompiledMessage>[] {
  return tokens.flatMap((token) =>
    typeof token !== 'string' && token[1] === 'plural'
      ? [token[2] as Record<string, CompiledMessage>]
      : [],
  )
}

function readSources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'))
}

function listTexts(source: string): RegExp[] {
  const literals = source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)
  return [...literals].map(([, single, double, template]) =>
    toPattern((single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1')),
  )
}

/** The words of each AppError that is made with a literal, but for those that only a program can cause. */
function listRefusals(source: string): RegExp[] {
  const made = source.matchAll(/AppError\(\s*'[a-z_]+',\s*(?:'([^']+)'|"([^"]+)"|`([^`]+)`)/g)
  return [...made]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => !/^(Send|Unknown field|(This )?Idempotency-Key)\b/.test(text))
    .map(toPattern)
}

/** A text in which whatever is filled in at run time may stand for anything. */
function toPattern(text: string): RegExp {
  const fixed = text
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${fixed.join('.+')}$`)
}
