/** Whether an analysis names the law that an adviser would name. Names are compared, not sections: "by meaning". */
import type { Basis } from '@plainletter/contracts/analysis'

/** The same law under its short and long names. A label or a citation that fits a row carries its key. */
const ABBREVIATIONS: readonly (readonly [key: string, names: RegExp])[] = [
  ['pre-action conduct', /pre-?action conduct|pre-?action protocol practice direction/i],
  ['civil procedure rules', /\bcpr\b|civil procedure rules|practice direction \d|\bpd ?\d/i],
  ['debt protocol', /protocol for debt claims/i],
  ['parking code', /private parking (?:sector )?single code/i],
  ['keeper liability', /\bpofa\b|protection of freedoms act/i],
  ['taking control of goods', /\btcea\b|tribunals, courts and enforcement act/i],
  ['copyright', /\bcdpa\b|copyright, designs and patents|copyright tribunal/i],
  ['tribunal for pcns', /london tribunals|traffic penalty tribunal/i],
  ['conc', /\bconc\b/i],
  ['disp', /\bdisp\b/i],
  ['icobs', /\bicobs\b/i],
  ['beavis', /\bbeavis\b/i],
  ['ashbourne', /\bashbourne\b/i],
  ['nicolson', /\bnicolson\b/i],
  ['breathing space', /debt respite|breathing space/i],
  ['simple procedure', /simple procedure/i],
  ['energy licence', /21ba\b|standard licence condition|supply licen[cs]e|ofgem/i],
  ['ofcom conditions', /ofcom\b.*conditions|general conditions/i],
  ['acas code', /acas code/i],
  ['national standards', /national standards/i],
  ['scam reimbursement', /payment services regulations|app reimbursement|authorised push payment/i],
  ['data protection', /\bgdpr\b|data protection/i],
  ['bgb', /\bbgb\b|bürgerliches gesetzbuch|bürgerlichen gesetzbuch/i],
  ['kschg', /\bkschg\b|kündigungsschutzgesetz/i],
  ['sgb iii', /\bsgb iii\b|sozialgesetzbuch iii/i],
  ['cpce', /\bcpce\b|procédures civiles d.exécution/i],
  ['code de la consommation', /code de la consommation|consumer code/i],
  ['livre xix', /livre xix|book xix|\bxix\./i],
  ['civil code of quebec', /civil code of qu[eé]bec|code civil du qu[eé]bec/i],
  ['minpo', /民法|civil code \(act no\. 89/i],
  ['fraud', /\bfraud act\b|report fraud|reporting fraud/i],
  ['internal revenue code', /\birc\b|internal revenue code/i],
  ['ucc 9', /(?:\bucc\b|uniform commercial code)[^]*\b9-\d/i],
  ['awb', /\bawb\b|algemene wet bestuursrecht/i],
  ['rv', /\bRv\b|wetboek van burgerlijke rechtsvordering/],
  ['zvw', /\bzvw\b|zorgverzekeringswet/i],
  ['vreemdelingenwet', /\bVw\b|vreemdelingenwet/],
  ['faillissementswet', /\bFw\b|faillissementswet/],
  ['sr', /\bSr\b|wetboek van strafrecht/],
  ['codice di procedura civile', /\bc\.p\.c\.|codice di procedura civile/i],
]

const STATUTE =
  /(?<!\p{L})((?:\p{Lu}[\p{L}'’&,.-]*|of|and|the|from|for|to|in|on|\([^)]*\))(?:\s+(?:\p{Lu}[\p{L}'’&,.-]*|of|and|the|from|for|to|in|on|with|etc|\([^)]*\)))*)\s+(1[2-9]\d\d|20\d\d)\b/gu
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'of and the from for to in on with etc england wales scotland northern ireland ni'.split(' '),
)

/** "OWiG", "SchKG", "LRJS", "BW": how a code is called for short. */
const SHORT_NAME = /(?<!\p{L})(?:\p{Lu}{2,}|\p{Lu}\p{L}*\p{Lu})\p{Ll}?(?!\p{L})/gu
const LONGEST_SHORT_NAME = 8
/** "15 U.S.C. § 1692g", "12 CFR 1006.34", "15 U.S.C. 1671-1677": a title and its section, part or first and last section. */
const COLLECTED =
  /(?<!\d)(\d{1,2}) ?(U\.?S\.?C|C\.?F\.?R)\.?(?:A\.?)? ?(?:§+|ss?\.?|part)? ?(\d{2,5})(?:(?:-| to )(\d{2,5})(?!\d))?/gi
/** A longer run is no run of sections: "29 U.S.C. 1132-7". */
const LONGEST_RUN = 40
/** "Ley 1/2013", "d.lgs. 231/2002", "RD 939/2005": a law by its number and year. */
const NUMBERED = /(?<![\d/])\d{1,4}\/(?:19|20)\d\d(?!\d)/g
/** "Loi n° 89-462", "décret n° 2002-120": a French law by its year and number. */
const FRENCH_LAW = /\bn° ?(\d{2,4}-\d{2,4})(?!\d)/g
/** "L. 1235-3", "R142-6": an article of a French code. */
const FRENCH_ARTICLE = /(?<!\p{L})([LRD])\.? ?(\d{1,4}(?:-\d{1,3})+)/gu
/** Whole collections of law, reports, places and numerals: no one statute. */
const NO_STATUTE =
  /^(?:[IVXLC]+|USC|CFR|UCC|SI|EU|UK|US|NZ|SC|EWCA|EWHC|UKSC|NZSC|WLR|KB|QB|AC|NSW|VIC|QLD|WA|SA|ACT|NT|TAS|FTC|FCA|HMRC|DWP|IRS|CFPB)$/
