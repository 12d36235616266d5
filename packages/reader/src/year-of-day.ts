/** The year of a day that is printed without one, and the days that come round every year and so have none. */
import { isoOf } from './found-date.ts'
import type { FoundDate } from './found-date.ts'
import { sentenceAround } from './sentence.ts'

/** A day without a year gets the one that puts it closest to the letter's own day; where nothing tells it, it has none. */
export function fillYears(text: string, dates: readonly FoundDate[]): FoundDate[] {
  const anchor =
    dates.find((date) => date.year > 0 && date.role === 'letter') ??
    latest(dates.filter((date) => !isLongAgo(text, date))) ??
    ofSeason(text)
  const filled: FoundDate[] = []
  for (const [at, date] of dates.entries()) {
    const start = isRange(text, dates[at - 1], date) ? filled.at(-1) : undefined
    filled.push(
      isOfEveryYear(text, dates, at) ? ofNoYear(date) : withYear(dates, at, { anchor, start }),
    )
  }
  return filled
}

/** "Nieuwsbrief najaar 2027", "Taxe foncière 2027": a sheet that has only its season for a date, or the year for which a town's due is paid; a winter is of two years. */
function ofSeason(text: string): FoundDate | undefined {
  const head = text.slice(0, HEADING)
  const year = Number((OF_SEASON.exec(head) ?? OF_YEARLY_DUE.exec(head))?.[1] ?? 0)
  if (year === 0) return undefined
  return { start: 0, end: 0, year, month: MID_YEAR, day: 0, role: 'other', isGoverned: false }
}

const HEADING = 200
/** As far from the first month as from the last: every day of the sheet is in its year. */
const MID_YEAR = 7
const OF_SEASON =
  /(?<!\p{L})(?:spring|summer|autumn|frühjahr|frühling|sommer|herbst|printemps|été|automne|primavera|verano|otoño|estate|autunno|voorjaar|lente|zomer|najaar|herfst) ((?:19|20)\d\d)(?!\d)/iu

/** Tax on income is of the year before. */
const OF_YEARLY_DUE =
  /(?<!\p{L})(?:aanslag(?: van (?:het|de))? (?:waterschap\p{L}*|gemeente\p{L}*(?: heffingen| belastingen)?|lokale \p{L}+)|waterschapsbelasting|gemeentebelastingen|grundsteuer|hundesteuer|taxe (?:foncière|communale[\p{L} ]{0,30}|sur les déchets)|tari|imu|ibi|jahresbeitrag|mitgliedsbeitrag|cotisation annuelle|cuota anual|contributie) ((?:19|20)\d\d)(?!\d)/iu

type Near = { anchor: FoundDate | undefined; start: FoundDate | undefined }

function withYear(dates: readonly FoundDate[], at: number, { anchor, start }: Near): FoundDate {
  const date = dates[at] as FoundDate
  if (date.year > 0) return date
  // "15. Dezember bis 10. Januar": the end of a time comes after its beginning.
  if (start && start.year > 0 && date.month < start.month) return { ...date, year: start.year + 1 }
  if (!anchor || fixesNoYear(anchor, date)) return date
  const next = dates.slice(at + 1, at + 4).find(({ year }) => year > 0)
  const isListed = next !== undefined && next.start - date.end < 40 && next.role === date.role
  return { ...date, year: isListed ? yearBefore(next, date) : yearNear(anchor, date) }
}

/** "I put it up in November 2020. Their mail of 1 March": a month told of the past fixes no later day. */
function fixesNoYear(anchor: FoundDate, date: FoundDate): boolean {
  const isMonthOfPast = anchor.day === 0 && anchor.end > 0 && anchor.role === 'other'
  return isMonthOfPast && anchor.start < date.start && date.month < anchor.month && date.day > 0
}

/** Of dates told of the past the last one is nearest to the day on which it was written. */
function latest(dates: readonly FoundDate[]): FoundDate | undefined {
  return dates
    .filter(({ year }) => year > 0)
    .toSorted((one, other) => ((isoOf(one) ?? '') < (isoOf(other) ?? '') ? 1 : -1))[0]
}

/** "3 September and 1 October 2025": the year stands behind the last day of a list. */
function yearBefore(next: FoundDate, date: FoundDate): number {
  return date.month > next.month ? next.year - 1 : next.year
}

function yearNear(anchor: FoundDate, date: FoundDate): number {
  const gap = date.month - anchor.month
  // A letter may look a year ahead; a day it names in passing is no day from which to look.
  if (gap > 8 && (date.role !== 'deadline' || anchor.role !== 'letter')) return anchor.year - 1
  if (gap < -6 && date.role === 'deadline') return anchor.year + 1
  return anchor.year
}

