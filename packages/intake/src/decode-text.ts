/** Text files: which encoding they are in, decided by their bytes. */

const CONTROL_SHARE = 0.002
const ORDINARY = new Set(['\t', '\n', '\r', '\f', '\u000b', '\u001a', '\u001b'])
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
  const plain = text.match(/[A-Za-z0-9\s.,;:'"()/-]/g)?.length ?? 0
  return plain >= text.length * LETTER_SHARE ? text : null
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
  const controls = text.match(/\p{Cc}|\ufffd/gu)?.filter((mark) => !ORDINARY.has(mark)).length ?? 0
  return controls <= Math.floor(text.length * CONTROL_SHARE)
}
