/** Letters in which a landlord keeps money from a bond. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-home.ts'

const KEPT = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['deposit_deductions'],
} satisfies Partial<Rule>

export const DEPOSIT_DEDUCTIONS: readonly Rule[] = [
  {
    ...KEPT,
    id: 'au.kept.right-wear',
    kind: 'right',
    rank: 1,
    says: 'They may keep money only for what you owe or broke. Fair wear and tear is not yours to pay.',
    authority: LAW.tenancy,
  },
  {
    ...KEPT,
    id: 'au.kept.right-agree',
    kind: 'right',
    rank: 2,
    says: 'In most states an authority holds the bond. In the Northern Territory the landlord or agent holds it in trust. Nowhere may a landlord keep it if you do not agree.',
    authority: LAW.tenancy,
  },
  {
    ...KEPT,
    id: 'au.kept.step-claim',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Claim the whole bond yourself from the bond authority, online. Do not sign a blank form.',
    authority: LAW.tenancy,
  },
  {
    ...KEPT,
    id: 'au.kept.step-proof',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Put the two condition reports, your photos and receipts together. Ask the landlord for bills.',
    authority: LAW.tenancy,
  },
  {
    ...KEPT,
    id: 'au.kept.option-tribunal',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Let the tribunal decide',
    cost: 'A small fee, lower with a concession card.',
    time: 'A few weeks.',
    risk: 'Low.',
    bestFor: 'You do not agree to what they keep.',
    says: 'Say no in writing, and go to the tribunal of your state in time. The tenants’ service helps for free.',
    authority: LAW.tenancy,
  },
]
