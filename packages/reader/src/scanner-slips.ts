/** Letters that a scanner took for figures, and figures for letters, put right where only one of them makes sense. */
import { isDayWithMonth } from './months.ts'

/** The text with such slips mended, each sign in its place. */
export function repairSlips(text: string): string {
  return repairDigits(repairWords(repairBars(text.replace(LOST_J, 'J'))))
}

/** Runs such as "2O", "l4" or "1,O47.OO": letters that are digits. Same length, so offsets hold. */
function repairDigits(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])(?=[OoIl.,]{0,4}\d|[Il]\d)[\dOoIl][\dOoIl.,]{1,14}(?![\p{L}\p{N}])/gu,
    (run) => run.replace(/[Oo]/g, '0').replace(/[Il]/g, '1'),
  )
}

const LETTER_FOR = { '0': 'o', '1': 'l', '3': 'e', '5': 's', '9': 'g' } as const satisfies Record<
  string,
  string
>

/** "L|MITED", "b|ll", "|f you": a bar between letters alike or before a small word is an I; between cells of a table it is a bar. Same length. */
function repairBars(text: string): string {
  return text.includes('|')
    ? text
        .replace(/(?<=\p{Lu})\|(?=\p{Lu})|(?<![^\s(])\|(?=[fnst] )/gu, 'I')
        .replace(/(?<=\p{Ll})\|(?=\p{Ll})/gu, '1')
    : text
}

/** "]une", "]anuary". */
const LOST_J = /[\])](?=(?:une|uly|an(?:uary)?)\b)/g

/** Words such as "n0tice", "paym3nt" or "ENF0RCEMENT": digits that are letters. Same length. */
function repairWords(text: string): string {
  return text.replace(CONFUSED, (raw) => {
    const word = repairCapitals(raw)
    if (/^0ct(?:ober)?$/i.test(word)) return `O${word.slice(1)}`
    if (SMALL_WORD.test(word)) return word.replace('0', /[A-Z]/.test(word) ? 'O' : 'o')
    if (!isMisreadWord(word)) return shortCapitals(word) ?? word
    return Array.from(word, (char, at) => letterFor(word, char, at)).join('')
  })
}

/** Words with something that a scanner could have taken for something else: most have nothing. */
const CONFUSED =
  /(?<![\p{L}\p{N}])(?=l|[A-Za-z]*(?:[01359I]|[A-Z]l|l[A-Z]))[A-Za-z01359]{2,24}(?![\p{L}\p{N}])/gu

/** "0f", "T0" and the like. */
const SMALL_WORD = /^(?:0[fnr]|[tnsgd]0)$/i

function isMisreadWord(word: string): boolean {
  const digits = word.replace(/[^0-9]/g, '').length
  if (digits === 0 || digits > 2 || isDayWithMonth(word) || /^\d+[a-z]{1,2}$/i.test(word))
    return false
  if (/\d$/.test(word) && !/[a-z]{2}(?:0|11)$/.test(word) && !isLostEll(word)) return false
  const isLower =
    /^[A-Z0135]?[a-z01359]+$/.test(word) && word.length - digits >= Math.min(3, word.length - 1)
  return isLower || MISREAD_CAPITALS.test(word)
}

/** One wrong digit in six capitals, or two noughts in seven: "ENF0RCEMENT", "0FFICERS", "B0R0UGH", "F00THILLS", "STAT10N". */
const MISREAD_CAPITALS =
  /^(?=.{6})[A-Z]+[01][A-Z]+$|^(?=.{7})[A-Z]+(?:0[A-Z]+){2}$|^0[A-Z]{5,}$|^[A-Z]+00[A-Z]{4,}$|^[A-Z]+T10N[A-Z]*$/

/** "C1TY", "F1NAL", "18 N0V": too short to be told from a code by their shape. */
const SHORT_WORDS: ReadonlySet<string> = new Set(
  'APR AUG BILL BOARD CITY CIVIL CLAIM CLERK COURT DEC FINAL JUL LEGAL NOV NOW NOT PAID POLICE SEP STATE TOTAL TOWN TRIAL UNIT YOU YOUR'.split(
    ' ',
  ),
)

function shortCapitals(word: string): string | undefined {
  const letters = word.replace(/0/g, 'O').replace(/5/g, 'S')
  return [letters.replace(/1/g, 'I'), letters.replace(/1/g, 'L')].find((one) =>
    SHORT_WORDS.has(one),
  )
}

/** "Civi1", "ful1": an l at the end. "page1" and the like are numbered things. */
function isLostEll(word: string): boolean {
  return (
    /^[A-Za-z]?[a-z]{2,}[aeiou]?l?1$/.test(word) &&
    /(?:[aeiou]|l)1$/.test(word) &&
    !/^(?:page|table|route|phase|line|type|due|note|zone|code|date|file|rule|core)1$/i.test(word)
  )
}

/** "PARKlNG" and "lf": a small l that is a capital I; "TravaiI" and "totaI": the other way about. */
function repairCapitals(word: string): string {
  if (/^[A-Zl0]*[A-Z]{2}[A-Zl0]*$/.test(word)) return word.replace(/l/g, 'I')
  const inner = /^(?:Mc|Mac)I/.test(word)
    ? word
    : word.replace(/(?<=[A-Za-z])I(?=[a-z])|(?<=[a-z][aeiou])I$/g, 'l')
  return /^l(?!td$|lp$|bs?$|tr$)[bcdfgkmnpqrstvwxz]/.test(inner) ? `I${inner.slice(1)}` : inner
}

function letterFor(word: string, char: string, at: number): string {
  if (!isConfused(char)) return char
  const isUpper =
    !/[a-z]/.test(word) ||
    /[A-Z]/.test(word.charAt(at + 1)) ||
    (at === 0 && /[a-z]/.test(word.charAt(1)))
  // "de11a", "del1a": the second of two that stand behind a vowel is an l too.
  const isEll = /[aeiou][1l]?$/i.test(word.slice(0, at)) || isEllOfCluster(word, at)
  const letter = char === '1' && !isEll ? 'i' : LETTER_FOR[char]
  return isUpper ? letter.toUpperCase() : letter
}

/** "Emp1oyment", "c1aim", "payab1e": an l between a consonant that it follows and a vowel; "soc1al" has an i. */
function isEllOfCluster(word: string, at: number): boolean {
  const left = word.slice(0, at)
  const right = word.slice(at + 1)
  if (/^[bcfgp]$|[mx][pc]$/i.test(left)) return /^[aeouy]/i.test(right)
  // "app1ication", "inc1ude", "month1y": no English word has an i there.
  // Nor before the end of "Queensland".
  if (/(?:^|[^h])[au]pp$/i.test(left) || /^(?:y|and(?:s|ers?)?)$/i.test(right)) return true
  if (/c$/i.test(left) && /^u/i.test(right)) return true
  return /[bcdfgpt]$/i.test(left) && /^e$/i.test(right)
}

function isConfused(char: string): char is keyof typeof LETTER_FOR {
  return char in LETTER_FOR
}
