/** Yearly service charges of an owners’ management company. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  mud: {
    title: 'Multi-Unit Developments Act 2011',
    provision: 'sections 18, 19 and 24 (budget, sinking fund, court)',
    url: 'https://www.irishstatutebook.ie/eli/2011/act/2/enacted/en/html',
    inForceFrom: '2011-04-01',
  },
  mudReport: {
    title: 'Multi-Unit Developments Act 2011',
    provision: 'section 17 (yearly report and meeting)',
    url: 'https://www.irishstatutebook.ie/eli/2011/act/2/enacted/en/html',
    inForceFrom: '2011-04-01',
  },
} as const satisfies Record<string, Authority>

const CHARGED = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['service_charge'],
} satisfies Partial<Rule>

export const SERVICE_CHARGE: readonly Rule[] = [
  {
    ...CHARGED,
    id: 'ie.service.right-budget',
    kind: 'right',
    rank: 3,
    says: 'The charge must rest on a yearly budget that goes to a meeting of the owners. Ask to see the budget and your share.',
    authority: LAWS.mud,
  },
  {
    ...CHARGED,
    id: 'ie.service.right-vote',
    kind: 'right',
    rank: 4,
    says: 'You can speak and vote at the yearly meeting. If three in four who vote refuse a budget, last year’s charge goes on for now.',
    authority: LAWS.mud,
  },
  {
    ...CHARGED,
    id: 'ie.service.right-report',
    kind: 'right',
    rank: 5,
    says: 'Each year you must get a report with the money in and out, the sinking fund and the insurance.',
    authority: LAWS.mudReport,
  },
  {
    ...CHARGED,
    id: 'ie.service.right-court',
    kind: 'right',
    rank: 6,
    says: 'If the company does not keep to the law, an owner can ask the Circuit Court for an order. Try talks first.',
    authority: LAWS.mud,
  },
  {
    ...CHARGED,
    id: 'ie.service.warn-stop',
    kind: 'warning',
    severity: 'medium',
    rank: 4,
    says: 'Do not stop paying to protest. The debt stays with the home, and you need it cleared to sell.',
    authority: LAWS.mud,
  },
  {
    ...CHARGED,
    id: 'ie.service.step-ask',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask the agent in writing for the budget, last year’s accounts and how your share was worked out.',
    authority: LAWS.mud,
  },
  {
    ...CHARGED,
    id: 'ie.service.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 4,
    title: 'Ask to pay in parts',
    cost: 'Free.',
    time: 'A few weeks.',
    risk: 'Low.',
    bestFor: 'The sum is right but too much at once.',
    says: 'Offer a sum each month that you can keep to, before the due day.',
    authority: LAWS.mud,
  },
]
