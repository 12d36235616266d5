/** Compares a citation with the authorities of the rules that we hold. */
import type { CountryCode, Nation, PlainDate, Region } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { CitationCheck, CitationVerdict } from '@plainletter/contracts/draft'
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { ENDED_LAWS } from './ended-laws.ts'
import type { Citation } from './find-citations.ts'

/** What a citation is judged against. `kind` is that of the letter which is answered, or null when unknown. */
export type HeldLaw = {
  country: CountryCode
  nation?: Nation
  region?: Region
  kind: DocumentType | null
  rules: readonly Rule[]
  today: PlainDate
}

/** Best first: where several rows hold the same provision, the best of their verdicts stands. */
const BEST_FIRST = ['verified', 'beside_the_point', 'other_nation', 'repealed'] as const

/** One verdict for one citation. `not_found` says only that we do not hold it. */
export function judgeCitation(citation: Citation, held: HeldLaw): CitationCheck {
  const { text, span, kind } = citation
  const ended = endedLaw(citation, held)
  if (ended) return { text, span, kind, country: held.country, ...ended }
  const rows = held.rules
    .filter(({ authority }) => isCited(citation, authority))
    .map((rule) => ({ rule, verdict: verdictOf(rule, held) }))
  const best = BEST_FIRST.flatMap((one) => rows.find(({ verdict }) => verdict === one) ?? [])[0]
  if (!best) return { text, span, kind, ...unheld(citation, held) }
  const { title, provision, url, inForceTo } = best.rule.authority
  return {
    text,
    span,
    kind,
    verdict: best.verdict,
    country: held.country,
    ruleId: best.rule.id,
    law: { title, provision, url },
    endedOn: best.verdict === 'repealed' ? (inForceTo ?? null) : null,
    replacedBy: null,
  }
}

type Judged = Omit<CitationCheck, 'text' | 'span' | 'kind'>

/** A law that is known to have ended, whatever rows still name it. */
function endedLaw(
  { law, section }: Citation,
  { country, today }: HeldLaw,
): Omit<Judged, 'country'> | null {
  const row = ENDED_LAWS.find(
    (one) =>
      one.country === country &&
      one.endedOn <= today &&
      one.law.test(law ?? '') &&
      (!one.sections || one.sections.includes(section ?? '')),
  )
  if (!row) return null
  const { endedOn, replacedBy } = row
  return { verdict: 'repealed', ruleId: null, law: null, endedOn, replacedBy }
}

function unheld({ countries }: Citation, { country }: HeldLaw): Judged {
  const nothing = { ruleId: null, law: null, endedOn: null, replacedBy: null }
  const [home = country] = countries
  return countries.includes(country)
    ? { verdict: 'not_found', country, ...nothing }
    : { verdict: 'wrong_country', country: home, ...nothing }
}

function verdictOf(rule: Rule, held: HeldLaw): CitationVerdict {
  const { inForceTo } = rule.authority
  if (inForceTo !== undefined && inForceTo < held.today) return 'repealed'
  if (isElsewhere(rule.nations, held.nation) || isElsewhere(rule.regions, held.region))
    return 'other_nation'
  return held.kind === null || rule.kinds.includes(held.kind) ? 'verified' : 'beside_the_point'
}

/** False where either is unknown. */
function isElsewhere(places: readonly string[] | undefined, here: string | undefined): boolean {
  return places !== undefined && here !== undefined && !places.includes(here)
}

function isCited({ law, section, text }: Citation, { title, provision }: Authority): boolean {
  const place = plain(`${title} ${provision}`)
  if (law === null) return place.includes(plain(text))
  const names = namesOf(law)
  if (!names.some((name) => ` ${place} `.includes(` ${name} `))) return false
  return section === null || sectionsIn(provision).has(sectionKey(section))
}

