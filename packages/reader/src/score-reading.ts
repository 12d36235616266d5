/** Compares a Reading with the labels of a letter. Used by the tests of this package and by scripts/eval.ts. */
import type { Reading } from '@plainletter/contracts/reading'

/** A labelled letter. `acceptableTypes` includes `documentType`. */
export type Labelled = {
  id: string
  jurisdiction: string
  language?: string
  text: string
  expected: {
    documentType: string
    /** ISO 3166-2, where the text shows it. */
    region?: string
    acceptableTypes: string[]
    senderOrganization: string | null
    isEnquiry: boolean
    amounts: { value: number; currency: string; role: string }[]
    references: string[]
    dates: { text: string; iso: string | null; role: string }[]
    deadline: { iso: string | null; relativeDays: number | null; quote: string } | null
    urgency: string
    isOfficialDemand: boolean
  }
}

/** `right` of `of` items of a field were found; `miss` says what was not. */
export type Mark = { field: string; right: number; of: number; miss: string }

const TOTALS: ReadonlySet<string> = new Set(['total'])

/** One mark for each field of the labels. */
export function scoreReading(letter: Labelled, reading: Reading): Mark[] {
  const { expected } = letter
  return [
    same(
      'type',
      expected.acceptableTypes.includes(reading.documentType),
      `${reading.documentType}, not ${expected.documentType}`,
    ),
    same(
      'type (best)',
      expected.documentType === reading.documentType,
      `${reading.documentType}, not ${expected.documentType}`,
    ),
    same(
      'sender',
      plainName(expected.senderOrganization) === plainName(reading.senderOrganization),
      `${reading.senderOrganization}, not ${expected.senderOrganization}`,
    ),
    totals(expected, reading),
    mainTotal(expected, reading),
    share(
      'amounts',
      expected.amounts.map(({ value, currency }) => `${value} ${currency}`),
      reading.amounts.map(({ value, currency }) => `${value} ${currency}`),
    ),
    share(
      'references',
      expected.references.map(squash),
      reading.references.map(({ value }) => squash(value)),
    ),
    share(
      'dates',
      expected.dates.map(({ iso }) => iso ?? ''),
      reading.dates.map(({ iso }) => iso ?? ''),
    ),
    share(
      'date roles',
      expected.dates.map(({ iso, role }) => `${iso} ${role}`),
      reading.dates.map(({ iso, role }) => `${iso} ${role}`),
    ),
    deadline(expected, reading),
    same(
      'urgency',
      expected.urgency === reading.urgencyLevel,
      `${reading.urgencyLevel}, not ${expected.urgency}`,
    ),
    same(
      'isOfficialDemand',
      expected.isOfficialDemand === reading.isOfficialDemand,
      String(reading.isOfficialDemand),
    ),
    same('isEnquiry', expected.isEnquiry === reading.isEnquiry, String(reading.isEnquiry)),
    ...place(letter, reading),
  ]
}

/** The language, the country, and the region where one is labelled. */
function place(letter: Labelled, { language, jurisdiction }: Reading): Mark[] {
  const country = letter.jurisdiction.toLowerCase()
  const { region } = letter.expected
  return [
    same(
      'country',
      jurisdiction.countryCode === country,
      `${jurisdiction.countryCode}, not ${country}`,
    ),
    ...(letter.language === undefined
      ? []
      : [same('language', language === letter.language, `${language}, not ${letter.language}`)]),
    ...(region === undefined
      ? []
      : [same('region', jurisdiction.region === region, `${jurisdiction.region}, not ${region}`)]),
  ]
}

function same(field: string, isRight: boolean, miss: string): Mark {
  return { field, right: isRight ? 1 : 0, of: 1, miss }
}

function share(field: string, wanted: readonly string[], found: readonly string[]): Mark {
  const missing = wanted.filter((one) => !found.includes(one))
  return {
    field,
    right: wanted.length - missing.length,
    of: wanted.length,
    miss: `no ${missing.join(', ')} in [${found.join(', ')}]`,
  }
}

/** Every labelled total must be found as a value with its currency. */
function totals(expected: Labelled['expected'], reading: Reading): Mark {
  const wanted = expected.amounts.filter(({ role }) => TOTALS.has(role) || role === 'arrears')
  return share(
    'totals',
    wanted.map(({ value, currency }) => `${value} ${currency}`),
    reading.amounts.map(({ value, currency }) => `${value} ${currency}`),
  )
}

/** The first labelled total must also carry the role. */
function mainTotal(expected: Labelled['expected'], reading: Reading): Mark {
  const wanted = expected.amounts.find(({ role }) => TOTALS.has(role))
  if (!wanted) return { field: 'main total', right: 0, of: 0, miss: '' }
  const found = reading.amounts.filter(({ role }) => TOTALS.has(role)).map(({ value }) => value)
  return same(
    'main total',
    found.includes(wanted.value),
    `[${found.join(', ')}], not ${wanted.value}`,
  )
}

/** The day where the label has one, else the printed number of days, else that some limit was found; null must be null. */
function deadline(expected: Labelled['expected'], reading: Reading): Mark {
  const { deadline: wanted } = expected
  const { deadline: found } = reading
  return same('deadline', isSameLimit(wanted, found), `${says(found)}, not ${says(wanted)}`)
}

type Limit = Labelled['expected']['deadline']

function isSameLimit(wanted: Limit, found: Limit): boolean {
  if (wanted === null || found === null) return wanted === found
  if (wanted.iso !== null) return wanted.iso === found.iso
  return (
    found.iso === null &&
    (wanted.relativeDays === null || wanted.relativeDays === found.relativeDays)
  )
}

function says(limit: Limit): string {
  return limit === null ? 'none' : `${limit.iso} ${limit.relativeDays} "${limit.quote}"`
}

function squash(value: string): string {
  return value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}

/** The legal forms of other countries, at the end of a name. */
const LEGAL_FORM =
  /[,.]? (?:g?gmbh(?: & co\.? kg)?|ag|kg|ug|e\.? ?v|s\.? ?a\.?(?: ?s\.?| ?u\.?)?|sasu|s[aà]rl|eurl|s\.? ?l\.?(?: ?u\.?)?|s\.? ?r\.? ?l\.?|s\.? ?p\.? ?a\.?|b\.? ?v\.?|n\.? ?v\.?|bvba|sprl)\.?$/i

/** Case, punctuation, "the" and the legal form do not matter. */
function plainName(name: string | null): string {
  return (name ?? '')
    .toLowerCase()
    .replace(LEGAL_FORM, '')
    .replace(/&/g, 'and')
    .replace(/\b(?:the|ltd|limited|plc|llp)\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
