/** Tells a house from its parts: the office below its name or above it, the agency of a ministry, the department of a state. */
import type { Line } from './blocks.ts'
import { cleanName } from './clean-name.ts'
import type { Candidate } from './merge-senders.ts'
import { isDescription, isOrganisation, looksLikeName } from './organisation-name.ts'

/** The first column of a line. */
export function firstCell(line: Line): string {
  const end = line.text.search(/\t| {2}/)
  return end === -1 ? line.text : line.text.slice(0, end)
}

/** "Datore di lavoro   Tarn SA" beside "Infortunio no.   21.4071": the value of a label in a list of them, not a letterhead. */
export function isValueOfLabel(full: readonly Line[], order: number): boolean {
  if (labelledCell(full[order]) === undefined) return false
  return [full[order - 1], full[order + 1]].some((line) => /\d/.test(labelledCell(line) ?? ''))
}

/** What stands in the second of two columns, behind words without a number that name no house. */
function labelledCell(line: Line | undefined): string | undefined {
  const [label = '', value, ...more] = line?.text.split(/\t+| {2,}/) ?? []
  const isLabel = /^\p{Lu}[\p{L}.'/() -]{2,38}:?$/u.test(label) && !isOrganisation(label)
  return isLabel &&
    more.length === 0 &&
    !/^(?:Herrn?|Frau|Mme|Madame|Monsieur|M\.|Sig)/u.test(label)
    ? value
    : undefined
}

/** "Motor Tax Office" below "Tarn County Council": a part of the house above it. */
export function isOfficeOf(house: Line | undefined, line: Line): boolean {
  if (!house || house.block !== 'letterhead') return false
  const name = cleanName(firstCell(house))
  return looksLikeName(name) && !isDescription(name) && isOffice(line)
}

/** "Finance Directorate" above "University of Tarn": a part of the house that is named below. */
export function isOfficeAbove(line: Line, house: Line | undefined): boolean {
  if (!house || !isOffice(line) || isOffice(house)) return false
  const name = cleanName(firstCell(house))
  return A_HOUSE.test(name) && looksLikeName(name)
}

/** "Ministère de l'Intérieur" above the agency that writes. */
export function isMinistryAbove(line: Line, below: Line | undefined): boolean {
  return below !== undefined && isStateAbove(firstCell(line), below)
}

/** "MINISTERIO DE TRABAJO" above "FONDO DE GARANTÍA SALARIAL": whatever body a ministry prints below its own name is the one that writes. */
function isStateAbove(over: string, below: Line): boolean {
  const own = firstCell(below)
  if (!MINISTRY.test(over) || below.block === 'addressee') return false
  if (AGENCY.test(own)) return true
  const name = cleanName(own.split(' | ', 1).join(''))
  return !/\d/.test(name) && !MINISTRY.test(name) && name.includes(' ') && looksLikeName(name)
}

const MINISTRY =
  /^(?:ministère|république|ministerio|gobierno|ministero|repubblica|bundesministerium|ministerie|freistaat|land (?:berlin|brandenburg|hessen|nordrhein|rheinland|sachsen|schleswig|niedersachsen|thüringen|mecklenburg|baden|salzburg|tirol|steiermark|kärnten|vorarlberg)|kanton|canton|canton[e]?|département(?= (?:de |du |des |d['’])))(?!\p{L})/iu
const AGENCY =
  /^(?:agence|direction|préfecture|agencia|dirección|jefatura|agenzia|direzione|comando|questura|bundesamt|dienst|office|service|commune|ville|ufficio|sezione|divisione|tribunale?|amt|\p{L}*(?:amt|kasse|stelle|gericht|verwaltung)|betreibungsamt|finanzamt|landesamt)(?!\p{L})/iu

/** Words of a whole house, which no part of one has in its name. */
const A_HOUSE =
  /\b(?:university|college|council|borough|bank|society|trust|hospital|association|ltd|limited|plc|llp|inc|gmbh)\b|^(?:town|city|village|township|county|municipality) of \p{L}/iu

function isOffice(line: Line): boolean {
  return AN_OFFICE.test(cleanName(firstCell(line)))
}

const AN_OFFICE =
  /^office of the (?:\p{L}+ ){0,2}(?:attorney|clerk|treasurer|assessor|solicitor|comptroller|mayor|manager|administrator|collector|engineer)$|^(?:amt für|ufficio|oficina|afdeling|service|dienst|sezione|unidad) |(?:behörde|abteilung|referat)$|\b(?:office|department|dept|directorate|faculty|section|unit|division|branch|team|desk|records|prosecutions?|complaints|tolling|appeals|revenues?|customer (?:services?|care)|services? cent(?:re|er)|processing cent(?:re|er))$/iu

/** The body that acts, where two lines of the head name it and the government over it. */
export function fromGovernment([first, second]: readonly Line[]): Candidate[] {
  if (!first || !second) return []
  return [...fromIrishRevenue(first, second), ...fromStateAbove(first, second)]
}

function fromIrishRevenue(first: Line, second: Line): Candidate[] {
  const name = firstCell(first)
  if (!IRISH_REVENUE.test(name) || !OF_REVENUE.test(firstCell(second))) return []
  return [{ name, start: first.start, end: first.start + name.length, score: 10 }]
}

function fromStateAbove(first: Line, second: Line): Candidate[] {
  const [over, own] = [firstCell(first), firstCell(second)]
  const place = { start: first.start, end: second.start + own.length }
  const state = A_STATE.exec(over)?.[1]
  if (state !== undefined && OF_STATE.test(own) && !own.toLowerCase().includes(state.toLowerCase()))
    return [{ ...place, name: `${capitalised(state)} ${own}`, score: 8 }]
  if (isStateAbove(over, second)) {
    const name = cleanName(own.split(' | ', 1).join(''))
    return looksLikeName(name) ? [{ ...place, start: second.start, name, score: 10 }] : []
  }
  if (!isAgency(over, own)) return []
  return [{ ...place, start: second.start, name: cleanName(own), score: 10 }]
}

/** "Revenue" over a branch of it: the tax office of Ireland prints no more. */
const IRISH_REVENUE = /^Revenue$/
const OF_REVENUE =
  /\b(?:collector[- ]general|local property tax|compliance|personal division|paye|branch|division)\b|(?<!\p{L})cáin agus custaim(?!\p{L})/iu
/** "STATE OF DELAWARE": it stands above its department. */
const A_STATE = /^(?:state|commonwealth) of (\p{Lu}[\p{L} ]{2,24})$/iu
const OF_STATE = /^(?:department|division) of (?:the )?\p{Lu}[\p{L},& ]{3,60}$/iu
/** "U.S. Department of Transportation" above "Federal Aviation Administration", "Government of Canada" above the office that writes. */
function isAgency(over: string, own: string): boolean {
  if (STATE_AGENCY.test(over)) return /\bdepartment\b/i.test(own)
  if (A_NATION.test(over)) return isOrganisation(cleanName(own)) && looksLikeName(cleanName(own))
  return (
    A_MINISTRY.test(over) && (OF_UNION.test(own) || (OF_UNION.test(over) && AN_AGENCY.test(own)))
  )
}

/** "STATE OF OREGON - HEALTH AND FAMILY AGENCY": over the department, too. */
const STATE_AGENCY =
  /^(?:state|commonwealth) of \p{Lu}[\p{L} ]{2,24} [-–—] [\p{L}, ]{3,50}\bagency$/iu
const A_NATION =
  /^(?:the )?(?:government of (?:the )?\p{Lu}[\p{L} ]{2,40}|(?:australian|new zealand|nsw|victorian|queensland|south australian|tasmanian|hm|uk) government)$/iu
const A_MINISTRY =
  /^(?:(?:u\.?s\.?|united states) )?department of (?:the )?\p{Lu}[\p{L}& ]{3,40}$/iu
const OF_UNION = /^(?:u\.?s\.?|united states) \p{Lu}/iu
const AN_AGENCY =
  /^(?:\p{Lu}[\p{L}&]+ (?:and |of )?){1,5}(?:services?|agency|administration|bureau)$/iu

function capitalised(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /(^| )(\p{L})/gu,
      (_all, before: string, letter: string) => before + letter.toUpperCase(),
    )
}

/** "Department" and "for Work &": a small word at the break; or the second line only says what the first one is. */
export function isOneName(first: string, second: string): boolean {
  const isOfAllThree = BROADCASTERS.test(first) && second === 'Beitragsservice'
  return isOfAllThree || isChamberOf(first, second) || isGoingOn(first, second)
}

/** "(Housing and Property Chamber)" below its tribunal. */
function isChamberOf(tribunal: string, chamber: string): boolean {
  return /\btribunal\b/i.test(tribunal) && /^\([\p{L}&, ]{3,50} chamber\)$/iu.test(chamber)
}

function isGoingOn(first: string, second: string): boolean {
  if (second === '' || /\d|:/.test(first + second)) return false
  if (!PLAIN_WORDS.test(first) && !JOINS.test(first)) return false
  const isOpen = /(?:\b(?:for|of|and)|&)$/i.test(first) && PLAIN_WORDS.test(second)
  if (isOpen || GOES_ON.test(second)) return true
  return looksLikeName(cleanName(first)) && !isOrganisation(first) && WHAT_IT_IS.test(second)
}

/** The German fee for broadcasting is collected in the name of all three. */
const BROADCASTERS = /^ARD\W{1,3}ZDF\W{1,3}Deutschlandradio$/iu
const PLAIN_WORDS = /^\p{Lu}[\p{L}'& ]{1,40}$/u
/** A second line that goes on: "& Customs", "for Work &". */
const JOINS = /^(?:&|and|for|of) \p{Lu}[\p{L}'& ]{1,40}$/u
/** The same, or "Licensing Agency" below "Driver & Vehicle". */
const GOES_ON =
  /^(?:&|and|for|of) \p{Lu}[\p{L}'& ]{1,40}$|^(?:Licensing|Standards|Revenue|Transport|Protection) (?:Agency|Authority|Commission)$/u

/** A line that only says what the firm above it is. */
const WHAT_IT_IS =
  /^(?:(?:high court|debt|law|legal|civil|property|estate|credit|parking|housing|insurance|energy|water|finance|financial|and|&) ){0,3}(?:enforcement(?: (?:group|services|agents))?|solicitors|bailiffs|lawyers|recover(?:y|ies)|collections?|services|group|limited|ltd|llp|plc|management|lettings|homes|housing association|partners(?:hip)?|council|insurance|finance|(?:licensing|standards|revenue|development|transport|infrastructure) (?:agency|authority|commission|department|office))\.?$/i
