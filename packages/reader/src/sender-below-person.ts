/** The house below the name of whoever signs for it, where no word of that house's name says that it is one. */
import type { Line } from './blocks.ts'
import { cleanName } from './clean-name.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { isOrganisation, looksLikeName } from './organisation-name.ts'

/** Named in the letter too, or by a word for homes: as good as a label. */
const SURE = 6.1
/** Below a title, and nowhere else: less than a firm in the head. */
const LIKELY = 4.6

/** "Rosa Quill" over "Tarn Residential", with or without what she does there between them. */
export function fromHouseBelowPerson({ language, lines, working }: Letter): Candidate[] {
  if (language !== 'en') return []
  const full = lines.filter(({ text }) => text !== '')
  const found = belowSigner(full)
  const name = found && nameIn(found.line)
  if (!found || name === undefined) return []
  const start = working.text.indexOf(name, found.line.start)
  const isNamed = working.text.indexOf(name) < found.line.start || OF_HOMES.test(name)
  if (!isNamed && !found.hasTitle && !isOnlyTrade(full, name)) return []
  const score = isNamed ? SURE : LIKELY
  return [{ name, start, end: start + name.length, score, isSigned: true }]
}

/** A trade in a letter whose head names no firm. */
function isOnlyTrade(full: readonly Line[], name: string): boolean {
  const isAlone = full.slice(-FOOT).filter(namesHouse).length === 1
  return isAlone && isOrganisation(name) && !full.slice(0, HEAD).some(namesHouse)
}

const namesHouse = ({ text }: Line): boolean => isOrganisation(text) && looksLikeName(text)

const HEAD = 4

function nameIn({ text }: Line): string | undefined {
  const name = cleanName(text)
  return HOUSE.test(name) && looksLikeName(name) ? name : undefined
}

/** The line below whoever signs, or below what they do there. */
function belowSigner(full: readonly Line[]): { line: Line; hasTitle: boolean } | undefined {
  const at = full.findLastIndex((line, order) => order > 2 && signs(line, full[order - 1]))
  if (at < 0 || full.length - at > FOOT) return undefined
  const hasTitle = isTitle(full[at + 1])
  const line = full[at + (hasTitle ? 2 : 1)]
  return line && !isTitle(line) ? { line, hasTitle } : undefined
}

/** The signature, and what may stand below it. */
const FOOT = 6

/** A person's name behind "By:", below a line to sign on, or below a greeting. */
function signs({ text }: Line, above: Line | undefined): boolean {
  if (BY.test(text)) return true
  return PERSON.test(text) && !TITLE.test(text) && OVER_NAME.test(above?.text ?? '')
}

const PERSON = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'-]+){1,2},?$/u
const BY = /^(?:by|signed(?: by)?): ?\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){1,3}$/iu
const OVER_NAME =
  /_{3}|\b(?:sincerely|faithfully|truly|regards|thanks|wishes|cheers|(?:all the|many|my|all my)? ?best)\b[,.]?$/i

function isTitle(line: Line | undefined): boolean {
  return line !== undefined && line.text.length <= 48 && TITLE.test(line.text)
}

const TITLE =
  /\b(?:manager|officer|director|controller|clerk|agent|executive|administrator|assistant|advis[eo]r|attorney|paralegal|handler|coordinator|supervisor|partner|representative|president|secretary|treasurer|specialist|lead(?:er)?|head|consultant|accountant|owner|principal|commissioner|judge|registrar|solicitor|landlord|landlady)\b/i

/** Two to six words with capitals, and nothing else in the line. */
const HOUSE = /^(?:\p{Lu}[\p{L}'&-]*|of|and|the|&)(?: (?:\p{Lu}[\p{L}'&-]*|of|and|the|&)){1,5}$/u
const OF_HOMES =
  /\b(?:residential|residences?|realty|rentals?|apartments?|lofts|flats|villas|townhomes)$/i