/** "Locataire depuis novembre 2020", "geboren am": what began then says nothing of the year of the day that is told next. */
function isLongAgo(text: string, { start, end }: FoundDate): boolean {
  return (
    BEGAN.test(text.slice(Math.max(0, start - 32), start)) &&
    !STOPPED.test(text.slice(end, end + 60))
  )
}

/** "Depuis le 3 mars 2026 il ne vient plus": what has stopped since then stopped lately. */
const STOPPED =
  /^,?[^.?!,]{0,30}(?<!\p{L})(?:n['’]\p{L}|ne \p{L}|plus (?:de|aucun)|(?:nicht|nichts|kein\p{L}*)(?!\p{L})|(?:ya )?no (?:ha|hay|me|se|viene|contesta|responde|paga|coge)|non (?:si|mi|risponde|viene|paga|è)|(?:niet|niets|geen) |(?:has|have|he|she|they) (?:not|stopped)|hasn['’]?t|haven['’]?t)/iu

const BEGAN =
  /(?<!\p{L})(?:since|depuis|seit|desde|dall?|sinds|od|geboren|n[ée]e?|born|nat[oa]|nacid[oa]|date of birth|geburtsdatum|date de naissance|fecha de nacimiento|data di nascita|geboortedatum)(?: (?:the|early|late|mid|le|la|fin|début|dem|ende|anfang|mitte|el|finales de|principios de|il|fine|inizio|de|eind|begin|am|op|on|in|en)){0,2}[:\s]{1,3}$/iu

/** A pause or a season: its days are those of every year, and nothing is to be done by them. */
function isOfEveryYear(text: string, dates: readonly FoundDate[], at: number): boolean {
  const date = dates[at] as FoundDate
  if (UNTIL_SEASON_ENDS.test(text.slice(Math.max(0, date.start - 90), date.start))) return true
  if (date.year > 0) return false
  const [before, after] = [dates[at - 1], dates[at + 1]]
  const isPart = isRange(text, before, date) || (after?.year === 0 && isRange(text, date, after))
  const { start, end } = sentenceAround(text, date)
  const isYearly = EVERY_YEAR.test(text.slice(start, end))
  if (!isPart) return isYearly && date.role !== 'deadline'
  return isYearly || SEASON.test(text.slice(Math.max(0, date.start - 160), date.end + 60))
}

function ofNoYear(date: FoundDate): FoundDate {
  return { ...date, role: 'other' }
}

/** "Du 1er novembre au 31 mars", "entre le … et le …": two days with nothing but the word that joins them. */
function isRange(text: string, from: FoundDate | undefined, to: FoundDate): boolean {
  if (from === undefined || to.start - from.end > 24 || to.start < from.end) return false
  return JOINED.test(text.slice(from.end, to.start))
}

const JOINED =
  /^\s{0,3}(?:to|until|till|and|through|jusqu['’]?au|au|et le|bis(?: zum)?|und(?: dem)?|al|hasta el|y el|e il|fino al|tot(?: en met)?|en|t\/m|[-–—]|から|～|〜)\s{0,3}$/iu

const EVERY_YEAR =
  /(?<!\p{L})(?:(?:every|each) year|yearly|annually|chaque année|tous les ans|jedes jahr|in jedem jahr|(?:all)?jährlich|cada año|todos los años|ogni anno|tutti gli anni|(?:elk|ieder) jaar|jaarlijks)(?!\p{L})|毎年/iu

const SEASONS =
  'trêve hivernale|treve hivernale|moratoire hivernal|saison de chauffe|période de chauffe|winter (?:moratorium|truce|break)|cold weather rule|heating season|heizperiode|heizsaison|winterpause|tregua invernale|stagione termica|periodo di riscaldamento|tregua invernal|temporada de calefacción|stookseizoen|winterstop|winterpauze'
const SEASON = new RegExp(String.raw`(?<!\p{L})(?:${SEASONS})(?!\p{L})`, 'iu')
/** "La trêve hivernale dure jusqu'au": until then nobody is put out, and nothing falls due. */
const UNTIL_SEASON_ENDS = new RegExp(
  String.raw`(?<!\p{L})(?:${SEASONS})(?!\p{L})[^.\n]{0,40} (?:jusqu['’]au|au|(?:prend fin|se termine|s['’]achève|finit|cesse) le|bis(?: zum)?|endet am|until|ends on|fino al|hasta el|tot(?: en met)?)\s(?:\p{L}{4,10} )?$`,
  'iu',
)
