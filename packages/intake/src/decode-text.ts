/** Text files: which encoding they are in, decided by their bytes. */

const CONTROL_SHARE = 0.002
/** Tab, newlines, page break, and two that old programs put at the end or before a mark-up. */
const ORDINARY = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b])
const PLAIN = new Set(Array.from(' \t\n\r\f\v\u00a0.,;:\'"()/-', codeOf))
const LETTER_SHARE = 0.6

/**
 * The text of a plain text file, or null when the bytes are not text: UTF-8, UTF-16 with its mark,
 * Shift-JIS where the Japanese syllables show, else Windows-1252. A file with NULs or control characters is not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text =
    decodeMarked(bytes) ?? decodeUtf8(bytes) ?? decodeShiftJis(bytes) ?? decodeWestern(bytes)
  return text !== null && looksLikeText(text) ? text : null
}

function decodeMarked(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes.subarray(2), 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes.subarray(2), 'utf-16be')
  return null
}

function decodeUtf8(bytes: Uint8Array): string | null {
  return decode(bytes, 'utf-8')
}

/** Hiragana is 82 9F to 82 F1: a comma-like quote mark before capitals in Windows-1252, which no letter has often. */
function decodeShiftJis(bytes: Uint8Array): string | null {
  let syllables = 0
  for (let i = 0; i + 1 < bytes.length; i += 1) {
    const next = bytes[i + 1] ?? 0
    if (bytes[i] === 0x82 && next >= 0x9f && next <= 0xf1) syllables += 1
  }
  return syllables * 40 > bytes.length ? decode(bytes, 'shift_jis') : null
}

function decodeWestern(bytes: Uint8Array): string | null {
  const text = decode(bytes, 'windows-1252')
  if (text === null) return null
  return countWhere(text, isPlain) >= text.length * LETTER_SHARE ? text : null
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // A runtime without the encoding and bytes outside it mean the same here: not this encoding.
    return null
  }
}

function looksLikeText(text: string): boolean {
  if (text.includes('\0')) return false
  const controls = countWhere(text, isControl)
  return controls <= Math.floor(text.length * CONTROL_SHARE)
}

function isPlain(code: number): boolean {
  const isDigit = code >= 0x30 && code <= 0x39
  const letter = code | 0x20
  return isDigit || (letter >= 0x61 && letter <= 0x7a) || PLAIN.has(code)
}

function isControl(code: number): boolean {
  const isCode = code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfffd
  return isCode && !ORDINARY.has(code)
}

/** Without a list of what was found: in a file of 10 MB that list alone would be more than a Worker has. */
function countWhere(text: string, isCounted: (code: number) => boolean): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) if (isCounted(text.charCodeAt(at))) count += 1
  return count
}

function codeOf(letter: string): number {
  return letter.charCodeAt(0)
}
