/** Text made even: one kind of newline and space, no invisible characters that hide or reorder words. */

const LIGATURES = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' } as const

/** Soft hyphens, zero-width spaces, byte-order marks, direction overrides and tag characters. */
const INVISIBLE =
  /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|\u{e0001}|[\u{e0020}-\u{e007f}]/gu
const ODD_SPACES = /[\u00a0\u2000-\u200a\u202f\u205f]/g
const ODD_NEWLINES = /\r\n?|[\v\u0085\u2028\u2029]/g

/**
 * The text with plain newlines and spaces. Form feeds become blank lines, trailing spaces go, three or more
 * blank lines become two, ligatures become letters, accents are composed. Letters, digits and tabs stay.
 */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(ODD_NEWLINES, '\n')
    .replace(/\f/g, '\n\n')
    .replace(ODD_SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(/\p{Cc}/gu, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .replace(/[ﬀ-ﬆ]/g, ligature)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

function ligature(letter: string): string {
  return Object.entries(LIGATURES).find(([one]) => one === letter)?.[1] ?? letter
}
