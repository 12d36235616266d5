/** English sums as people say and type them: "20 grand", "$1.4 million", "50¢", "less than 1200 a month", "owes 2300". */
import { printedAt } from './signless-sums.ts'
import type { Printed } from './signless-sums.ts'

const SCALES = {
  k: 1000,
  grand: 1000,
  thousand: 1000,
  m: 1_000_000,
  mn: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
  bn: 1_000_000_000,
  billion: 1_000_000_000,
} as const satisfies Record<string, number>

/** With a sign before it or a word for money behind it. "401k" is a pension, "5k" a run. */
const SCALED =
  /(?<![\p{L}\p{N}.,-])(?!401 ?k)(?:(US\$|CA?\$|AU?\$|NZ\$|[£€$])\s?)?(\d{1,4}(?:\.\d{1,3})?)\s?-?(k|grand|thousand|mn?|mil|million|bn|billion)(?:\s(pounds|quid|dollars|bucks|euros?))?(?![\p{L}\p{N}(])/giu
/** "I owe 5k", "worth 20 thousand": money is spoken of right before. */
const OF_MONEY =
  /\b(?:ow(?:e|es|ed|ing)|worth|paid|pay(?:ing)?|cost(?:s|ing)?|lent|lend|borrow(?:ed)?|loan|debts?|sav(?:ed|ings)|earn(?:s|ed|ing)?|make|makes|salary|deposit|fine|bill|charged?|sum|price|value|settle|quoted|asking|wants?)(?: (?:of|is|was|for|me|us|him|her|them|about|around|over|up|to|nearly|almost|like|only|just|another|a)){0,3} $/i

/** "851 Grand Concourse", "40 Grand Canal Street": the name of a street, not thousands. */
const OF_ADDRESS =
  /(?:^|\W)(?:Grand \p{Lu}|grand (?:ave(?:nue)?|blvd|boulevard|concourse|parade|canal|street|st|road|rd|drive|circle|central|rapids|view)\b)/u

/** "50¢", "50 cents". */
const CENTS = /(?<![\d.,\p{L}])(\d{1,2})\s?(?:¢|cents?(?![\p{L}]))/giu

/** "Her payment is less than 1200 a month". */
const BY_THE_MONTH =
  /\b(?:payments?|benefits?|rent|income|wages?|salary|pensions?|pay|paid|paying|mortgage|earn(?:s|ed|ing)?|gets?|getting|makes?|making|ssi|ssdi|ssa|disability|social security|receives?|receiving)\b(?: (?:is|are|was|were|of|only|just|about|around|like|me|us|her|him|them|less|more|than|under|over|up|to|out|nearly|almost)){0,4} (\d{3,5}|\d{1,2},\d{3})(?: ?(?:dollars|bucks))? (?:a|per|each|every) (?:month|week|fortnight|year)\b/giu
/** "My UC is 970 and rent is 550": what somebody lives on, and pays for the roof; not a year. */
const LIVES_ON =
  /\b(?:rent|mortgage|wages?|salary|income|pension|benefits?|uc|universal credit|pip|esa|direct debit)\b (?:is|was|are) (?:only |just |about |around |now |nearly ){0,2}(?!(?:19|20)\d\d\b)(\d{3,4})(?![\d\p{L}%]|[./:-]\d|,\d| ?(?:%|days|weeks|months|years|pounds|quid|dollars|bucks|euros?|k\b|grand|thousand))/giu
const OWED =
  /\bow(?:e|es|ed|ing) (?:(?:them|him|her|me|us|about|around|over|nearly|almost|like) ){0,2}(\d{2,6}(?:,\d{3})?(?:\.\d\d)?)(?![\d\p{L}%]|[./:-]\d|,\d| ?(?:%|days|weeks|months|years|pounds|quid|dollars|bucks|euros?|people|k\b|grand|thousand))/giu

/** All of them, with the number written out. */
export function spokenSums(text: string): Printed[] {
  return [
    ...scaledSums(text),
    ...Array.from(text.matchAll(CENTS), (match) =>
      printedAt(match, { number: `0.${(match[1] ?? '').padStart(2, '0')}` }),
    ),
    ...[...text.matchAll(BY_THE_MONTH), ...text.matchAll(LIVES_ON), ...text.matchAll(OWED)].map(
      atItsNumber,
    ),
  ]
}

function scaledSums(text: string): Printed[] {
  return Array.from(text.matchAll(SCALED))
    .filter((match) => isMoney(text, match))
    .map((match) => {
      const value = Number(match[2]) * scaleOf(match[3] ?? '')
      const currency = match[1] ?? match[4]?.replace(/^bucks$/i, 'dollars')
      return printedAt(match, { number: value.toFixed(2), currency })
    })
}

function isMoney(text: string, match: RegExpExecArray): boolean {
  if (
    OF_ADDRESS.test(
      text.slice(match.index + match[0].length - 6, match.index + match[0].length + 24),
    )
  )
    return false
  const isNamed = (match[1] ?? match[4]) !== undefined || /^grand$/i.test(match[3] ?? '')
  return isNamed || OF_MONEY.test(text.slice(Math.max(0, match.index - 50), match.index))
}

function scaleOf(word: string): number {
  return Object.entries(SCALES).find(([name]) => name === word.toLowerCase())?.[1] ?? 1
}

/** The sum is the number alone, and not the words before it. */
function atItsNumber(match: RegExpExecArray): Printed {
  const number = match[1] ?? ''
  const start = match.index + match[0].lastIndexOf(number)
  return { start, end: start + number.length, number, currency: '' }
}
