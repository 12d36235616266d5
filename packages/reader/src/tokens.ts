/** Words of the working copy, each with a skeleton by which cues are compared. */

export type Token = { skeleton: string; start: number; end: number }

/** CJK characters are words of their own; other words are runs of letters and digits, with inner apostrophes. */
const WORD = /[\p{L}\p{N}]{1,64}/gu
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const WORD_OR_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}]){1,64}/gu

/** Splits the text into words. Linear; a run without spaces is cut every 64 characters. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  const known = new Map<string, string>()
  const skeleton = (word: string): string => {
    const own = known.get(word) ?? skeletonOf(word)
    known.set(word, own)
    return own
  }
  for (const match of text.matchAll(CJK.test(text) ? WORD_OR_CHARACTER : WORD)) {
    const start = match.index
    const end = start + match[0].length
    const last = tokens.at(-1)
    if (last && isTail(text, last, { start, end })) {
      last.skeleton += skeleton(match[0])
      last.end = end
      continue
    }
    tokens.push({ skeleton: skeleton(match[0]), start, end })
  }
  return tokens
}

/** "landlord's" and "don't" are one word. */
function isTail(text: string, last: Token, next: { start: number; end: number }): boolean {
  if (next.start !== last.end + 1 || text[last.end] !== "'") return false
  return next.end - next.start <= 2 && last.end - last.start > 1
}

/** What is left of a word when case, accents and the confusions of OCR are taken away. */
function skeletonOf(word: string): string {
  const lower = word.toLowerCase()
  if (/^[a-z]+$/.test(lower)) return confusedLetters(lower)
  if (/^[0-9]+$/.test(lower)) return lower
  const bare = lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/ł/g, 'l')
  return confusions(bare)
}

function confusedLetters(word: string): string {
  return word.replaceAll('i', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w')
}

function confusions(word: string): string {
  return confusedLetters(word)
    .replace(/[1|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/3/g, 'e')
}
