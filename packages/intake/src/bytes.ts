/** Reading numbers and marks out of raw bytes. All reads are bounds-checked: outside the bytes they give 0 or -1. */

/** The byte at `at`, or 0 outside. */
export function u8(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0
}

/** Little-endian unsigned 16-bit number at `at`, or 0 outside. */
export function u16le(bytes: Uint8Array, at: number): number {
  return u8(bytes, at) | (u8(bytes, at + 1) << 8)
}

/** Little-endian unsigned 32-bit number at `at`, or 0 outside. */
export function u32le(bytes: Uint8Array, at: number): number {
  return (u16le(bytes, at) | (u16le(bytes, at + 2) << 16)) >>> 0
}

/** Big-endian unsigned 16-bit number at `at`, or 0 outside. */
export function u16be(bytes: Uint8Array, at: number): number {
  return (u8(bytes, at) << 8) | u8(bytes, at + 1)
}

/** Big-endian unsigned 32-bit number at `at`, or 0 outside. */
export function u32be(bytes: Uint8Array, at: number): number {
  return ((u16be(bytes, at) << 16) | u16be(bytes, at + 2)) >>> 0
}

/** Whether the mark (numbers, or the characters of a Latin-1 string) stands at `at`. */
export function hasAt(bytes: Uint8Array, at: number, mark: string): boolean {
  if (at < 0 || at + mark.length > bytes.length) return false
  for (let i = 0; i < mark.length; i += 1) {
    if (bytes[at + i] !== mark.charCodeAt(i)) return false
  }
  return true
}

/** First position of the mark in [from, to), or -1. */
export function find(
  bytes: Uint8Array,
  mark: string,
  range: { from?: number; to?: number } = {},
): number {
  const last = Math.min(range.to ?? bytes.length, bytes.length) - mark.length
  const first = mark.charCodeAt(0)
  let at = bytes.indexOf(first, range.from ?? 0)
  while (at !== -1 && at <= last) {
    if (hasAt(bytes, at, mark)) return at
    at = bytes.indexOf(first, at + 1)
  }
  return -1
}

/** Last position of the mark at or after `from`, or -1. */
export function findLast(bytes: Uint8Array, mark: string, from = 0): number {
  const first = mark.charCodeAt(0)
  let at = bytes.lastIndexOf(first)
  while (at >= from && at !== -1) {
    if (hasAt(bytes, at, mark)) return at
    if (at === 0) return -1
    at = bytes.lastIndexOf(first, at - 1)
  }
  return -1
}

/** Bytes as Latin-1 characters, for marks and names in binary headers. */
export function latin1(bytes: Uint8Array, start: number, end: number): string {
  let text = ''
  for (let i = start; i < Math.min(end, bytes.length); i += 1)
    text += String.fromCharCode(u8(bytes, i))
  return text
}
