/** A bank raises its prices. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { BANK, INSURERS } from './price-rise.ts'

const BANK_TERMS: Authority = {
  title: 'Code monétaire et financier (CMF)',
  provision: 'articles L. 312-1-1 et L. 312-1-7',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072026/',
  inForceFrom: '2018-01-13',
}
const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  papers: ['price_rise'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const BANK_PRICE_RISE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.price.bank-right',
    checkedOn: '2026-11-24',
    when: { all: [BANK], not: [...INSURERS] },
    kind: 'right',
    rank: 3,
    says: 'Your bank must tell you of new fees two months before. Until then you may refuse and close the account for free. If you say nothing by then, it counts as yes.',
    authority: BANK_TERMS,
  },
  {
    ...BASE,
    id: 'fr.price.bank-step',
    when: { all: [BANK], not: [...INSURERS] },
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Compare the fees of all banks for free on the public site tarifs-bancaires.gouv.fr. Refuse in writing before the day.',
    authority: BANK_TERMS,
  },
  {
    ...BASE,
    id: 'fr.price.bank-option',
    when: { all: [BANK], not: [...INSURERS] },
    kind: 'option',
    option: 'comply',
    rank: 5,
    says: 'The new bank moves your direct debits and payments for you (mobilité bancaire).',
    title: 'Change to another bank',
    cost: 'Free.',
    time: 'About a month.',
    risk: 'Keep enough money on the old account until all has moved.',
    bestFor: 'Another bank is cheaper.',
    authority: BANK_TERMS,
  },
]
