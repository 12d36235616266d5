/** References that their shape alone shows: numbers of courts, cards, policies and files. */
import type { Reading } from '@plainletter/contracts/reading'

import { GERMAN_FILE, JAPANESE_FILE } from './cues/reference-labels.ts'
import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'
import { occurrences } from './occurrences.ts'

type Reference = Reading['references'][number]

/** Claim numbers of courts, and codes of letters and digits with strokes, name themselves. */
const SHAPES = [
  {
    label: 'claim number',
    pattern:
      /(?<![\p{L}\p{N}/-])(?:[A-Z]\d{2}[A-Z]{2}\d{3}|[A-Z]\d[A-Z]{2}\d{2}[A-Z0-9]{2}|\d{3}(?:MC|GZ|DC)\d{3}|[A-Z]\d{2}YJ\d{3})(?![\p{L}\p{N}])/gu,
  },
  {
    label: 'card',
    pattern: /(?<![\p{L}\p{N}])\d{4} ?[\d*xX]{4} ?[*xX]{4} ?\d{4}(?!\d)/gu,
  },
  {
    label: 'agreement',
    pattern:
      /(?<=\s)[A-Z]{2,5}\d{5,9}(?![\p{L}\p{N}])(?<=\b(?:agreement|account|policy|loan|mortgage)\b[^\n\d]{1,30}\s[A-Z]{2,5}\d{5,9})/giu,
  },
  {
    label: 'national insurance',
    pattern: /(?<![\p{L}\p{N}])[A-CEGHJ-PR-TW-Z]{2} \d\d \d\d \d\d [A-D](?![\p{L}\p{N}])/gu,
  },
  {
    label: null,
    pattern:
      /(?<![\p{L}\p{N}/.@-])[A-Z]{2,5}\/[A-Z]{2,5}\/\d{3,8}(?:\/[A-Z0-9]{1,6}){0,2}(?![\p{L}\p{N}])/gu,
  },
  {
    label: null,
    pattern: /(?<![\p{L}\p{N}/.@-])[A-Z]{2,4}-\d{1,3}-\d{3,8}(?![\p{L}\p{N}/-])/gu,
  },
  // "3:26-cv-01187-TRN": a federal court of the United States.
  {
    label: 'case number',
    pattern:
      /(?<![\p{L}\p{N}:])\d:\d\d-(?:cv|cr|bk|ap|mc|md|ml)-\d{4,6}(?:-[A-Z]{2,4}){0,2}(?![\p{L}\p{N}-])/giu,
  },
  // "policy #HO3-88120-3", and not the flat and the house of "#400 - 5021 Kingsway".
  {
    label: null,
    pattern:
      /(?<=\s#)(?!\d{1,5}[A-Z]? ?[-–,] ?\d{1,5} (?:[NSEW]{1,2}\.? )?\p{Lu}\p{Ll})(?=[A-Z-]{0,8}\d)[A-Z0-9]{2,}(?:-?[A-Z0-9]+){1,4}(?![\p{L}\p{N}])/gu,
  },
  // "+++026/0077/31452+++": how a Belgian payment names its bill.
  {
    label: null,
    pattern: /(?<![+*])([+*]{3})\d{3}\/\d{4}\/\d{5}\1(?![+*])/gu,
  },
  // "BR.92.F1.018844/2026": a report of the Belgian police.
  {
    label: 'police report',
    pattern: /(?<![\p{L}\p{N}.])[A-Z]{2}\.\d{2}\.[A-Z0-9]{2}\.\d{6}\/\d{2,4}(?!\d)/gu,
  },
  // Registered letters of the Swiss post, of any post, and of the French one.
  {
    label: 'registered letter',
    pattern:
      /(?<![\p{L}\p{N}.])(?:98\.\d{2}\.\d{6}\.\d{8}|[A-Z]{2} ?\d{2} ?\d{3} ?\d{3} ?\d ?[A-Z]{2}|[12][A-Z] \d{3} \d{3} \d{4} \d)(?![\p{L}\p{N}])/gu,
  },
  // "Rechnung - 551203778 - vom 13.04.2026": what a German court's form puts between dashes.
  {
    label: null,
    pattern: /(?<=[-–] )(?=[A-Z0-9/.-]{0,12}\d)[A-Z0-9][A-Z0-9/.-]{3,20}(?= [-–] vom \d)/gu,
  },
  { label: null, pattern: GERMAN_FILE },
  {
    label: null,
    pattern:
      /(?<![\p{L}\p{N}/.@-])[A-Z]{1,5}[/-]\d{4,9}(?:[/-](?:[A-Z0-9]{1,6}|\d{7,8})){0,3}(?![\p{L}\p{N}])/gu,
  },
] as const

/** Every number that its shape alone shows, of the first pages. */
export function shaped(letter: Letter): Reference[] {
  const own =
    letter.language === 'ja'
      ? [JAPANESE_SHAPE, BEHIND_KANJI]
      : letter.country === 'nl'
        ? [DUTCH_CASE]
        : letter.country === 'us'
          ? [US_NOTICE]
          : []
  const roll = letter.language === 'it' ? [ITALIAN_ROLL] : []
  const plate = letter.country === 'be' ? [BELGIAN_PLATE] : []
  const shapes = [...SHAPES, ...own, ...roll, ...plate]
  return shapes.flatMap(({ label, pattern }) =>
    Array.from(occurrences(pattern, letter.working, 20_000), (match) => {
      const span = toSpan(letter.working, match.index, match.index + match[0].length)
      return { label, value: quoteOf(letter.working, span), span }
    }).slice(0, 8),
  )
}

/** "被保険者記号番号 東淀31-0048217": a number that begins with the name of the place. */
const BEHIND_KANJI = {
  label: null,
  pattern:
    /(?<=(?:番号|記号)[ :：　]{1,8})[\p{sc=Han}\p{sc=Kana}]{1,4}[ ・-]?\d[\d-]{3,14}(?![\d年月日])/gu,
}

/** "11823345 UC EXPL 26-4417", "C/16/571234 / HA ZA 26-123": a case at a Dutch court. */
const DUTCH_CASE = {
  label: 'zaaknummer',
  pattern:
    /(?<![\p{L}\p{N}])(?:\d{7,8} ?[\\/]? ?(?:[A-Z]{2,4} ){1,2}\d\d[-/]\d{1,6}|C\/\d\d\/\d{5,6}(?: ?\/ ?(?:[A-Z]{2,3} ){1,2}\d\d[-/]\d{1,6})?)(?![\p{L}\p{N}])/gu,
}

/** "014 2024 0018837265 000": place, year, number and debtor of an Italian demand for payment. */
const ITALIAN_ROLL = {
  label: 'cartella',
  pattern: /(?<![\p{L}\p{N}])\d{3} ?(?:19|20)\d\d ?\d{10} ?\d{3}(?![\p{L}\p{N}])/gu,
}

/** "2-FKD-806". */
const BELGIAN_PLATE = {
  label: 'vehicle',
  pattern: /(?<![\p{L}\p{N}-])[1-9][- ]?[A-Z]{3}[- ]?\d{3}(?![\p{L}\p{N}-])/gu,
}

/** The tax office's own notices: CP14, LT11. */
const US_NOTICE = {
  label: 'notice',
  pattern: /(?<![\p{L}\p{N}-])(?:CP|LT)\d{2,4}[A-Z]?(?![\p{L}\p{N}-])/gu,
}

/** "令和8年(ロ)第1234号", and the number of a registered letter; laws have numbers too. */
const JAPANESE_SHAPE = {
  label: null,
  pattern: new RegExp(`${JAPANESE_FILE}|(?<!法律|政令|省令|告示|規則|条例)第\\d{4,8}号`, 'g'),
}
