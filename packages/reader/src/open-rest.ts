/** What is still open of a bill that was paid in part: the bill less what was paid. Only that is asked for. */
import { NOT_YET } from './fixed-role.ts'
import type { Letter } from './letter.ts'
import type { FoundAmount } from './scan-money.ts'

/** How many sums before the rest the bill may stand. */
const REACH = 8
/** How far from a sum its words stand, in characters. */
const NEAR = 60
/** More than what a column that adds up weighs. */
const BY_SUM = 6.5

const PAID =
  /(?<!\p{L})(?:paid(?! (?:by|before|within|on or))|payments?(?: on account)? (?:received|made|to date)|deposit|received|credited|on account|bezahlt|gezahlt|geleistet|eingegangen|(?:\p{L}*an|teil|abschlags)zahlung(?:en)?|acomptes?|versé\p{L}*|réglé\p{L}*|payé\p{L}*|reçus?|entregas? a cuenta|a cuenta|pagad[oa]s?|abonad[oa]s?|anticipo|señal|accont[oi]|ricevut[oi]|pagat[oi]|versat[oi]|aanbetaling|betaald|ontvangen|voldaan|vooruitbetaald)(?!\p{L})/iu
const REST =
  /(?<!\p{L})(?:balance|outstanding|remain(?:s|ing|der)|still (?:open|due|owed|unpaid|to pay)|amount due|now due|rest|rest\p{L}*betrag|restforderung|offen\p{L}*|verbleib\p{L}+|noch zu (?:zahlen|begleichen)|reste|solde|restant\p{L}*|pendiente|resto|queda\p{L}*|saldo|residuo|restano|rimane|rimangono|da pagare|nog te betalen|openstaand\p{L}*|staat nog open|resterend\p{L}*)(?!\p{L})/iu

/** The sums, where one is the rest of another: that one is what is asked, and the whole is not. */
export function withOpenRest({ working }: Letter, sums: readonly FoundAmount[]): FoundAmount[] {
  const roles = new Map<FoundAmount, Pick<FoundAmount, 'role' | 'weight'>>()
  const says = (words: RegExp, sum: FoundAmount): boolean =>
    words.test(besides(working.text, sum, sums))
  for (const [at, rest] of sums.entries()) {
    const parts = says(REST, rest) ? partsOf(rest, sums.slice(Math.max(0, at - REACH), at)) : null
    if (!parts?.paid.some((sum) => says(PAID, sum))) continue
    roles.set(rest, { role: 'total', weight: BY_SUM })
    roles.set(parts.whole, { role: 'principal', weight: BY_SUM })
    for (const sum of parts.paid) roles.set(sum, { role: 'other', weight: NOT_YET })
  }
  return sums.map((sum) => ({ ...sum, ...roles.get(sum) }))
}

/** The line or the half sentence in which a sum stands, up to the sums beside it. */
function besides(text: string, sum: FoundAmount, sums: readonly FoundAmount[]): string {
  const before = sums.findLast(({ end }) => end <= sum.start)?.end ?? 0
  const after = sums.find(({ start }) => start >= sum.end)?.start ?? text.length
  const left = text.slice(Math.max(before, sum.start - NEAR), sum.start)
  const right = text.slice(sum.end, Math.min(after, sum.end + NEAR))
  return `${left.slice(left.lastIndexOf('\n') + 1)} ${right.split(/\n|[.;](?= |$)/u)[0] ?? ''}`
}

type Parts = { whole: FoundAmount; paid: readonly FoundAmount[] }

/** A sum before it, and what follows that sum, which taken away leaves the rest. */
function partsOf(rest: FoundAmount, before: readonly FoundAmount[]): Parts | null {
  for (const [at, whole] of before.entries()) {
    const after = before.slice(at + 1)
    for (const paid of [after, ...after.map((one) => [one])])
      if (paid.length > 0 && leaves(whole, paid, rest)) return { whole, paid }
  }
  return null
}

function leaves(whole: FoundAmount, paid: readonly FoundAmount[], rest: FoundAmount): boolean {
  const left = paid.reduce((sum, { value }) => sum - value, whole.value)
  return rest.value > 0 && Math.abs(left - rest.value) < 0.005
}
