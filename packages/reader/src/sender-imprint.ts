/** Senders abroad by what a house prints of itself: its name before its capital, seat and register, and its brand alone at the top. */
import type { Line } from './blocks.ts'
import { cleanName } from './clean-name.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { isHeading, isOrganisation, looksLikeName } from './organisation-name.ts'

/** As much as a label: nobody else has an imprint on the paper. */
const IMPRINT = 6.3
/** A brand that is named again, and one above an address. */
const [BRAND, BRAND_ABOVE_ADDRESS] = [8, 5] as const
/** Lines of the head and the foot that an imprint stands in. */
const [HEAD, FOOT] = [6, 9] as const

/** What the law makes a house print beside its name. Its bank prints nothing of that here. */
const REGISTER =
  /(?<!\p{L})(?:HR[AB] ?\d|(?:Handels|Partnerschafts|Vereins|Genossenschafts)register|Sitz(?: der Gesellschaft)?(?: ist)?[: ]+\p{Lu}|Geschäftsführ(?:er(?:in)?|ung):|au capital (?:de|social|variable)|R\.?C\.?S\.? \p{Lu}|SIRE[NT](?: :)? ?\d|Siège social ?:|CHE-\d{3}|cap(?:itale)?\.? soc(?:iale)?\.?|(?:P\. ?IVA|Partita IVA)(?: :)? ?\d|Registro Mercantil|KvK(?:-nummer)?:? ?\d|(?:RPR|RPM) \p{Lu}|KBO:? ?\d|, (?:Compañía|Entidad|Mutua|Société|Compagnie|Compagnia|Società|Mutuelle) (?:\p{Ll}+ )?(?:de |d['’]|di )?(?:[Ss]eguros|[Rr]easeguros|[Aa]ssurances?|[Aa]ssicurazion[ei]))/u
/** Between the name and what is printed beside it. */
const SEPARATOR =
  / [·•|–—-] |, | \(|\t| {2,}|(?<=\p{L}{3}) (?=(?:HRB|RCS|SIRE[NT])(?!\p{L}))|(?<=[\p{L}.]) (?=(?:au capital |cap(?:itale)?\.? soc|KvK|KBO|CHE-\d))/u
/** The legal form that stands before the capital: "SAS au capital de". */
const FORM_FIRST =
  /^(?:(?:SASU?|SARL|S\.A\.(?:S\.|R\.L\.)?|SA|SCA?|SNC|EURL|SELARL|SCP|Société [\p{Ll}' -]{3,40}) )?(?:au capital|R\.?C\.?S|SIRE[NT]|Siège social|Sitz|HR[AB]|Handelsregister|Geschäftsführ|CHE-|Cap\. soc|P\. ?IVA|KvK|KBO|Registro Mercantil)/u
/** Who is the other side, and to whom a copy goes. */
const OTHER_SIDE =
  /(?<!\p{L})(?:requête|demande de|contre|gegen|gläubiger|antragsteller|créancier|creditore|kopie|copie|copia|cc|verteiler|mandant|auftraggeber|tegen|namens|iban|bic)(?!\p{L})/iu

/** The name before "HRB 4471", "SAS au capital de 50 000 €", "Sitz: Kassel": in the same line, or in the one above. */
export function fromImprint(letter: Letter): Candidate[] {
  if (letter.language === 'ja') return []
  const full = letter.lines.filter(({ text }) => text !== '')
  return full.flatMap((line, order) => {
    const isPlaced = order < HEAD || order >= full.length - FOOT
    if (!isPlaced || line.text.length > 240 || !REGISTER.test(line.text)) return []
    return houseAt(letter, line, full.slice(Math.max(0, order - 3), order).toReversed())
  })
}

/** The house in the line itself; where the line begins with its legal form or register, the nearest name above. */
function houseAt(letter: Letter, line: Line, above: readonly Line[]): Candidate[] {
  if (OTHER_SIDE.test(`${above[0]?.text ?? ''}\n${line.text}`)) return []
  if (!FORM_FIRST.test(line.text)) return named(letter, line)
  const firms = above.filter(({ text }) => isOrganisation(text) && !OTHER_SIDE.test(text))
  return [...above.slice(0, 1), ...firms].flatMap((one) => named(letter, one)).slice(0, 1)
}

function named({ working }: Letter, line: Line): Candidate[] {
  const name = cleanName(line.text.split(SEPARATOR, 1).join('').replace(/,$/, ''))
  if (!looksLikeName(name) || PERSON.test(name) || REGISTER.test(name)) return []
  const start = Math.max(line.start, working.text.indexOf(name, line.start))
  return [{ name, start, end: start + name.length, score: IMPRINT, isSigned: true }]
}

/** "M. Gremaud", "Dr. Lutz Horn": who manages or signs. */
const PERSON = /^(?:\p{Lu}\.|Dr\.|Prof\.|M\.|Mme) ?\p{Lu}/u

/** "suva" above "Suva Bellinzona", "jobcenter Dortmund": a logo in small letters at the very top. */
export function fromBrand({ language, lines, working }: Letter): Candidate[] {
  const [first, second] = lines.filter(({ text }) => text !== '')
  if (language === 'ja' || !first || !second || !isBrand(first)) return []
  const name = first.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  const start = working.text.indexOf(first.text, first.start)
  const place = { start, end: start + first.text.length, isSigned: true }
  const isNamedAgain = namesAgain(working.text.slice(first.end, 40_000), first.text)
  if (isNamedAgain) return [{ ...place, name, score: BRAND }]
  const isAbove = AN_ADDRESS.test(second.text) || isOrganisation(name)
  return isAbove ? [{ ...place, name, score: BRAND_ABOVE_ADDRESS }] : []
}

function isBrand({ index, text }: Line): boolean {
  return index <= 3 && SMALL_LETTERS.test(text) && !NO_BRAND.test(text) && !isHeading(text)
}

const SMALL_LETTERS = /^\p{Ll}[\p{L}-]{2,18}(?: \p{Lu}[\p{L}-]{1,20}){0,2}$/u
const NO_BRAND =
  /^(?:hallo|hey|moin|servus|bonjour|salut|coucou|ciao|buongiorno|hola|buenas|hoi|beste|lieve|liebe[rs]?|kopie|abschrift|entwurf|copie|copia|bozza|kladde|an|von|de|da|van|für|pour|per|voor)(?!\p{L})| (?:gmbh|ag|kg|se|sa|sarl|sas|srl|bv|nv)$/iu
const AN_ADDRESS = /(?<!\d)\d{4,5} \p{Lu}|\p{L} \d{1,4}[a-z]?(?:,|$)/u

/** The same words as a name of their own: with a capital, or with the team or the office that bears them. */
function namesAgain(rest: string, brand: string): boolean {
  const name = brand.replace(/[-]/g, '[- ]?')
  return new RegExp(String.raw`(?<![\p{L}.@/-])${name}(?![\p{L}@-]|\.\p{Ll})`, 'iu').test(rest)
}