/** Short names of statutes with the words by which our rows name them. */
const LONG_NAMES = [
  ['bgb', 'bürgerliches gesetzbuch'],
  ['zpo', 'zivilprozessordnung'],
  ['or', 'obligationenrecht'],
  ['co', 'code des obligations'],
  ['co', 'codice delle obbligazioni'],
  ['cpr', 'civil procedure rules 1998'],
  ['bw', 'burgerlijk wetboek'],
  ['rv', 'wetboek van burgerlijke rechtsvordering'],
  ['awb', 'algemene wet bestuursrecht'],
  ['wer', 'wetboek van economisch recht'],
  ['cde', 'code de droit économique'],
  ['lec', 'enjuiciamiento civil'],
  ['ley de enjuiciamiento civil', 'enjuiciamiento civil'],
  ['lau', 'arrendamientos urbanos'],
  ['ley de arrendamientos urbanos', 'arrendamientos urbanos'],
  ['lgt', 'general tributaria'],
  ['ley general tributaria', 'general tributaria'],
  ['lrjs', 'jurisdicción social'],
  ['ley de tráfico', 'ley sobre tráfico'],
  ['cc', 'código civil'],
  ['et', 'estatuto de los trabajadores'],
  ['cc', 'codice civile'],
  ['cod civ', 'codice civile'],
  ['cpc', 'codice di procedura civile'],
  ['cds', 'codice della strada'],
  ['fdcpa', 'fair debt collection practices act'],
  ['fcra', 'fair credit reporting act'],
  ['tila', 'truth in lending act'],
] as const

function namesOf(law: string): string[] {
  const short = plain(law)
  const long = LONG_NAMES.flatMap(([one, other]) => (one === short ? [other] : []))
  return [short, ...long, ...numberedNames(short)]
}

/** A law known by its number and year, or by its day: '604/1966', 'du 6 juillet 1989'. */
function numberedNames(law: string): string[] {
  const [, number, year] = /(\d+) ?(?:\/|del) ?((?:19|20)\d\d)/.exec(law) ?? []
  const [, yearFirst, numberLast] = /((?:19|20)\d\d) n (\d+)$/.exec(law) ?? []
  const day = /du \d{1,2}(?:er)? \p{Ll}+ (?:19|20)\d\d$/u.exec(law)?.[0]
  return [
    ...(number && year ? [`${number}/${year}`] : []),
    ...(numberLast && yearFirst ? [`${numberLast}/${yearFirst}`] : []),
    ...(day ? [day] : []),
  ]
}

/** Lower case, without points, brackets and paragraph signs: '15 U.S.C. § 1692g' and '15 USC 1692g' are one. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=\b\p{L})\.\s?(?=\p{L}\b)/gu, '')
    .replace(/[.§()[\],;:*]/g, ' ')
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

const NUMBER = /(?:\b[lrd]\.? ?\*?\.? ?)?(?:[ivx]+\.)?\d+[a-z]{0,3}(?:[.:-]\d+[a-z]*)*/gi
const RANGE = /(\d+)[a-z]?(?:\(\d+\))? ?(?:to|bis|à|a|al|t\/m|tot|–|-) ?(\d+)(?![.\d])/gi
const LONGEST_RANGE = 200

/** The parts that a provision names, with those between the ends of a range: "sections 77 to 79". */
function sectionsIn(provision: string): ReadonlySet<string> {
  const named = [...provision.matchAll(NUMBER)].map(([found]) => sectionKey(found))
  const between = [...provision.matchAll(RANGE)].flatMap(([, from, to]) => {
    const [first, last] = [Number(from), Number(to)]
    const size = Math.min(Math.max(last - first + 1, 0), LONGEST_RANGE)
    return Array.from({ length: size }, (_, index) => String(first + index))
  })
  return new Set([...named, ...between, ...partsBetween(provision)])
}

const PARTS_RANGE = /([lrd]?)[.\s*]*(\d+)-(\d+) (?:à|to|bis) \1[.\s*]*\2-(\d+)/gi

/** "R. 124-2 à R. 124-5" holds R. 124-4. */
function partsBetween(provision: string): string[] {
  return [...provision.matchAll(PARTS_RANGE)].flatMap(([, letter = '', stem, from, to]) => {
    const first = Number(from)
    const size = Math.min(Math.max(Number(to) - first + 1, 0), LONGEST_RANGE)
    return Array.from({ length: size }, (_, index) =>
      sectionKey(`${letter}${stem}-${first + index}`),
    )
  })
}

/** 'L. 111-8' and 'l111-8' are one; subsections do not count. */
function sectionKey(section: string): string {
  return section
    .toLowerCase()
    .replace(/\(.*$/, '')
    .replace(/^([lrd])[\s.*]+/, '$1')
    .replace(/\s+/g, '')
    .replace(/[.:-]+$/, '')
}
