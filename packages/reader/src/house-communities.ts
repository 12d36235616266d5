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

/** "COMUNIDAD DE PROPIETARIOS" over "C/ Alfareros, 12", "CONDOMINIO VIA MARSALA 4": a house that heads its own paper. */
const HEADS_PAPER = new RegExp(
  String.raw`^\s*((?:comunidad de propietarios|condominio|syndicat des copropriétaires|copropriété|wohnungseigentümergemeinschaft|weg|vve|vereniging van eigenaars)(?: ${QUOTED})?)(?:[ \t]*\n[ \t]*| (?:di |de la |du |del |der |de )?)((?:(?=${STREET})|(?=VIA|VIALE|PIAZZA|CORSO|CALLE|PLAZA|RUE|AVENUE|AVDA|AV\.))[^\n,;–-]{3,50}?,? ?(?:n\.? ?º? ?)?\d{1,4}|\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|allée|quai|chemin|impasse) [^\n,;–-]{3,40})(?![\d/])`,
  'iu',
)

/** "El Presidente de la Comunidad" over "Residencial Tarn": who signs for the house, and its name in the line below. */
const SIGNS_FOR_HOUSE = new RegExp(
  String.raw`(?:^|\n)[ \t]*(?:[Ee]l|[Ll]a|[Ii]l|[Ll]e|[Dd]er|[Dd]ie|[Dd]e)?(?:\/[Ll]?a)? ?(?:[Pp]resident\p{L}*|[Ss]ecretari\p{L}*|[Aa]dministrador\p{L}*|[Aa]mministrat\p{L}*|[Pp]résident\p{L}*|[Ss]yndic\p{L}*|[Vv]erwalter\p{L}*|[Vv]oorzitter|[Bb]estuur)(?:\/[ao]|\(a\))? (?:de la|del|du|de|di|der|van de) ([Cc]omunidad(?: de [Pp]ropietarios)?|[Cc]ondominio|[Cc]opropriété|[Ss]yndicat des copropriétaires|WEG|[Ww]ohnungseigentümergemeinschaft|V[Vv]E)[ \t]*\n?[ \t]*((?:de la |del? |du )?["“«„]?\p{Lu}[^\n,;:]{2,50})`,
  'u',
)

/** 'Assemblea del condominio "Le Querce"', "Causale: Condominio Via Pascoli 9": the house whose manager signs by role alone. */
export function fromCommunity({ language, working }: Letter): Candidate[] {
  if (language === 'ja') return []
  const text = working.text.slice(0, READ)
  return [...fromHeading(text), ...fromOffice(text), ...fromPayment(text)]
}

function fromHeading(text: string): Candidate[] {
  const match = HEADS_PAPER.exec(text)
  if (!match) return []
  const [all, kind = '', street = ''] = match
  const start = all.indexOf(kind)
  return [{ name: `${kind} ${street}`, start, end: all.length, score: HEADING, isSigned: true }]
}

/** As much as a label of the sender. */
const HEADING = 8.5

/** The house by its whole name, where the letter prints that elsewhere. */
function fromOffice(text: string): Candidate[] {
  const match = SIGNS_FOR_HOUSE.exec(text)
  const [kind = '', own = ''] = match?.slice(1).map((part) => part.trim()) ?? []
  if (!match) return []
  const whole = WHOLE.find(({ short }) => short.test(kind))?.name ?? kind
  const isPrinted = text.toLowerCase().includes(`${whole} ${own}`.toLowerCase())
  const name = `${isPrinted ? whole : capitalised(kind)} ${own}`
  const start = match.index + match[0].indexOf(kind)
  return [{ name, start, end: match.index + match[0].length, score: SIGNED, isSigned: true }]
}

/** Who signs for a house by its name writes for it, whatever stands above the reader's address. */
const SIGNED = 12
const WHOLE = [
  { short: /^comunidad/i, name: 'Comunidad de Propietarios' },
  { short: /^copropriété/i, name: 'Syndicat des copropriétaires' },
] as const

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

function fromPayment(text: string): Candidate[] {
  const match = HOUSE.exec(text)
  const printed = match?.[1]
  if (!match || printed === undefined) return []
  const name = capitalised(printed)
  const start = match.index + match[0].length - printed.length
  return [{ name, start, end: start + printed.length, score: COMMUNITY, isSigned: true }]
}
