/** The limit that a person tells of in a question: "they'll sell it in 10 days", "bis zum 30. soll ich zahlen", "il me donne 8 jours". */
import type { DateMention, StatedDeadline } from '@plainletter/contracts/reading'

import { addDays } from './day-count.ts'
import type { Letter } from './letter.ts'

/** Longer than this, in days, it is the law that is asked about. */
const MOST_DAYS = 60

/** The limit of a question, counted from the one day that the person tells of where they name a cut-off. */
export function toldLimit(
  stated: readonly StatedDeadline[],
  dates: readonly DateMention[],
): StatedDeadline | null {
  const told = firstTold(stated)
  const [event, ...others] = dates.filter(({ iso }) => iso?.length === 10)
  if (!told || told.iso !== null || !event?.iso || others.length > 0) return told
  if (told.relativeDays === null || told.unit === 'hours' || !CUT_OFF.test(told.quote)) return told
  return { ...told, iso: addDays(event.iso, told.relativeDays), from: 'event' }
}

/** A number of days in which they must do something, a day that they must keep, or a day of the week. */
function firstTold(stated: readonly StatedDeadline[]): StatedDeadline | null {
  return (
    stated.find(
      ({ relativeDays, unit, quote }) =>
        relativeDays !== null &&
        relativeDays <= MOST_DAYS &&
        unit !== 'months' &&
        TOLD.some((one) => one.test(quote)),
    ) ??
    stated.find(
      ({ iso, relativeDays, quote }) =>
        relativeDays === null &&
        (iso !== null ||
          /\bto be out\b|\b(?:to|must|have to) (?:leave|move|vacate|get out|find|pay|reply|answer)\b/i.test(
            quote,
          )) &&
        !WAS_UNTIL.test(quote) &&
        /\bwants? [^.]{0,40}\b(?:back|out) by\b|\b(?:i|we)(?:'ve| have| need|'m| am| must)?\b(?![^.]{0,40}\b(?:agreement|lease|contract|tenancy)\b)[^.]{0,40}\b(?:until|till|by|before)\b|\bdeadline\b/i.test(
          quote,
        ),
    ) ??
    stated.find(({ iso, quote }) => iso !== null && BEFORE_COURT.test(quote)) ??
    stated.find(({ quote }) => /^(?:by|before|until|till)\b[^.]{1,30}$/i.test(quote)) ??
    null
  )
}

/** "Court proceedings will not begin before 6 October": the day from which a landlord may go to court. */
const BEFORE_COURT =
  /\b(?:proceedings|court|tribunal|appl\w+|possession)\b[^.]{0,60}(?:\b(?:not|cannot|no)|n['’]t) [^.]{0,30}\b(?:before|until|earlier than)\b|(?:\bnot|n['’]t) (?:go|apply|ask)\b[^.]{0,30}\b(?:court|tribunal)\b[^.]{0,20}\b(?:before|until)\b/i

/** "I rented a flat in Elland until the end of May": how long something was, and no day to keep. */
const WAS_UNTIL =
  /\b(?:rented|let|lived|stayed|worked|lodged|leased|sublet|used|owned|shared|studied|taught|ran|kept|(?:was|were|been) (?:\w+ing|there|on|off|with|employed|insured|covered|enrolled))\b(?:(?!\b(?:told|given|gave|says?|said|asked|wants?|need|have|has|got|must|out)\b)[^.]){0,90}\b(?:until|till)\b/i

const DAYS = String.raw`(?:\d{1,2}|an?|two|three|four|five|six|seven|ten|fourteen) ?(?:hours?|days?|weeks?)\b`

/** "There's a 3 week cutoff". */
const CUT_OFF =
  /\b(?:an?|the|only) (?:\d{1,2}|two|three|four|six)[ -]?(?:days?|weeks?) (?:cut.?off|deadline|(?:time )?limit)\b/i

const TOLD = [
  /\b(?:if (?:i|we) (?:don'?t |dont |do not )?pay|if (?:it|that|this) (?:isn'?t|is not|isnt) (?:all )?paid|or they|or he|to (?:pay|reply|respond|appeal|leave|move out)|(?:be|get) out|(?:days|weeks) left|says? (?:it'?s |i have )\d+|says? \d+ days from|deadline to \w+ is|sue|(?:says?|said|telling me to|told to|tells me to|must|have to|has to) (?:\w+ ){0,5}(?:with)?in \d+|unless[^.]{0,80} in \d+ days)\b/i,
  // "They want it in 14 days", "he will sell it within a week": what somebody else will have or do.
  new RegExp(
    String.raw`\b(?:wants?|wanting|demands?|demanding) (?:[\p{L}£$€\d.,']+ ){1,6}(?:with)?in ${DAYS}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\b(?:i|we)(?:'m| am|'re| are)? ?)(?:'ll|\b(?:will|going to|gonna|plans? to|threaten(?:s|ed|ing)? to)) (?:be )?(?:auction|sell|sold|evict|cut|shut|switch|turn|disconnect|tow|repossess|foreclose|take|close|cancel|suspend|clamp|crush|scrap|lock|file|register|come (?:back|round|again)|back|return (?=with |to (?:take|collect|remove|clamp)))\p{L}* (?:[\p{L}']+ ){0,6}(?:with)?in ${DAYS}`,
    'iu',
  ),
  CUT_OFF,
] as const

/** The same in the languages beside English: the first limit in a sentence in which the person says that they must keep it. */
export function toldLimitAbroad(
  { stakes }: Letter,
  stated: readonly StatedDeadline[],
): StatedDeadline | null {
  const words = stakes ? stakes.toldLimit : TOLD_BY_NEWCOMERS
  if (!words) return null
  return (
    stated.find(
      ({ iso, relativeDays, unit, quote }) =>
        (relativeDays === null
          ? isDay(iso, quote)
          : relativeDays <= MOST_DAYS && unit !== 'months') &&
        words.every((one) => one.test(quote)) &&
        !PAYS_LESS.test(quote),
    ) ?? null
  )
}

/** In Cyrillic and Arabic: they were given a time, or must answer, pay or leave in it. */
const TOLD_BY_NEWCOMERS = [
  /(?<!\p{L})(?:дали (?:час|строк|срок|термін|до)|термін|строк|срок|відповісти|сплатити|заплатити|оплатити|виїхати|звільнити (?:квартиру|житло)|ответить|оплатить|заплатить|выехать|освободить|مهلة|موعد|أدفع|الدفع|الرد|أرد|أغادر|أخرج)(?!\p{L})/iu,
]

/** "Se pago entro 5 giorni mi fanno lo sconto": what the person may do to pay less, and must not. */
const PAYS_LESS =
  /(?<!\p{L})(?:se (?:pago|paghiamo|lo faccio)|si (?:pago|pagamos|je (?:paie|paye|règle)|on paie|nous payons)|(?:wenn|falls) (?:ich|wir) [^.?!]{0,40}zahlen?|als (?:ik|we|wij) [^.?!]{0,40}beta{1,2}l\p{L}*)(?!\p{L})[^.?!]{0,80}(?<!\p{L})(?:sconto|scontat\p{L}+|ridott\p{L}+|riduzione|metà|descuento|mitad|reducid\p{L}+|réduit\p{L}*|remise|minorée?|moins cher|rabatt|weniger|günstiger|nachlass|korting|goedkoper|minder)(?!\p{L})/iu

/** A day, be it one whose year is not told. */
function isDay(iso: string | null, quote: string): boolean {
  return iso !== null || /\d{1,2}(?:er|\.)? (?:de )?\p{L}{3,}/u.test(quote)
}
