/** Words that a form prints with a space between their letters: "innerhalb von   z w e i   W o c h e n". Whoever looks for words in a letter closes them. */

/** One UTF-16 unit in each place of `chars`; `starts` tells where it stood. */
type Units = { chars: string[]; starts: number[] }

const WORD = String.raw`\p{L}(?: \p{Ll}){3,20}`
/** Small letters only: a name in spaced capitals is read as a logo. */
const SPACED = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’]|(?<![\p{L}\p{N}])[\p{L}\p{N}] )${WORD}(?: {2,6}${WORD}){0,6}(?![\p{L}\p{N}'’]| \p{Ll}(?!\p{L}))`,
  'gu',
)

/** "a b c d": letters that each stand for themselves. */
function isAlphabet(words: string): boolean {
  const codes = Array.from(words.replace(/ /g, '').toLowerCase(), (letter) => letter.charCodeAt(0))
  return codes.every((code, at) => at === 0 || code === (codes[at - 1] ?? 0) + 1)
}

/** True where a text may have such words: four letters with spaces between them. */
export function hasSpacedWords(text: string): boolean {
  return IS_SPACED.test(text)
}

const IS_SPACED = /\p{L}(?: \p{Ll}){3}(?!\p{L})/u

/** The same units with such words closed up, and one space between two of them. */
export function closeSpacedWords(units: Units): Units {
  const text = units.chars.join('')
  const dropped = new Set(
    Array.from(text.matchAll(SPACED))
      .filter(([words]) => !isAlphabet(words))
      .flatMap(({ index, 0: words }) =>
        // Of the gap between two words one space stays.
        Array.from(words.matchAll(/(?<! ) (?! )| (?= )/g), (space) => index + space.index),
      ),
  )
  if (dropped.size === 0) return units
  const kept = Array.from(units.chars.keys()).filter((at) => !dropped.has(at))
  return {
    chars: kept.map((at) => units.chars[at] ?? ''),
    starts: [...kept.map((at) => units.starts[at] ?? 0), units.starts.at(-1) ?? 0],
  }
}
