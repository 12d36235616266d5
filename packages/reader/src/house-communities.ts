/** The community of a house, whose manager signs by role alone, in the languages beside English. */
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'

/** Less than a letterhead has, more than a line of the body. */
const COMMUNITY = 3.4
/** Longer than this, a text is no letter about one house. */
const READ = 12_000

const STREET = String.raw`(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ll]argo|[Cc]alle|C\/|[Pp]laza|[Rr]ue|[Aa]venue|\p{Lu}[\p{L}-]{2,20}(?:straße|strasse|str\.|weg|platz|straat|laan|plein))`
const QUOTED = String.raw`["“«„][^"“”«»„\n]{2,40}["”»“]`
/** What the payment is to be named by, or whose meeting it is. */
const OF_HOUSE = String.raw`(?:causale|concepto|motif|verwendungszweck|omschrijving|mededeling) ?: ?|(?:assemblea|junta|assemblée générale|eigentümerversammlung|vergadering)[^\n]{0,40} (?:del|della|de|de la|der|van de) `
const HOUSE = new RegExp(
  String.raw`(?:${OF_HOUSE})((?:condominio|comunidad de propietarios|copropriété|weg|vve|vereniging van eigenaars) (?:de la |del? |du )?(?:${QUOTED}|(?=${STREET})[\p{L}./-]{2,24}(?: [\p{Lu}][\p{L}.'-]{1,20}){0,4},? \d{1,4}[a-z]?(?![\d/])))`,
  'iu',
)

/** 'Assemblea del condominio "Le Querce"', "Causale: Condominio Via Pascoli 9": the house whose manager signs by role alone. */
export function fromCommunity({ language, working }: Letter): Candidate[] {
  if (language === 'ja') return []
  const match = HOUSE.exec(working.text.slice(0, READ))
  const printed = match?.[1]
  if (!match || printed === undefined) return []
  const name = printed.slice(0, 1).toUpperCase() + printed.slice(1)
  const start = match.index + match[0].length - printed.length
  return [{ name, start, end: start + printed.length, score: COMMUNITY, isSigned: true }]
}
