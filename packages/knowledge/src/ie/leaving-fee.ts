/** A fee for leaving a phone, broadband or television contract early. */
import type { Rule } from '@plainletter/contracts/rule'

export const LEAVING_FEE: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    id: 'ie.leaving-fee.right',
    creditor: 'private',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 12,
    when: {
      any: [
        {
          says: [
            'early termination',
            'early termination charge',
            'cease charge',
            'termination fee',
            'termination charge',
            'exit fee',
            'exit charge',
          ],
        },
      ],
    },
    says: 'A fee for leaving early must be fair and have been clear before you signed. If not, it does not bind you. Ask how it was worked out; ComReg can settle a dispute with a phone firm.',
    authority: {
      title: 'Consumer Rights Act 2022',
      provision:
        'Part 6 (unfair terms), with the dispute resolution of ComReg under Communications Regulation and Digital Hub Development Agency (Amendment) Act 2023',
      url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
      inForceFrom: '2023-06-09',
    },
  },
]