/** Words that only lead to a section. */
const TO_SECTION =
  /^(?:arts?|artt|articles?|artículos?|articol[oi]|artikel(?:en|s)?|artikeln|absatz|comma|lid|abs|section|sections|regs?|sch|bis|tot)$/

/** "(five years)", "(prescription d'un an)": what a label's section is about is no part of its name. */
const REMARK = /\(\p{Ll}[^()]*\)/gu

/** `numbers` are those of its sections that are long enough to be no other law's. */
type Law = {
  keys: ReadonlySet<string>
  statutes: readonly Statute[]
  words: ReadonlySet<string>
  numbers: ReadonlySet<string>
}
type Statute = { year: string; words: readonly string[] }

/** Citations of the letter's country: the law bases of any claim. */
export function citedLaw(basis: Readonly<Record<string, readonly Basis[]>>): Law[] {
  const cited = Object.values(basis)
    .flat()
    .flatMap((one) => (one.kind === 'law' ? [`${one.title}, ${one.provision}`] : []))
  return [...new Set(cited)].map((one) => lawOf(one))
}

/** The same for the cases of the case research. */
export function namedCases(cases: readonly { name: string; citation: string }[]): Law[] {
  return cases.map(({ name, citation }) => lawOf(`${name} ${citation}`))
}

/** True when one of the citations is the law of the label. A label of several names is met by any of them. */
export function isCited(label: string, cited: readonly Law[]): boolean {
  const wanted = lawOf(label, label.replace(REMARK, ' '))
  return cited.some((law) => isSameLaw(wanted, law))
}

function isSameLaw(wanted: Law, found: Law): boolean {
  if ([...wanted.keys].some((key) => found.keys.has(key))) return true
  if (wanted.statutes.some((one) => found.statutes.some((other) => isSameStatute(one, other))))
    return true
  const isNamed = wanted.keys.size > 0 || wanted.statutes.length > 0
  return !isNamed && wanted.words.size + wanted.numbers.size > 0 && isSameName(wanted, found)
}

/** All words of the name, and one of the sections where it has any. */
function isSameName({ words, numbers }: Law, found: Law): boolean {
  const isSection = numbers.size === 0 || [...numbers].some((one) => found.numbers.has(one))
  return isSection && [...words].every((one) => found.words.has(one))
}

/** "Invorderingswet 1990": one word that is long enough to be no other law's. "Act 1990" could be any. */
const LONG_WORD = 12

/** The same year, and one name holds all words of the other: a short title stands for its long one. */
function isSameStatute(one: Statute, other: Statute): boolean {
  const [short, long] =
    one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words]
  return one.year === other.year && short.every((word) => long.includes(word))
}

/** "(9th Cir. 2018)" names no statute. */
function isStatute({ words }: Statute): boolean {
  return words.length > 1 || words.some((word) => word.length >= LONG_WORD)
}

function lawOf(text: string, name = text): Law {
  const telling = wordsOf(name).filter((word) => word.length > 3 && !TO_SECTION.test(word))
  return {
    keys: new Set([
      ...ABBREVIATIONS.flatMap(([key, names]) => (names.test(text) ? [key] : [])),
      ...shortNames(text),
      ...sectionsNamed(text),
      ...japaneseNames(text),
    ]),
    statutes: Array.from(text.matchAll(STATUTE), ([, name = '', year = '']) => ({
      year,
      words: wordsOf(name).map((word) => word.replace(/s$/, '')),
    })).filter(isStatute),
    words: new Set(telling.filter((word) => !/^\d+$/.test(word))),
    numbers: new Set(telling.filter((word) => /^\d+$/.test(word))),
  }
}

/** Laws and sections that are named by numbers. */
function sectionsNamed(text: string): string[] {
  return [
    ...Array.from(text.matchAll(COLLECTED)).flatMap(([, title, of = '', first, last]) =>
      sectionsFrom(Number(first), Number(last ?? first)).map((section) =>
        [title, of.replaceAll('.', '').toLowerCase(), section].join(' '),
      ),
    ),
    ...Array.from(text.matchAll(NUMBERED), ([law]) => law),
    ...Array.from(text.matchAll(FRENCH_LAW), ([, number]) => `n° ${number}`),
    ...Array.from(text.matchAll(FRENCH_ARTICLE), ([, book, number]) => `${book}${number}`),
  ]
}

function sectionsFrom(first: number, last: number): number[] {
  const length = last - first
  if (length < 0 || length > LONGEST_RUN) return [first]
  return Array.from({ length: length + 1 }, (_, index) => first + index)
}

/** "労働契約法" of "労働契約法19条": Japanese parts no words. */
const JAPANESE_LAW = /[\p{sc=Han}\p{sc=Katakana}ー]{1,16}(?:法|施行令|基準)/gu

function japaneseNames(text: string): string[] {
  return Array.from(text.matchAll(JAPANESE_LAW), ([name]) => name)
}

/** Of a text that names a section; else it may be the name of an office. */
function shortNames(text: string): string[] {
  if (!/\d/.test(text)) return []
  return Array.from(text.matchAll(SHORT_NAME), ([name]) => name).filter(
    (name) => name.length <= LONGEST_SHORT_NAME && !NO_STATUTE.test(name),
  )
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !SMALL_WORDS.has(word))
}
