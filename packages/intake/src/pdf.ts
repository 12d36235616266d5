import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'
/** PDF files: the text of each page in its lines; pages that are pictures are read as pictures. */
import { getDocumentProxy } from 'unpdf'

import { IntakeError } from './intake-error.ts'
import { countLetters, FEW_LETTERS } from './ocr.ts'
import type { Ocr, ReadPage } from './ocr.ts'
import { readField } from './pdf-fields.ts'
import { layOutLines } from './pdf-lines.ts'
import type { TextRun } from './pdf-lines.ts'
import { readPagePictures } from './pdf-pictures.ts'
import { markScans } from './pdf-scans.ts'
import type { Scan } from './pdf-scans.ts'
import { checkPdfStreams, PICTURE_PIXELS_MAX } from './pdf-streams.ts'
import { readPicture } from './picture.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

/** Gives the bytes of a character map by its name ("90ms-RKSJ-H.bcmap"), or null when it is not kept. */
export type CharacterMaps = (name: string) => Promise<Uint8Array | null>

export type PdfPorts = {
  ocr: Ocr
  cmaps?: CharacterMaps
  onPage?: (page: number, pages: number) => Promise<void> | void
}

type ScanPorts = { ocr: Ocr; scans: readonly Scan[] }

/** All pictures of a page that the PDF library decodes are held at once. A scan in layers has two or three, on average over the pages. */
const PAGE_PIXELS_MAX = 24_000_000

/**
 * The pages of a PDF. Throws `password_protected`, `too_many_pages`, `image_too_large` or `unreadable`.
 * Scripts, forms' own layout (XFA) and anything on the network are never used.
 */
export async function readPdf(bytes: Uint8Array, ports: PdfPorts): Promise<ReadPage[]> {
  const { pixels, scans } = checkPdfStreams(bytes)
  // pdf.js takes the bytes away from their owner, so it gets its own copy.
  const copy = bytes.slice()
  markScans(copy, scans)
  const document = await openPdf(copy, ports.cmaps)
  try {
    if (document.numPages > UPLOAD_LIMITS.pages) throw new IntakeError('too_many_pages')
    if (pixels > document.numPages * PAGE_PIXELS_MAX) throw new IntakeError('image_too_large')
    const pages: ReadPage[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      await ports.onPage?.(number, document.numPages)
      pages.push(await readPage(await document.getPage(number), { ...ports, scans }))
      checkLength(pages)
    }
    return pages
  } finally {
    await document.loadingTask.destroy()
  }
}

function checkLength(pages: readonly ReadPage[]): void {
  const length = pages.reduce((sum, page) => sum + page.text.length, 0)
  if (length > UPLOAD_LIMITS.textCharacters) throw new IntakeError('too_many_pages')
}

async function openPdf(bytes: Uint8Array, cmaps: CharacterMaps | undefined): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, {
      maxImageSize: PICTURE_PIXELS_MAX,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      verbosity: 0,
      useWorkerFetch: false,
      cMapUrl: 'cmaps/',
      cMapPacked: true,
      BinaryDataFactory: binaryData(cmaps),
    })
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw locked ? new IntakeError('password_protected') : error
  }
}

/** pdf.js asks an object of this make for fonts, character maps and decoders; it gets character maps only. */
function binaryData(cmaps: CharacterMaps | undefined): object {
  return function BinaryData(): object {
    return {
      fetch: async ({
        kind,
        filename,
      }: {
        kind: string
        filename: string
      }): Promise<Uint8Array> => {
        const data = kind === 'cMapUrl' ? await cmaps?.(filename) : null
        if (!data) throw new Error('not kept')
        return data
      },
    }
  }
}

async function readPage(page: PdfPage, ports: ScanPorts): Promise<ReadPage> {
  const content = await page.getTextContent()
  const view = page.getViewport({ scale: 1 })
  const fields = (await page.getAnnotations()).flatMap(readField)
  const text = layOutLines([...content.items.flatMap(asRun), ...fields], view)
  const isText = countLetters(text) >= FEW_LETTERS
  const scanned = isText ? null : await readScan(page, ports)
  page.cleanup()
  if (!scanned || countLetters(scanned.text) <= countLetters(text))
    return { text, method: 'text', confidence: 100 }
  return scanned
}

function asRun(item: object): TextRun[] {
  if (!('str' in item) || !('transform' in item) || !('width' in item)) return []
  const { str, transform, width } = item
  if (typeof str !== 'string' || typeof width !== 'number' || !Array.isArray(transform)) return []
  return [{ str, width, transform: transform.map(Number) }]
}

/** The pictures of a page, read one after the other and joined; null when there is none to read. */
async function readScan(page: PdfPage, { ocr, scans }: ScanPorts): Promise<ReadPage | null> {
  const read: ReadPage[] = []
  const pictures = await readPagePictures(page, scans)
  // What the pictures were made from is larger than they are.
  page.cleanup()
  for (const picture of pictures) {
    const one = await readPicture(picture, ocr)
    if (one.text !== '') read.push(one)
  }
  const [first] = read
  if (!first) return null
  const confidence = Math.min(...read.map((one) => one.confidence))
  return { ...first, text: read.map((one) => one.text).join('\n\n'), confidence }
}
