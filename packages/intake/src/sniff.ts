import type { FileKind, Refusal, RefusalCode } from '@plainletter/contracts/upload'
/** What a file really is, decided by its content. Cheap: headers and directories only, no parser is loaded. */
import { FILE_ENDINGS, UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'

import { find, findLast, hasAt, latin1, u16le, u32be } from './bytes.ts'
import { isCompoundFile, openCompoundFile } from './compound-file.ts'
import { decodeText } from './decode-text.ts'
import { IntakeError, refusal } from './intake-error.ts'
import { readGifHeader, readJpegHeader, readPngHeader } from './picture-header.ts'
import type { PictureHeader } from './picture-header.ts'
import { findZipEnd, readZipDirectory } from './zip-directory.ts'

/** A file as it was sent. The name only says what it claims to be. */
export type UploadedFile = { name: string; bytes: Uint8Array }
export type Sniffed = { ok: true; kind: FileKind } | { ok: false; refusal: Refusal }

/**
 * The kind of a file, or why it is refused. Name and content must agree, and content must be one thing only.
 * `index` is the file's 0-based position in the upload. Never throws.
 */
export function sniffFile(file: UploadedFile, index?: number): Sniffed {
  const kind = kindOfName(file.name)
  const code =
    refuseEarly(file, kind) ?? (kind === null ? 'unsupported' : refuseContent(file.bytes, kind))
  if (code !== null) return { ok: false, refusal: refusal(code, index) }
  return kind === null ? { ok: false, refusal: refusal('unsupported', index) } : { ok: true, kind }
}

/** The kind that a file name claims, or null when its ending is not accepted. */
export function kindOfName(name: string): FileKind | null {
  const ending = endingOf(name)
  const kinds = Object.entries(FILE_ENDINGS).filter(([, endings]) =>
    endings.some((one) => one === ending),
  )
  return kinds.map(([kind]) => asKind(kind))[0] ?? null
}

const KINDS = [
  'pdf',
  'doc',
  'docx',
  'txt',
  'jpeg',
  'png',
  'gif',
] as const satisfies readonly FileKind[]

function asKind(name: string): FileKind | null {
  return KINDS.find((kind) => kind === name) ?? null
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot === -1
    ? ''
    : name
        .slice(dot + 1)
        .trim()
        .toLowerCase()
}

const HEIC_ENDINGS = new Set(['heic', 'heif', 'hif'])
const HEIC_BRANDS = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
  'heif',
])

function refuseEarly(file: UploadedFile, kind: FileKind | null): RefusalCode | null {
  if (file.bytes.length === 0) return 'empty'
  if (file.bytes.length > UPLOAD_LIMITS.fileBytes) return 'too_large'
  if (isHeic(file.bytes) || (kind === null && HEIC_ENDINGS.has(endingOf(file.name)))) return 'heic'
  return null
}

function isHeic(bytes: Uint8Array): boolean {
  return hasAt(bytes, 4, 'ftyp') && u32be(bytes, 0) < 512 && HEIC_BRANDS.has(latin1(bytes, 8, 12))
}

const CHECKS = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
  txt: checkText,
  jpeg: (bytes) => checkPicture(bytes, readJpegHeader(bytes)),
  png: (bytes) =>
    checkPicture(bytes, readPngHeader(bytes)) ?? checkTail(bytes, readPngHeader(bytes)),
  gif: (bytes) =>
    checkPicture(bytes, readGifHeader(bytes)) ??
    checkTail(bytes, readGifHeader(bytes)) ??
    checkGif(bytes),
} as const satisfies Record<FileKind, (bytes: Uint8Array) => RefusalCode | null>

function refuseContent(bytes: Uint8Array, kind: FileKind): RefusalCode | null {
  try {
    return CHECKS[kind](bytes)
  } catch (error) {
    return error instanceof IntakeError ? error.code : 'unreadable'
  }
}

const PDF_MARK_WITHIN = 1024
const FOREIGN_MARKS = [
  'PK\x03\x04',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  '\xd0\xcf\x11\xe0',
  '\x7fELF',
  '{\\rtf',
  'Rar!',
  '7z\xbc\xaf',
]

function startsForeign(bytes: Uint8Array): boolean {
  return FOREIGN_MARKS.some((mark) => hasAt(bytes, 0, mark))
}

