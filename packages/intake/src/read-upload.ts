import type { FileKind, PageMap, Refusal } from '@plainletter/contracts/upload'
/** Bytes to text: every accepted file of an upload becomes pages of one document, or a refusal that says why not. */
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'

import { decodeText } from './decode-text.ts'
import { IntakeError, refusal } from './intake-error.ts'
import { countLetters } from './ocr.ts'
import type { Ocr, ReadPage } from './ocr.ts'
import type { CharacterMaps } from './pdf.ts'
import { readPicture } from './picture.ts'
import { sniffFile } from './sniff.ts'
import type { UploadedFile } from './sniff.ts'
import { tidyText } from './tidy-text.ts'

/** A file in hand, or one that is fetched when its turn comes, so that one is in memory at a time. */
export type UploadSource = UploadedFile | { name: string; load: () => Promise<Uint8Array> }

export type IntakePorts = {
  ocr: Ocr
  /** Character maps for PDFs in Japanese, Chinese or Korean that do not carry their own. */
  cmaps?: CharacterMaps
  /** Told before each page: the page about to be read and the pages known so far, both over the whole upload. */
  onPage?: (page: number, pages: number) => Promise<void> | void
}

export type ReadUpload =
  | { ok: true; text: string; pages: PageMap[] }
  /** `diagnostics` name the step and the kind of fault of unexpected errors; never content, never a file name. */
  | { ok: false; refusals: Refusal[]; diagnostics: string[] }

/** Between two pages in the text. */
const PAGE_BREAK = '\n\n'

type Progress = { pages: ReadPage[]; files: number[]; refusals: Refusal[]; diagnostics: string[] }

/**
 * Reads all files in order as pages of one document. Never throws for what is in a file: an unexpected fault in a
 * parser is refused as `unreadable` with a diagnostic. Errors of `load` and `onPage` are the caller's own and pass.
 */
export async function readUpload(
  sources: readonly UploadSource[],
  ports: IntakePorts,
): Promise<ReadUpload> {
  if (sources.length > UPLOAD_LIMITS.files)
    return { ok: false, refusals: [refusal('too_many_files')], diagnostics: [] }
  const progress: Progress = { pages: [], files: [], refusals: [], diagnostics: [] }
  let total = 0
  for (const [index, source] of sources.entries()) {
    const bytes = 'bytes' in source ? source.bytes : await source.load()
    total += bytes.length
    if (total > UPLOAD_LIMITS.totalBytes)
      return { ok: false, refusals: [refusal('too_large_in_all')], diagnostics: [] }
    await addFile(progress, { name: source.name, bytes, index, files: sources.length }, ports)
    if (progress.refusals.length >= UPLOAD_LIMITS.fileErrorsListed) break
  }
  if (sources.length === 0) progress.refusals.push(refusal('empty'))
  return progress.refusals.length > 0
    ? { ok: false, refusals: progress.refusals, diagnostics: progress.diagnostics }
    : { ok: true, ...joinPages(progress) }
}

type Part = UploadedFile & { index: number; files: number }

/** Once a file is refused the others are only looked at, so that the person hears of all of them at once. */
async function addFile(progress: Progress, part: Part, ports: IntakePorts): Promise<void> {
  const sniffed = sniffFile(part, part.index)
  if (!sniffed.ok) {
    progress.refusals.push(sniffed.refusal)
    return
  }
  if (progress.refusals.length > 0) return
  try {
    const pages = await READERS[sniffed.kind](part.bytes, withCount(progress, part, ports))
    progress.pages.push(...pages)
    progress.files.push(...pages.map(() => part.index))
    checkPages(progress.pages, pages)
  } catch (error) {
    if (error instanceof CallerError) throw error.cause
    progress.refusals.push(
      refusal(error instanceof IntakeError ? error.code : 'unreadable', part.index),
    )
    if (!(error instanceof IntakeError))
      progress.diagnostics.push(`${sniffed.kind}:${faultName(error)}`)
  }
}

type Reader = (bytes: Uint8Array, ports: IntakePorts) => Promise<ReadPage[]>

/** Parsers are loaded when a file needs them: a text file never loads the PDF library. */
const READERS = {
  pdf: async (bytes, ports) => (await import('./pdf.ts')).readPdf(bytes, ports),
  docx: onePage(async (bytes, ocr) => (await import('./read-word.ts')).readDocxPages(bytes, ocr)),
  doc: onePage(async (bytes) => (await import('./read-word.ts')).readDocPages(bytes)),
  txt: onePage(readText),
  jpeg: onePage(readPhoto),
  png: onePage(readPhoto),
  gif: onePage(readPhoto),
} as const satisfies Record<FileKind, Reader>

/** A character is three bytes at most, so that a file which must be too long need not be decoded. */
async function readText(bytes: Uint8Array): Promise<ReadPage[]> {
  if (bytes.length > 3 * UPLOAD_LIMITS.textCharacters) throw new IntakeError('too_many_pages')
  return [{ text: decodeText(bytes) ?? '', method: 'text', confidence: 100 }]
}

/** A reader of files that are told of as one page. */
function onePage(read: (bytes: Uint8Array, ocr: Ocr) => Promise<ReadPage[]>): Reader {
  return async (bytes, ports) => {
    await ports.onPage?.(1, 1)
    return read(bytes, ports.ocr)
  }
}

async function readPhoto(bytes: Uint8Array, ocr: Ocr): Promise<ReadPage[]> {
  return [await readPicture(bytes, ocr)]
}

/** Marks an error of the caller's own hook, so that it is not taken for a fault of the file. */
class CallerError extends Error {}

/** The same ports, with pages counted over the whole upload; files still to come count as one page each. */
function withCount(progress: Progress, part: Part, ports: IntakePorts): IntakePorts {
  const before = progress.pages.length
  const after = part.files - part.index - 1
  const onPage = async (page: number, pages: number): Promise<void> => {
    try {
      await ports.onPage?.(before + page, before + pages + after)
    } catch (cause) {
      throw new CallerError('onPage', { cause })
    }
  }
  return { ...ports, onPage }
}

function checkPages(all: readonly ReadPage[], added: readonly ReadPage[]): void {
  const length = all.reduce((sum, page) => sum + page.text.length, 0)
  if (all.length > UPLOAD_LIMITS.pages || length > UPLOAD_LIMITS.textCharacters)
    throw new IntakeError('too_many_pages')
  if (added.every((page) => countLetters(page.text) === 0)) throw new IntakeError('no_text_found')
}

function faultName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}

function joinPages(progress: Progress): { text: string; pages: PageMap[] } {
  const pages: PageMap[] = []
  let text = ''
  for (const [index, { text: raw, ...how }] of progress.pages.entries()) {
    const file = progress.files[index] ?? 0
    const earlier = pages.filter((one) => one.file === file).length
    const words = tidyText(raw)
    if (index > 0) text += PAGE_BREAK
    pages.push({
      file,
      page: earlier + 1,
      start: text.length,
      end: text.length + words.length,
      ...how,
    })
    text += words
  }
  return { text, pages }
}
