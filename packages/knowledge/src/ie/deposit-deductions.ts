/** Letters in which a landlord keeps money from a deposit. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  bond: {
    title: 'Residential Tenancies Act 2004',
    provision: 'section 12 (return of the deposit) and Part 6 (disputes)',
    url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
    inForceFrom: '2004-09-01',
  },
} as const satisfies Record<string, Authority>

const KEPT = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['deposit_deductions'],
} satisfies Partial<Rule>

export const DEPOSIT_DEDUCTIONS: readonly Rule[] = [
  {
    ...KEPT,
    id: 'ie.kept.right-wear',
    kind: 'right',
    rank: 1,
    says: 'Your landlord may keep money only for rent or bills owed, or for damage beyond normal wear. The landlord must show it.',
    authority: LAWS.bond,
  },
  {
    ...KEPT,
    id: 'ie.kept.right-rtb',
    kind: 'right',
    rank: 2,
    says: 'The Residential Tenancies Board (RTB) decides disputes on deposits. Mediation is free, and you need no lawyer.',
    authority: LAWS.bond,
  },
  {
    ...KEPT,
    id: 'ie.kept.step-proof',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Ask for the bill for each sum. Put your photos, the list of contents and messages together.',
    authority: LAWS.bond,
  },
  {
    ...KEPT,
    id: 'ie.kept.step-write',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Write which sums you do not accept and why. Ask for the rest to be paid at once.',
    authority: LAWS.bond,
  },
  {
    ...KEPT,
    id: 'ie.kept.option-rtb',
    kind: 'option',
    option: 'appeal',
    rank: 1,
    title: 'Take it to the RTB',
    cost: 'Free for mediation, a small fee for adjudication.',
    time: 'Some weeks or months.',
    risk: 'Low.',
    bestFor: 'The landlord does not pay back what is yours.',
    says: 'Apply online with your lease, proof of the deposit and photos. Threshold helps you for free.',
    authority: LAWS.bond,
  },
]
