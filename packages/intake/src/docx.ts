/** Word files since 2007: the parts that people see, inflated under a budget and read as plain lines. */
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'

import { inflateEntry } from './inflate-entry.ts'
import { IntakeError } from './intake-error.ts'
import { MAIN_PART } from './sniff.ts'
import { readWordXml } from './word-xml.ts'
import { readZipDirectory } from './zip-directory.ts'
import type { ZipEntry } from './zip-directory.ts'

/** In reading order: the letterhead, the body, the notes, the small print at the foot. */
const PARTS = [
  /^word\/header\d*\.xml$/,
  MAIN_PART,
  /^word\/(?:foot|end)notes\.xml$/,
  /^word\/footer\d*\.xml$/,
]

/** Twenty bytes of mark-up for each character that there may be: the words of 200 pages take a third of it. */
const TEXT_BYTES_MAX = 20 * UPLOAD_LIMITS.textCharacters

/**
 * The text of a .docx file. Nothing else in the archive is inflated. Throws a refusal: `unsafe_archive`,
 * `password_protected` or `unreadable`.
 */
export function readDocx(bytes: Uint8Array): string {
  const entries = readZipDirectory(bytes)
  const budget = { left: TEXT_BYTES_MAX }
  if (!entries.some((entry) => MAIN_PART.test(entry.name))) throw new IntakeError('unreadable')
  const texts = PARTS.flatMap((part) =>
    inOrder(entries, part).map((entry) =>
      readWordXml(decodeXml(inflateEntry(bytes, entry, budget))).trim(),
    ),
  )
  // First, even and usual pages repeat the same header; once is enough.
  return [...new Set(texts)].filter((text) => text !== '').join('\n\n')
}

function inOrder(entries: readonly ZipEntry[], part: RegExp): ZipEntry[] {
  return entries
    .filter((entry) => part.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function decodeXml(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(wide ? 'utf-16le' : 'utf-8').decode(bytes)
}
