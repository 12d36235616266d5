/** Letters on a deposit kept back or on service costs: what they are, and what to do first. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { RENT } from './conditions.ts'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}
const DEPOSIT: Test = { says: ['waarborgsom', 'borgsom', 'borg', 'deposit'] }
const HOME: Test = {
  says: [
    'woning',
    'woonstichting',
    'woningcorporatie',
    'oplevering',
    'eindafrekening',
    'appartement',
    'kamer',
    'schilderwerk',
    'sleutels',
  ],
}
const SERVICE_COSTS: Test = { says: ['servicekosten', 'afrekening servicekosten', 'stookkosten'] }

export const DEPOSITS_AND_SERVICE_COSTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.deposit.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [DEPOSIT], any: [RENT, HOME] },
    says: 'This is the view of your landlord. You can dispute each cost and ask for proof of it.',
    authority: { ...BW7, provision: 'artikel 7:261b', inForceFrom: '2023-07-01' },
  },
  {
    ...BASE,
    id: 'nl.deposit.step-first',
    kind: 'step',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    list: 'first',
    when: { all: [DEPOSIT], any: [RENT, HOME] },
    says: 'Write which costs you dispute and why. Add photos, name your account, and set a last day for the rest.',
    authority: { ...BW7, provision: 'artikel 7:261b', inForceFrom: '2023-07-01' },
  },
  {
    ...BASE,
    id: 'nl.charges.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [SERVICE_COSTS] },
    says: 'This is a count of extra costs. It can be wrong. You need not pay before you have seen the bills.',
    authority: { ...BW7, provision: 'artikel 7:259', inForceFrom: '2003-08-01' },
  },
]
