/** The central directory of a ZIP file, walked by hand: declared sizes are checked here and never trusted later. */
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'

import { findLast, hasAt, latin1, u16le, u32le } from './bytes.ts'
import { IntakeError } from './intake-error.ts'

const END_MARK = 'PK\x05\x06'
const ENTRY_MARK = 'PK\x01\x02'
const LOCAL_MARK = 'PK\x03\x04'
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
const MAX_COMMENT = 0xffff

const FLAG_ENCRYPTED = 1
const METHOD_STORED = 0
const METHOD_DEFLATED = 8

export type ZipEntry = {
  name: string
  flags: number
  method: number
  packed: number
  declared: number
  /** Where the packed bytes start and end in the file. */
  start: number
  end: number
  local: number
}

type EndRecord = { at: number; entries: number; size: number; offset: number; comment: number }

/** The end record of a ZIP anywhere in the last 64 KB, or null. */
export function findZipEnd(bytes: Uint8Array): EndRecord | null {
  const from = Math.max(0, bytes.length - MAX_COMMENT - END_LENGTH)
  const at = findLast(bytes, END_MARK, from)
  if (at === -1 || at + END_LENGTH > bytes.length) return null
  return {
    at,
    entries: u16le(bytes, at + 10),
    size: u32le(bytes, at + 12),
    offset: u32le(bytes, at + 16),
    comment: u16le(bytes, at + 20),
  }
}

/**
 * The entries of a ZIP that starts at the first byte and ends at the last. Throws `unreadable` when the directory is
 * broken, `password_protected` when an entry is encrypted, `unsafe_archive` when it is shaped like a bomb:
 * too many entries, too large or too dense when inflated, overlapping entries, unknown packing, ZIP64.
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  const end = findZipEnd(bytes)
  if (!end || !hasAt(bytes, 0, LOCAL_MARK)) throw new IntakeError('unreadable')
  if (end.entries === MAX_COMMENT || end.entries > UPLOAD_LIMITS.zipEntries)
    throw new IntakeError('unsafe_archive')
  if (end.at + END_LENGTH + end.comment !== bytes.length) throw new IntakeError('unreadable')
  if (end.offset + end.size !== end.at) throw new IntakeError('unreadable')
  const entries = walk(bytes, end)
  checkEntries(entries)
  checkOverlap(entries, end.offset)
  return entries
}

function walk(bytes: Uint8Array, end: EndRecord): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = end.offset
  while (at < end.at) {
    if (!hasAt(bytes, at, ENTRY_MARK)) throw new IntakeError('unreadable')
    if (entries.length >= UPLOAD_LIMITS.zipEntries) throw new IntakeError('unsafe_archive')
    entries.push(readEntry(bytes, at))
    at += ENTRY_LENGTH + u16le(bytes, at + 28) + u16le(bytes, at + 30) + u16le(bytes, at + 32)
  }
  if (entries.length !== end.entries) throw new IntakeError('unsafe_archive')
  return entries
}

function readEntry(bytes: Uint8Array, at: number): ZipEntry {
  const local = u32le(bytes, at + 42)
  if (!hasAt(bytes, local, LOCAL_MARK)) throw new IntakeError('unreadable')
  const packed = u32le(bytes, at + 20)
  const start = local + LOCAL_LENGTH + u16le(bytes, local + 26) + u16le(bytes, local + 28)
  const nameAt = at + ENTRY_LENGTH
  return {
    name: latin1(bytes, nameAt, nameAt + u16le(bytes, at + 28)),
    flags: u16le(bytes, at + 8) | (u16le(bytes, local + 6) & FLAG_ENCRYPTED),
    method: u16le(bytes, at + 10),
    packed,
    declared: u32le(bytes, at + 24),
    start,
    end: start + packed,
    local,
  }
}

function checkEntries(entries: readonly ZipEntry[]): void {
  if (entries.some((entry) => (entry.flags & FLAG_ENCRYPTED) !== 0))
    throw new IntakeError('password_protected')
  const known = entries.every(
    (entry) => entry.method === METHOD_STORED || entry.method === METHOD_DEFLATED,
  )
  const names = new Set(entries.map((entry) => entry.name.toLowerCase()))
  const inflated = entries.reduce((sum, entry) => sum + entry.declared, 0)
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0)
  const dense = inflated > packed * UPLOAD_LIMITS.inflateRatio && inflated > SMALL_ENOUGH
  const large = inflated > UPLOAD_LIMITS.inflatedBytes
  if (!known || dense || large || names.size !== entries.length)
    throw new IntakeError('unsafe_archive')
}

/** Below this an archive is harmless however densely it is packed. */
const SMALL_ENOUGH = 1024 * 1024

function checkOverlap(entries: readonly ZipEntry[], directory: number): void {
  const inOrder = entries.toSorted((a, b) => a.local - b.local)
  for (const [index, entry] of inOrder.entries()) {
    const next = inOrder[index + 1]?.local ?? directory
    if (entry.end > next) throw new IntakeError('unsafe_archive')
  }
}