function checkPdf(bytes: Uint8Array): RefusalCode | null {
  const at = find(bytes, '%PDF-', { to: PDF_MARK_WITHIN + 5 })
  if (at === -1 || startsForeign(bytes)) return 'wrong_content'
  const zip = findZipEnd(bytes)
  if (!zip) return null
  // A ZIP file may lie inside a PDF as an attachment; one that owns the end of the file is a second file.
  const ownsEnd = zip.at + 22 + zip.comment === bytes.length || zip.at > findLast(bytes, '%%EOF')
  return ownsEnd ? 'wrong_content' : null
}

function checkDocx(bytes: Uint8Array): RefusalCode | null {
  if (isCompoundFile(bytes))
    return isEncryptedOffice(bytes) ? 'password_protected' : 'wrong_content'
  if (!hasAt(bytes, 0, 'PK\x03\x04') || find(bytes, '%PDF-', { to: PDF_MARK_WITHIN + 5 }) !== -1)
    return 'wrong_content'
  const names = readZipDirectory(bytes).map((entry) => entry.name)
  const isWord = names.includes('[Content_Types].xml') && names.some((name) => MAIN_PART.test(name))
  return isWord ? null : 'wrong_content'
}

/** The body of a Word file; some writers number it. */
export const MAIN_PART = /^word\/document\d*\.xml$/

function isEncryptedOffice(bytes: Uint8Array): boolean {
  const { names } = openCompoundFile(bytes)
  return names.includes('EncryptedPackage') && names.includes('EncryptionInfo')
}

const FIB_MAGIC = 0xa5ec
const FIB_ENCRYPTED = 0x0100

function checkDoc(bytes: Uint8Array): RefusalCode | null {
  if (!isCompoundFile(bytes)) return 'wrong_content'
  if (isEncryptedOffice(bytes)) return 'password_protected'
  const fib = openCompoundFile(bytes).stream('WordDocument')
  if (!fib) return 'wrong_content'
  if (u16le(fib, 0) !== FIB_MAGIC) return 'unreadable'
  if ((u16le(fib, 0x0a) & FIB_ENCRYPTED) !== 0) return 'password_protected'
  return endsAsZip(bytes) ? 'wrong_content' : null
}

function checkText(bytes: Uint8Array): RefusalCode | null {
  if (startsForeign(bytes) || hasAt(bytes, 0, '%PDF-') || endsAsZip(bytes)) return 'wrong_content'
  const text = decodeText(bytes)
  if (text === null) return 'wrong_content'
  return text.trim() === '' ? 'empty' : null
}

function endsAsZip(bytes: Uint8Array): boolean {
  const zip = findZipEnd(bytes)
  return zip !== null && zip.at + 22 + zip.comment === bytes.length
}

/** Marks of other things that are read wherever they stand: pages, scripts and PDF files inside a picture. */
const SMUGGLED = ['%PDF-1', '%PDF-2', '<script', '<SCRIPT', '<?php', '<html', '<!DOCTYPE']

function checkPicture(bytes: Uint8Array, header: PictureHeader | null): RefusalCode | null {
  if (!header) return 'wrong_content'
  if (header.width === 0 || header.height === 0) return 'unreadable'
  if (header.width * header.height > UPLOAD_LIMITS.imagePixels) return 'image_too_large'
  const smuggled = endsAsZip(bytes) || SMUGGLED.some((mark) => find(bytes, mark) !== -1)
  return smuggled ? 'wrong_content' : null
}

/** Phones write data after a JPEG (a clip, a second picture); after a PNG or GIF nothing belongs. */
const PADDING = 64

function checkTail(bytes: Uint8Array, header: PictureHeader | null): RefusalCode | null {
  const end = header?.end ?? bytes.length
  return bytes.length - end > PADDING ? 'wrong_content' : null
}

const GIF_MAX_SIDE = 8192

/** A GIF whose size bytes spell the start of a script has a side of over 8192; no scanned page has. */
function checkGif(bytes: Uint8Array): RefusalCode | null {
  return u16le(bytes, 6) > GIF_MAX_SIDE || u16le(bytes, 8) > GIF_MAX_SIDE ? 'wrong_content' : null
}
