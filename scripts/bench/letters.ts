/** The labelled letters of the reader, which are ours to publish. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { DEFAULT_COUNTRY, findCountry } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'

import { ROOT } from '../places.ts'

export interface Letter {
  readonly text: string
  readonly country: CountryCode
  /** ISO 639-1. */
  readonly language: string
  /** As labelled. */
  readonly kind: DocumentType
}

const FOLDER = path.join(ROOT, 'packages/reader/fixtures')

export function loadLetters(): Letter[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readLetter(path.join(FOLDER, name)))
}

/** The files are ours and have this shape; the reader's own tests check them. */
function readLetter(file: string): Letter {
  const { text, jurisdiction, language, expected } = JSON.parse(readFileSync(file, 'utf8')) as {
    text: string
    jurisdiction: string
    language: string
    expected: { documentType: DocumentType }
  }
  const country = findCountry(jurisdiction) ?? DEFAULT_COUNTRY
  return { text, country, language, kind: expected.documentType }
}

/** Ordinary text of any length: our letters one after another. */
export function ordinaryText(size: number): string {
  const all = loadLetters()
    .map(({ text }) => text)
    .join('\n\n')
  return all.repeat(Math.ceil(size / all.length)).slice(0, size)
}

/** One letter of ordinary length for what goes through the whole product. */
export function typedLetter(): string {
  const text = loadLetters().find((letter) => letter.text.length > 1_000)?.text
  if (text === undefined) throw new Error('There is no sample letter in packages/reader/fixtures')
  return text
}
