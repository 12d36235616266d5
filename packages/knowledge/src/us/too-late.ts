/** What can still be done when the day in a letter is over. */
import type { Rule } from '@plainletter/contracts/rule'

import { GUIDANCE, HOME_LAW } from './authority.ts'
import { OF_SOCIAL_SECURITY } from './benefits.ts'
import { page } from './cite-law.ts'
import { HOME_CASE } from './conditions-court.ts'
import { IRS, STATE_TAX_OFFICE } from './conditions.ts'
import { ORDER_MADE } from './state-phrases.ts'
import { PROPOSED_WORDS } from './tax-steps.ts'

const BASE = {
  country: 'us',
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

/** A paper that prints no day, in a state that we do not know: its age alone tells that time may be over. */
const OLD_PAPER = {
  ...BASE,
  kinds: ['COURT_CLAIM'],
  dayToAct: 'open',
  when: {
    all: [{ olderThanDays: { role: 'letter', days: 61 } }],
    not: [{ hasDeadline: true }, { hasDate: 'hearing' }],
  },
} satisfies Partial<Rule>

export const TOO_LATE: readonly Rule[] = [
  {
    ...BASE,
    id: 'us.late.claim-who',
    kinds: ['COURT_CLAIM'],
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'The plaintiff is the one who sues. You are the defendant. The time to answer looks over, so the court may have decided.',
    authority: GUIDANCE.sued,
  },
  {
    ...BASE,
    id: 'us.late.claim-reality',
    kinds: ['COURT_CLAIM'],
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'Find out today. A late answer can still count while there is no judgment. If there is one, you can ask the court to undo it.',
    authority: GUIDANCE.sued,
  },
  {
    ...BASE,
    id: 'us.late.claim-not-yet',
    kinds: ['COURT_CLAIM'],
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'Pay, bank money or things can be taken only after a judgment. Ask the court if there is one.',
    authority: GUIDANCE.sued,
  },
  {
    ...BASE,
    id: 'us.late.claim-step',
    kinds: ['COURT_CLAIM'],
    when: { not: [HOME_CASE] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Call the court office today with the case number. Ask if there is a judgment. If there is none, file your answer at once and send the other side a copy.',
    authority: GUIDANCE.sued,
  },
  {
    ...BASE,
    id: 'us.late.claim-option',
    kinds: ['COURT_CLAIM'],
    when: { not: [HOME_CASE] },
    kind: 'option',
    option: 'appeal',
    rank: 5,
    says: 'Apply to set it aside. Say why you did not answer and what your defense is. Ask that nothing is taken until the court decides.',
    title: 'Ask the court to undo the judgment',
    cost: 'There can be a court fee.',
    time: 'As soon as you know of it.',
    risk: 'The court can refuse, with costs, if you have no real reason.',
    bestFor: 'It decided without you, and the claim is wrong.',
    authority: GUIDANCE.sued,
  },
  {
    ...BASE,
    id: 'us.late.home-claim-step',
    kinds: ['COURT_CLAIM'],
    when: { all: [HOME_CASE], not: [ORDER_MADE] },
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Do not move out on your own. Call the court office today with the case number, and ask if there is a judgment. If there is none, answer at once. If there is one, ask how to have it undone.',
    authority: GUIDANCE.sued,
  },
  {
    ...OLD_PAPER,
    id: 'us.late.old-claim-who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 9,
    says: 'The plaintiff is the one who sues. You are the defendant. This paper is over two months old, so the court may have decided.',
    authority: GUIDANCE.sued,
  },
  {
    ...OLD_PAPER,
    id: 'us.late.old-claim-step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'This paper is over two months old. Call the court office today with the case number, and ask if there is a judgment. If there is none, file your answer at once.',
    authority: GUIDANCE.sued,
  },
  {
    ...BASE,
    id: 'us.late.home-step',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [ORDER_MADE] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Do not move out on your own: in most cases only a court or tribunal can order that. Call it today and ask if there is a case, a hearing or an order. If it decided without you, ask at once for a new look.',
    authority: HOME_LAW.stateTenant,
  },
  {
    ...BASE,
    id: 'us.late.tax-step',
    kinds: ['TAX_DEMAND'],
    when: { any: [IRS], not: [STATE_TAX_OFFICE, { says: PROPOSED_WORDS }] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The day in the notice is over. Ask the IRS for a plan today. After a final levy notice you can still ask for an "equivalent hearing" for one year, but that does not stop a levy by itself.',
    authority: page(
      'IRS: Collection due process and equivalent hearing',
      'Form 12153; 26 CFR 301.6330-1(i)',
      'https://www.irs.gov/forms-pubs/about-form-12153',
    ),
  },
  {
    ...BASE,
    id: 'us.late.benefit-step',
    kinds: ['BENEFIT_OVERPAYMENT'],
    when: { not: [OF_SOCIAL_SECURITY] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'If it is wrong, appeal today. Is the day to appeal over? Say why you are late. Many offices take a late appeal with a good reason, such as mail that came late.',
    authority: page(
      'U.S. Department of Labor: appeals in state unemployment law',
      'time limits, and more time for good cause',
      'https://oui.doleta.gov/unemploy/pdf/appeals.html',
    ),
  },
  {
    ...BASE,
    id: 'us.late.ticket-step',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Call the court or city on the ticket today. Ask if it was decided without you, what you owe now, and how to ask for a new hearing or a payment plan.',
    authority: page(
      'USAGov: Traffic tickets',
      'The ticket names the court and the day',
      'https://www.usa.gov/local-governments',
    ),
  },
]
