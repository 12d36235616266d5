/** Tables with one column for what was billed and one for what is still open: only the second is asked for. */
import type { Line } from './blocks.ts'
import type { Letter } from './letter.ts'
import type { FoundAmount } from './scan-money.ts'

/** The head of a column of sums, and of the one that is still open. */
const OF_SUM =
  /(?<!\p{L})(?:betrag|\p{L}+betrag|forderung|brutto|offen|saldo|ausstand|restbetrag|montant|somme|solde|restant|reste|dû|importe|pendiente|saldo|importo|residuo|dovuto|da pagare|bedrag|openstaand|restant|te betalen)(?!\p{L})/iu
const OPEN =
  /(?<!\p{L})(?:offen(?:er?)?|restbetrag|ausstand|ausstehend|saldo|solde|restant(?: dû)?|reste (?:dû|à payer)|pendiente|residuo|da pagare|openstaand|nog te betalen)(?!\p{L})/iu
const OF_ALL = /^[ \t]*(?:total|summe|gesamt|totale|somme|suma|totaal)(?!\p{L})/iu
/** How far below its head a row may stand, in lines that are not empty. */
const REACH = 14
/** More than what a word beside a sum weighs. */
const BY_COLUMN = 6

/** The sums with the roles that their columns give them. */
export function byOpenColumn({ lines }: Letter, sums: readonly FoundAmount[]): FoundAmount[] {
  const full = lines.filter(({ text }) => text !== '').slice(0, 600)
  const roles = new Map(full.flatMap((head, at) => rolesBelow(head, full.slice(at + 1), sums)))
  return sums.map((sum) => {
    const role = roles.get(sum)
    return role === undefined ? sum : { ...sum, role, weight: BY_COLUMN }
  })
}

/** What the rows below a head ask for, in the row of all or in the only one, and what they were billed. */
function rolesBelow(
  head: Line,
  below: readonly Line[],
  sums: readonly FoundAmount[],
): [FoundAmount, FoundAmount['role']][] {
  const columns = columnsOf(head)
  const open = columns.findIndex((cell) => OPEN.test(cell))
  if (columns.length < 2 || open < 0) return []
  const rows = below
    .slice(0, REACH)
    .map((line) => ({ line, own: sums.filter((sum) => isIn(line, sum)) }))
    .filter(({ own }) => own.length === columns.length)
  const ofAll = rows.findLast(({ line }) => OF_ALL.test(line.text))
  const asked = (ofAll ?? (rows.length === 1 ? rows[0] : undefined))?.own[open]
  const billed = rows.flatMap(({ own }) => own.filter((_sum, order) => order !== open))
  return [
    ...billed.map((sum): [FoundAmount, FoundAmount['role']] => [sum, 'principal']),
    ...(asked ? [[asked, 'total'] satisfies [FoundAmount, FoundAmount['role']]] : []),
  ]
}

/** The cells of a head that name sums; a row of sums is no head. */
function columnsOf({ text }: Line): string[] {
  if (/\d[.,]\d\d(?!\d)/.test(text)) return []
  return text.split(/\t| {2,}/).filter((cell) => OF_SUM.test(cell))
}

const isIn = (line: Line, sum: FoundAmount): boolean =>
  sum.start >= line.start && sum.end <= line.end + 1
