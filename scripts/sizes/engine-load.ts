/** What a browser loads to read one letter: the files that the built engine asks for, in a page that has loaded nothing yet. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

import type { CountryCode } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { analyse } from '@plainletter/engine/analyse'

import { loadLetters } from '../bench/letters.ts'
import type { Letter } from '../bench/letters.ts'
import { ROOT } from '../places.ts'
import { bundle } from './bundle.ts'

export interface EngineLoad {
  readonly kind: DocumentType
  readonly files: readonly LoadedFile[]
  /** Of all files, in bytes. */
  readonly plain: number
  /** With Brotli, each file alone, as Pages serves them. */
  readonly packed: number
}

export interface LoadedFile {
  readonly name: string
  readonly plain: number
  readonly packed: number
}

/** Questions load the law of the papers that they are about, so that one is not as heavy as the next. */
const QUESTIONS = 12
const TODAY = '2026-11-21'

/** One load for each kind of letter that is labelled in that country and language, and some for questions. */
export async function engineLoads(
  folder: string,
  { country, language }: { country: CountryCode; language: 'en' },
): Promise<EngineLoad[]> {
  const built = bundle(
    path.join(ROOT, 'scripts/sizes/browser-engine.ts'),
    path.join(folder, 'engine-load'),
  )
  const letters = loadLetters().filter(
    (letter) => letter.country === country && letter.language === language,
  )
  const pages = countLoads()
  const loads: EngineLoad[] = []
  for (const [page, letter] of samplesOf(letters).entries()) {
    const name = String(page)
    const engine: { analyse: typeof analyse } = await import(pages.addressOf(built.entry, name))
    const { reading } = await engine.analyse({
      text: letter.text,
      request: { country, language },
      today: TODAY,
    })
    loads.push(loadOf(reading.documentType, pages.loadedBy(name)))
  }
  pages.end()
  return loads
}

function samplesOf(letters: readonly Letter[]): Letter[] {
  const kinds = [...new Set(letters.map(({ kind }) => kind))]
  return kinds.flatMap((kind) =>
    letters.filter((letter) => letter.kind === kind).slice(0, kind === 'ENQUIRY' ? QUESTIONS : 1),
  )
}

/** Gives each page modules of its own, by a mark in their addresses, and writes down which it loads. */
function countLoads() {
  const loaded = new Map<string, Set<string>>()
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const page = pageOf(context.parentURL)
      return page === null || !found.url.startsWith('file:')
        ? found
        : { ...found, url: withPage(found.url, page) }
    },
    load(address, context, next) {
      const page = pageOf(address)
      if (page !== null)
        loaded.set(page, (loaded.get(page) ?? new Set()).add(fileURLToPath(address)))
      return next(address, context)
    },
  })
  return {
    addressOf: (file: string, page: string) => withPage(pathToFileURL(file).href, page),
    loadedBy: (page: string) => [...(loaded.get(page) ?? [])],
    end: () => {
      hooks.deregister()
    },
  }
}

const pageOf = (address: string | undefined): string | null =>
  address?.startsWith('file:') === true ? new URL(address).searchParams.get('page') : null

function withPage(address: string, page: string): string {
  const url = new URL(address)
  url.searchParams.set('page', page)
  return url.href
}

function loadOf(kind: DocumentType, paths: readonly string[]): EngineLoad {
  const files = paths.map(sizeOf)
  const sum = (size: 'plain' | 'packed') => files.reduce((all, file) => all + file[size], 0)
  return { kind, files, plain: sum('plain'), packed: sum('packed') }
}

/** Built files do not change while we look, and most pages load the same. */
const SIZES = new Map<string, LoadedFile>()

function sizeOf(file: string): LoadedFile {
  const known = SIZES.get(file)
  if (known) return known
  const bytes = readFileSync(file)
  const size = {
    name: path.basename(file).replace(/-[\w-]{8}\./, '.'),
    plain: bytes.length,
    packed: brotliCompressSync(bytes).length,
  }
  SIZES.set(file, size)
  return size
}
