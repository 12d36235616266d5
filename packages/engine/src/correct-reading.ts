/** What a person puts right in our reading of their letter. It is theirs: where the letter does not print it, it proves nothing. */
import { COUNTRIES } from '@plainletter/contracts/countries'
import type { CountryCode, Nation, PlainDate, Region } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Jurisdiction, Reading, Span, StatedDeadline } from '@plainletter/contracts/reading'

export interface Place {
  readonly country: CountryCode
  readonly nation?: Nation
  readonly region?: Region
}

/** Each is absent where the letter is right. Sums in major units. */
export interface Corrections {
  readonly documentType?: DocumentType
  readonly place?: Place
  readonly sender?: string
  readonly sum?: number
  readonly letterDate?: PlainDate
}

/** Which part of its country a text shows: empty where it shows none, or where only the law of the whole country counts. */
export const partOf = ({ nation, region }: Pick<Jurisdiction, 'nation' | 'region'>) => ({
  ...(nation ? { nation } : {}),
  ...(region ? { region } : {}),
})

/** No words of the letter: what stands there is not used as proof. */
const NOWHERE: Span = [0, 0]

/** The reading with its corrections. The kind of document is not among them: the letter is read anew for it. */
export function correctReading(reading: Reading, text: string, told: Corrections): Reading {
  return {
    ...reading,
    jurisdiction: told.place
      ? correctPlace(reading.jurisdiction, told.place)
      : reading.jurisdiction,
    ...(told.sender === undefined ? {} : correctSender(text, told.sender)),
    amounts: told.sum === undefined ? reading.amounts : correctSum(reading, told.sum),
    ...(told.letterDate === undefined ? {} : correctDate(reading, told.letterDate)),
  }
}

function correctPlace(found: Jurisdiction, { country, ...part }: Place): Jurisdiction {
  return {
    country: COUNTRIES[country].name,
    countryCode: country,
    ...(found.countryCode === country ? partOf(found) : {}),
    ...part,
    legalSystem: COUNTRIES[country].legalSystem,
    confidence: 1,
    detectionMethod: 'user_input',
    supportedLanguages: [...COUNTRIES[country].languages],
  }
}

/** As the letter writes the name, where it does. */
function correctSender(
  text: string,
  sender: string,
): Pick<Reading, 'senderOrganization' | 'senderSpan'> {
  const start = text.toLowerCase().indexOf(sender.toLowerCase())
  if (start < 0) return { senderOrganization: sender, senderSpan: null }
  const end = start + sender.length
  return { senderOrganization: text.slice(start, end), senderSpan: [start, end] }
}

function correctSum({ amounts, jurisdiction }: Reading, sum: number): Reading['amounts'] {
  const { currency } = COUNTRIES[jurisdiction.countryCode]
  const others = amounts.map((one) =>
    one.value === sum
      ? { ...one, role: 'total' as const }
      : { ...one, role: one.role === 'total' ? ('other' as const) : one.role },
  )
  return others.some(({ value }) => value === sum)
    ? others
    : [{ value: sum, currency, role: 'total', span: NOWHERE }, ...others]
}

/** Periods are counted anew from the day that counts. */
function correctDate(
  { dates, statedDeadlines, deadline }: Reading,
  day: PlainDate,
): Pick<Reading, 'dates' | 'statedDeadlines' | 'deadline'> {
  const others = dates.map((one) =>
    one.iso === day
      ? { ...one, role: 'letter' as const }
      : { ...one, role: one.role === 'letter' ? ('other' as const) : one.role },
  )
  return {
    dates: others.some(({ iso }) => iso === day)
      ? others
      : [{ iso: day, text: day, role: 'letter', span: NOWHERE }, ...others],
    statedDeadlines: statedDeadlines.map(withoutDay),
    deadline: deadline && withoutDay(deadline),
  }
}

const withoutDay = (stated: StatedDeadline): StatedDeadline =>
  stated.relativeDays === null ? stated : { ...stated, iso: null }
