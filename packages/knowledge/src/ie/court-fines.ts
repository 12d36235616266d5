/** Fines of a court that were not paid. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_SENDER } from './conditions.ts'

const COURT_FINE = {
  any: [
    COURT_SENDER,
    {
      says: [
        'court fine',
        'court fines',
        'fine imposed on you',
        'fine imposed by the court',
        'fine imposed by the district court',
        'overdue fine',
        'unpaid fine',
        'recovery order',
      ],
    },
  ],
} satisfies Rule['when']
/** A reminder of a court fine is often read as a fixed charge notice, which it is not. Its words show who is owed. */
const FINE = {
  country: 'ie',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'PENALTY_CHARGE_NOTICE'],
  when: COURT_FINE,
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
} satisfies Partial<Rule>

export const COURT_FINES: readonly Rule[] = [
  {
    ...FINE,
    id: 'ie.public-debt.fine-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The Courts Service wants a fine paid that a judge imposed. Look at the case number, the sum that is open and the due date.',
    authority: {
      title: 'Fines (Payment and Recovery) Act 2014',
      provision: 'sections 5 to 7 (fine and due date)',
      url: 'https://www.irishstatutebook.ie/eli/2014/act/7/enacted/en/html',
      inForceFrom: '2016-01-11',
    },
  },
  {
    ...FINE,
    id: 'ie.public-debt.fine-who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 4,
    says: 'The Courts Service runs the offices of the courts. It sends the notices and takes the payment of a fine that a judge gave.',
    authority: {
      title: 'Fines (Payment and Recovery) Act 2014',
      provision: 'notices of the Courts Service on fines',
      url: 'https://www.courts.ie/fines-imposed-district-court',
      inForceFrom: '2016-01-11',
    },
  },
  {
    ...FINE,
    id: 'ie.public-debt.fine-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A court fine that is not paid goes back to the judge. The court can order it from your wages or give community service. If over €500 is open, it can have goods taken.',
    authority: {
      title: 'Fines (Payment and Recovery) Act 2014',
      provision: 'section 7 (recovery order over €500, attachment order, community service)',
      url: 'https://www.irishstatutebook.ie/eli/2014/act/7/enacted/en/html',
      inForceFrom: '2016-01-11',
    },
  },
  {
    ...FINE,
    id: 'ie.public-debt.fine-know-prison',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 4,
    says: 'Prison for an unpaid fine is the last step. The court must first look at wages, goods and community service.',
    authority: {
      title: 'Fines (Payment and Recovery) Act 2014',
      provision: 'sections 7, 19 and 20 (community service, then prison)',
      url: 'https://www.irishstatutebook.ie/eli/2014/act/7/enacted/en/html',
      inForceFrom: '2016-01-11',
    },
  },
  {
    ...FINE,
    id: 'ie.public-debt.fine-right-parts',
    kind: 'right',
    rank: 4,
    says: 'A court fine of over €100 can be paid in parts over a year. The first part must be paid within 42 days of the fine.',
    authority: {
      title: 'Fines (Payment and Recovery) Act 2014',
      provision: 'sections 5 and 6 (instalments), with the Courts Service’s page on fines',
      url: 'https://www.courts.ie/fines-imposed-district-court',
      inForceFrom: '2016-01-11',
    },
  },
  {
    ...FINE,
    id: 'ie.public-debt.fine-right-court',
    kind: 'right',
    rank: 5,
    says: 'Before the court orders anything for an unpaid fine, you are called to a hearing. Go, and bring a written statement of your money. The judge must look at it.',
    authority: {
      title: 'Fines (Payment and Recovery) Act 2014',
      provision: 'section 7(4) and (5) (notice to appear, statement of means)',
      url: 'https://www.irishstatutebook.ie/eli/2014/act/7/enacted/en/html',
      inForceFrom: '2016-01-11',
    },
  },
  {
    ...FINE,
    id: 'ie.public-debt.fine-step-pay',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Pay the fine, or what is open, online or at a post office, with the case number. Keep the receipt. If you cannot, call the court office now.',
    authority: {
      title: 'Fines (Payment and Recovery) Act 2014',
      provision: 'sections 5 to 7 (payment by the due date)',
      url: 'https://www.irishstatutebook.ie/eli/2014/act/7/enacted/en/html',
      inForceFrom: '2016-01-11',
    },
  },
]
