/** Letters to a seller on a hidden fault (vice caché) of a car or another thing. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CIVIL } from './law-codes.ts'

const SOLD: Test = {
  says: [
    'avez vendu',
    'vous m’avez vendu',
    "vous m'avez vendu",
    'je vous ai acheté',
    'vous ai acheté',
    'vous a acheté',
    'la vente',
    'acheteur',
    'acheteuse',
  ],
}
const FAULT: Test = {
  says: [
    'vice caché',
    'vices cachés',
    'en panne',
    'défaut caché',
    'défauts cachés',
    'moteur',
    'boîte de vitesses',
    'garantie des vices',
  ],
}
const LAW = {
  fault: { ...CIVIL, provision: 'articles 1641 et 1642', inForceFrom: '1994-01-01' },
  time: { ...CIVIL, provision: 'articles 1641, 1644 et 1648', inForceFrom: '2005-02-18' },
} as const satisfies Record<string, Authority>

const BASE = {
  country: 'fr',
  kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  topics: ['consumer', 'general', 'debt'],
  when: { all: [SOLD, FAULT] },
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const HIDDEN_FAULT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.fault.right-proof',
    kind: 'right',
    rank: 4,
    says: 'For a hidden fault (vice caché) the buyer must prove that it was serious, hidden, and there on the day of the sale. Wear or a fault that could be seen does not count.',
    authority: LAW.fault,
  },
  {
    ...BASE,
    id: 'fr.fault.right-time',
    kind: 'right',
    rank: 5,
    says: 'The buyer has two years from finding the fault. The buyer can ask to undo the sale or for a part of the price.',
    authority: LAW.time,
  },
]
