/** Debts for electricity and gas: the help that must come before a court claim. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'

const ENERGY: Test = {
  says: ['energy retail', 'energy', 'electricity', 'gas account', 'gas bill', 'power bill'],
}
/** Where the National Energy Retail Law applies. Victoria has its own code. */
const NATIONAL = ['AU-NSW', 'AU-QLD', 'AU-SA', 'AU-TAS', 'AU-ACT']

const ENERGY_DEBT = {
  country: 'au',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'UTILITY_BILL_DEMAND'],
  topics: ['debt'],
  regions: NATIONAL,
  when: { any: [ENERGY] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENERGY_DEBTS: readonly Rule[] = [
  {
    ...ENERGY_DEBT,
    id: 'au.energy.right-plan',
    kind: 'right',
    rank: 12,
    says: 'Tell the energy retailer that you cannot pay. It must offer you a payment plan for what you owe.',
    authority: LAW.energyPlan,
  },
  {
    ...ENERGY_DEBT,
    id: 'au.energy.right-no-claim',
    kind: 'right',
    rank: 14,
    says: 'While you keep to a payment plan, the retailer may not sue you for the energy debt.',
    authority: LAW.energyClaim,
  },
  {
    ...ENERGY_DEBT,
    id: 'au.energy.insight-hardship',
    kind: 'insight',
    severity: 'high',
    rank: 12,
    actionable: 'Ask the retailer in writing for its hardship policy and for your place in it.',
    confidence: 0.85,
    says: 'A retailer that did not follow its hardship policy may not start a court case for the debt.',
    authority: LAW.energyClaim,
  },
  {
    ...ENERGY_DEBT,
    id: 'au.energy.step-hardship',
    kind: 'step',
    list: 'first',
    rank: 25,
    says: 'Call the energy retailer itself. Ask for its hardship program, a payment plan and concessions.',
    authority: LAW.energyHardship,
  },
  {
    ...ENERGY_DEBT,
    id: 'au.energy.vic-plan',
    regions: ['AU-VIC'],
    kind: 'right',
    rank: 12,
    says: 'In Victoria the energy retailer must help you pay in ways that the code lists. Ask for payment difficulty help.',
    authority: LAW.energyVic,
  },
]
