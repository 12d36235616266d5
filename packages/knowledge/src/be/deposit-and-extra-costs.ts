/** Letters of a landlord on the deposit and on extra costs. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { RENT } from './conditions.ts'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const DEP = {
  title:
    "Vlaams Woninghuurdecreet art. 37; décret wallon du 15 mars 2018 relatif au bail d'habitation art. 62; Code bruxellois du Logement art. 248 et 249",
  url: 'https://www.ejustice.just.fgov.be/',
}

const DEPOSIT: Test = {
  says: ['garantie locative', 'caution locative', 'huurwaarborg', 'waarborg', 'deposit'],
}

const CHARGES: Test = {
  says: [
    'décompte de charges',
    'décompte des charges',
    'charges locatives',
    'afrekening van de kosten',
    'afrekening kosten',
    'afrekening lasten',
  ],
}

export const DEPOSIT_AND_EXTRA_COSTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.deposit.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [DEPOSIT, RENT] },
    says: 'This is the view of your landlord. You can dispute each cost and ask for proof of it.',
    authority: { ...DEP, provision: 'garantie locative / huurwaarborg', inForceFrom: '2019-01-01' },
  },
  {
    ...BASE,
    id: 'be.deposit.step-first',
    kind: 'step',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    list: 'first',
    when: { all: [DEPOSIT, RENT] },
    says: 'Write which costs you dispute and why. Add photos, name your account, and set a last day for the rest.',
    authority: {
      ...DEP,
      provision: 'garantie locative / huurwaarborg; Code judiciaire article 591',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'be.charges.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [CHARGES, RENT] },
    says: 'This is a count of extra costs. It can be wrong. You need not pay before you have seen the bills.',
    authority: {
      ...DEP,
      provision: 'charges et frais / kosten en lasten; ancien Code civil art. 1728ter',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'be.charges.step-first',
    kind: 'step',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rank: 8,
    list: 'first',
    when: { all: [CHARGES, RENT] },
    says: 'Write before the day to pay, or today if it is over. Ask to see the bills, compare with last year and your lease, and say which costs you dispute.',
    authority: {
      ...DEP,
      provision: 'charges et frais / kosten en lasten; ancien Code civil art. 1728ter',
      inForceFrom: '2019-01-01',
    },
  },
]
