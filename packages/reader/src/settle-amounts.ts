/** Makes the roles of a letter's sums agree with each other. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { NOT_YET, UNIT_PRICE } from './fixed-role.ts'
import type { FoundAmount } from './scan-money.ts'
import { FOR_ALL } from './sums-not-asked.ts'

/** Kinds in which a lone sum is what the letter asks for. */
const DEMANDS: ReadonlySet<DocumentType> = new Set([
  'DEBT_COLLECTION_LETTER',
  'COUNCIL_TAX_DEMAND',
  'PARKING_TICKET',
  'PENALTY_CHARGE_NOTICE',
  'BAILIFF_NOTICE',
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'STATUTORY_DEMAND',
  'LETTER_BEFORE_CLAIM',
  'PPL_PRS_BILL',
  'UTILITY_BILL_DEMAND',
  'TAX_DEMAND',
  'BENEFIT_OVERPAYMENT',
  'COPYRIGHT_INFRINGEMENT_LETTER',
  'CONSUMER_CONTRACT_DISPUTE',
  'SCAM_LETTER',
  'RENT_ARREARS_LETTER',
  'INSURANCE_DECISION',
])

/** The same value keeps its strongest role; a demand without a total gets the likeliest one. */
export function settleAmounts(
  sums: readonly FoundAmount[],
  documentType: DocumentType,
  text: string,
): FoundAmount[] {
  const added = sums.map((sum, at) =>
    isSumOfEarlier(sums, at) ? { ...sum, role: 'total' as const, weight: 6 } : sum,
  )
  const agreed = added.map((sum) => ({ ...sum, ...strongest(added, sum) }))
  if (!DEMANDS.has(documentType) || agreed.some(({ role }) => role === 'total')) return agreed
  const asked = added
    .filter(({ role, weight }) => role === 'total' && weight >= 3)
    .toSorted((a, b) => b.value - a.value)[0]
  const likely =
    asked ??
    (PENALTIES.has(documentType)
      ? (dearest(agreed) ?? likeliest(agreed, documentType))
      : likeliest(agreed, documentType)) ??
    (LAST_RESORT.has(documentType) ? largest(agreed) : undefined) ??
    (documentType === 'RENT_ARREARS_LETTER' ? onlyRent(agreed, text) : undefined)
  return agreed.map((sum) =>
    likely && sum.value === likely.value && sum.currency === likely.currency
      ? { ...sum, role: 'total' }
      : sum,
  )
}

function strongest(
  sums: readonly FoundAmount[],
  sum: FoundAmount,
): Pick<FoundAmount, 'role' | 'weight'> {
  let best = sum
  for (const other of sums.slice(0, 60)) {
    if (other.value === sum.value && other.currency === sum.currency && other.weight > best.weight)
      best = other
  }
  return { role: best.role, weight: best.weight }
}

/** A sum that equals the two to eight printed just before it is their total. */
function isSumOfEarlier(sums: readonly FoundAmount[], at: number): boolean {
  const sum = sums[at]
  if (!sum || sum.weight >= 5) return false
  const earlier = sums
    .slice(Math.max(0, at - 10), at)
    .filter(({ weight }) => weight !== UNIT_PRICE)
    .map(({ value }) => value)
    .toReversed()
  return earlier.some((_value, back) => {
    const column = earlier.slice(0, back + 1)
    const isDoubled = back === 1 && column[0] === column[1]
    const added = column.reduce((total, value) => total + value, 0)
    return back >= 1 && !isDoubled && Math.abs(added - sum.value) < 0.005
  })
}

/** "Judgment will be entered against you for the sum of", "an unpaid fine of": there even such a sum is the claim. */
const LAST_RESORT: ReadonlySet<DocumentType> = new Set([
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'SCAM_LETTER',
])

function largest(sums: readonly FoundAmount[]): FoundAmount | undefined {
  return sums.filter(({ weight }) => weight !== FOR_ALL).toSorted((a, b) => b.value - a.value)[0]
}

/** A letter about arrears that names one rent and nothing else asks for that rent, unless it is told as a rate. */
function onlyRent(sums: readonly FoundAmount[], text: string): FoundAmount | undefined {
  const [first] = sums
  return sums.every(
    ({ role, value, end }) =>
      role === 'rent' && value === first?.value && !A_RATE.test(text.slice(end, end + 20)),
  )
    ? first
    : undefined
}

/** "£140 a week", "640 € par mois". */
const A_RATE =
  /^ ?(?:€|eur(?:os?)?|chf)? ?(?:\/|(?:a|an|per|each|every|pro|je|im|par|al|per|mensual(?:es)?|mensuels?|mensili?|monatlich|monthly|weekly|pcm|pw)(?!\p{L}))/iu

/** In these papers the penalty is what is asked for. */
const PENALTIES: ReadonlySet<DocumentType> = new Set(['PENALTY_CHARGE_NOTICE', 'TAX_DEMAND'])

/** The largest penalty that is due already. */
function dearest(sums: readonly FoundAmount[]): FoundAmount | undefined {
  return sums
    .filter(({ role, weight }) => role === 'penalty' && weight !== NOT_YET)
    .toSorted((a, b) => b.value - a.value)[0]
}

/** A collector's or an officer's lone fee is not the debt. */
const FEES_ASIDE: ReadonlySet<DocumentType> = new Set(['DEBT_COLLECTION_LETTER', 'BAILIFF_NOTICE'])

/** The largest sum that is not a fee, a bound or a fine. */
function likeliest(
  sums: readonly FoundAmount[],
  documentType: DocumentType,
): FoundAmount | undefined {
  const asked = sums.filter(({ weight }) => weight !== NOT_YET && weight !== FOR_ALL)
  const open = asked.filter(
    ({ role }) =>
      role === 'other' || role === 'principal' || role === 'arrears' || role === 'instalment',
  )
  const byRole = open.filter(({ role }) => role !== 'instalment')
  const named =
    open.length > 0 || FEES_ASIDE.has(documentType)
      ? open
      : asked.filter(({ role }) => role === 'fee' || role === 'cost')
  return (byRole.length > 0 ? byRole : named).toSorted((a, b) => b.value - a.value)[0]
}
