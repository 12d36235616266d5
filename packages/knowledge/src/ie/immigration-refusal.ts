/** Refusals of a visa or a permission to stay. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  visaAppeal: {
    title: 'Immigration Service Delivery',
    provision: 'visa decisions and appeals',
    url: 'https://www.gov.ie/',
    inForceFrom: '2018-01-01',
  },
} as const satisfies Record<string, Authority>

const DENIED = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['immigration_refusal'],
} satisfies Partial<Rule>

export const IMMIGRATION_REFUSAL: readonly Rule[] = [
  {
    ...DENIED,
    id: 'ie.denied.step-each',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Answer each reason in the letter with a new paper. Send it with proof of posting before the last day.',
    authority: LAWS.visaAppeal,
  },
  {
    ...DENIED,
    id: 'ie.denied.option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 3,
    title: 'Appeal, if the letter allows it',
    cost: 'Free.',
    time: 'Some months.',
    risk: 'You mostly get one appeal only.',
    bestFor: 'You can show proof that was missing.',
    says: 'Write in time, answer each reason and add new proof. A court can also check if the decision was lawful: ask a solicitor fast.',
    authority: LAWS.visaAppeal,
  },
  {
    ...DENIED,
    id: 'ie.denied.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A refused visa does not bar you from asking again. Fix what was missing first.',
    authority: LAWS.visaAppeal,
  },
]
