/** Letters in which a landlord keeps money from a bond. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'

const KEPT = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['deposit_deductions'],
} satisfies Partial<Rule>

export const BOND_DEDUCTIONS: readonly Rule[] = [
  {
    ...KEPT,
    id: 'nz.kept.right-agree',
    kind: 'right',
    rank: 1,
    says: 'The bond is held by Tenancy Services. A landlord cannot keep it without your word or an order of the Tenancy Tribunal.',
    authority: LAW.bond,
  },
  {
    ...KEPT,
    id: 'nz.kept.right-wear',
    kind: 'right',
    rank: 2,
    says: 'Fair wear and tear is not yours to pay. The landlord must show damage, and that you did it.',
    authority: LAW.bond,
  },
  {
    ...KEPT,
    id: 'nz.kept.step-claim',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Apply for the bond yourself at Tenancy Services. Do not sign a blank form.',
    authority: LAW.bond,
  },
  {
    ...KEPT,
    id: 'nz.kept.step-proof',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Put the first inspection report, photos and receipts together. Ask the landlord for bills.',
    authority: LAW.bond,
  },
  {
    ...KEPT,
    id: 'nz.kept.option-tribunal',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Let the Tenancy Tribunal decide',
    cost: 'A small fee.',
    time: 'A few weeks.',
    risk: 'Low.',
    bestFor: 'You do not agree to what they keep.',
    says: 'Say no in writing, then apply online. Community Law helps you for free.',
    authority: LAW.tenancyServices,
  },
]
