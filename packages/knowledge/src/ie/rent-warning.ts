/** A landlord's warning about rent that is owed. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const RENT_OWED: Test = { says: ['rent arrears', 'arrears of rent', 'unpaid rent', 'rent owed'] }
const TENANCY: Test = {
  says: ['notice of termination', 'rtb', 'residential tenancies', 'tenancy', 'warning notice'],
}

export const RENT_WARNING: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
    id: 'ie.rent-warning.right',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'OTHER'],
    rank: 2,
    when: { all: [RENT_OWED, TENANCY] },
    says: 'Pay all of the arrears within 28 days and the landlord cannot end the tenancy for them. The RTB must get the same warning. A notice after that gives 28 days, and you can dispute it at the RTB within 28 days of getting it.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision:
        'sections 67 and 80, with Part 6 (warning, 28 days, dispute at the RTB) and Residential Tenancies and Valuation Act 2020',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2022-07-06',
    },
  },
]
