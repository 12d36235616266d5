/** Which letters the rows on collectors do not speak to, and that private creditors can have a public sound. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { SHARED_BUILDING } from './conditions-home.ts'
import { TRANSPORT_FINE_LETTER } from './conditions-road.ts'
import { BANK, COMMISSION_LETTER, TREASURY } from './conditions-sender.ts'
import { CALLED_BACK_TO_WORK } from './conditions-work.ts'
import { exceptFor } from './except-for.ts'

/**
 * The commission for over-indebted people collects nothing, and a demand to come back to work is no
 * bill. A fine for a ride has costs by law, and so have late owners in a shared building. The public
 * treasury also collects for hospitals, whose names do not tell that they are public.
 */
export function ofCollectors(rows: readonly Rule[]): readonly Rule[] {
  return exceptFor(otherLetters, rows).map(alsoOfBanks)
}

function otherLetters({ id, creditor }: Rule): readonly Test[] {
  return [
    COMMISSION_LETTER,
    CALLED_BACK_TO_WORK,
    ...(creditor === 'private' ? [TREASURY] : []),
    ...(ON_COSTS.includes(id) ? [TRANSPORT_FINE_LETTER, SHARED_BUILDING] : []),
    ...(ON_TWO_YEARS.includes(id) ? [SHARED_BUILDING] : []),
  ]
}

/** Rows on costs that a creditor may not add. */
const ON_COSTS: readonly string[] = [
  'fr.debt.right-no-costs',
  'fr.debt.insight-fees',
  'fr.debt.charge-collection',
  'fr.debt.step-no-extra',
  'fr.debt.element-law',
]

/** Rows on the two years of a consumer's debt. Costs of a shared building have five. */
const ON_TWO_YEARS: readonly string[] = [
  'fr.debt.know-age',
  'fr.debt.step-age',
  'fr.debt.step-too-old',
  'fr.debt.warn-restart',
]

/** Rows on private creditors hold for a bank too whose name sounds like that of a public fund. */
function alsoOfBanks({ creditor, ...row }: Rule): Rule {
  if (creditor === undefined) return row
  if (row.when?.any) return { creditor, ...row }
  return { ...row, when: { ...row.when, any: [{ isOfficial: false }, BANK] } }
}
