/** The LBIO collects child maintenance that was not paid. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const MAINTENANCE: Test = {
  says: ['lbio', 'kinderalimentatie', 'partneralimentatie', 'alimentatie'],
}
const BASE = {
  country: 'nl',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER', 'BAILIFF_NOTICE'],
  topics: ['family', 'debt'],
  when: { all: [MAINTENANCE] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
const BW1 = {
  title: 'Burgerlijk Wetboek Boek 1 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0002656/',
}

export const MAINTENANCE_COLLECTION: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.lbio.right-pay-first',
    dayToAct: 'open',
    kind: 'right',
    rank: 3,
    says: 'Pay the arrears within the time in the letter and send proof. Then the LBIO does not take over, and adds no extra costs.',
    authority: { ...BW1, provision: 'artikel 1:408', inForceFrom: '2009-03-01' },
  },
  {
    ...BASE,
    id: 'nl.lbio.step-late',
    dayToAct: 'over',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'The time in the letter seems over, so the LBIO may take over and add costs. Call it today, pay what you can and send proof.',
    checkedOn: '2026-11-23',
    authority: { ...BW1, provision: 'artikel 1:408', inForceFrom: '2009-03-01' },
  },
  {
    ...BASE,
    id: 'nl.lbio.right-change',
    kind: 'right',
    rank: 4,
    says: 'Has your income fallen? A judge can change the sum, and a lawyer asks for it. Until then the old sum stands, so act soon.',
    authority: { ...BW1, provision: 'artikelen 1:401 en 1:402', inForceFrom: '1992-01-01' },
  },
]
