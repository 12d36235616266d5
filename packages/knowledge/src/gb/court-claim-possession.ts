/** A claim for possession of a home (England and Wales): the hearing leads (CPR Part 55). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { POSSESSION_CLAIM } from './conditions.ts'

const CPR55 = 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part55'

export function part55(provision: string): Authority {
  return {
    title: 'Civil Procedure Rules 1998',
    provision,
    url: CPR55,
    inForceFrom: '2001-10-15',
  }
}

const RESPONSE = part55('CPR 55.7 (rented homes in Wales: 55.35)')

const HEARING = part55('CPR 55.5 and 55.8 (rented homes in Wales: 55.34 and 55.36)')

const ADVICE: Authority = {
  title: 'GOV.UK: legal aid for possession proceedings',
  provision: 'Housing Loss Prevention Advice Service',
  url: 'https://www.gov.uk/guidance/legal-aid-for-possession-proceedings',
  inForceFrom: '2023-08-01',
}

const COURT_ORDER: Authority = {
  title: 'Protection from Eviction Act 1977',
  provision: 'sections 1 and 3',
  url: 'https://www.legislation.gov.uk/ukpga/1977/43/section/3',
  inForceFrom: '1977-08-29',
}

const MORTGAGE_POWER: Authority = {
  title: 'Administration of Justice Act 1970',
  provision: 'section 36, with Administration of Justice Act 1973, section 8',
  url: 'https://www.legislation.gov.uk/ukpga/1970/31/section/36',
  inForceFrom: '1971-02-01',
}

const MORTGAGE = { says: ['mortgage', 'mortgaged', 'n11m', 'n120', 'lender'] }

/** The accelerated claim: the judge reads the papers, and there need be no hearing. */
export const ACCELERATED: Test = {
  says: ['accelerated possession', 'accelerated procedure', 'n5b', 'n11b'],
}

const RENT = { says: ['rent', 'n11r', 'n119', 'tenancy', 'tenant', 'landlord'] }

const HOME = {
  country: 'gb',
  nations: ['england', 'wales'],
  kinds: ['COURT_CLAIM'],
  when: { all: [POSSESSION_CLAIM] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** What holds only where a hearing is sure. */
const HEARD = {
  ...HOME,
  checkedOn: '2026-11-23',
  when: { all: [POSSESSION_CLAIM], not: [ACCELERATED] },
} satisfies Partial<Rule>

const MORTGAGED = {
  ...HOME,
  when: { all: [POSSESSION_CLAIM, MORTGAGE] },
} satisfies Partial<Rule>

const RENTED = {
  ...HOME,
  when: { all: [POSSESSION_CLAIM, RENT], not: [MORTGAGE, ACCELERATED] },
} satisfies Partial<Rule>

export const COURT_CLAIM_POSSESSION: readonly Rule[] = [
  {
    ...HOME,
    id: 'gb.claim.possession-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    dayToAct: 'open',
    says: 'They ask a court for an order that you give up your home. The court has not decided anything yet.',
    authority: HEARING,
  },
  {
    ...HEARD,
    id: 'gb.claim.possession-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'You have the right to go to the hearing and tell the judge your side. You can have free legal help there, whatever you earn.',
    authority: ADVICE,
  },
  {
    ...HEARD,
    id: 'gb.claim.possession-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    dayToAct: 'open',
    says: 'This is serious, but you do not have to leave now. If you go to the hearing with an offer you can keep, the judge can do more for you.',
    authority: COURT_ORDER,
  },
  {
    ...HEARD,
    id: 'gb.claim.possession-no-default',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'They cannot win only because you sent no form. In this kind of case there is no judgment by default.',
    authority: RESPONSE,
  },
  {
    ...HOME,
    id: 'gb.claim.possession-no-eviction-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 6,
    says: 'No one can put you out without a court order. Even then, only court bailiffs can do it, and they must tell you the date first.',
    authority: COURT_ORDER,
  },
  {
    ...HOME,
    id: 'gb.claim.possession-who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 5,
    says: 'The claimant is the landlord or lender who wants the home. You are the defendant. The court takes no side.',
    authority: HEARING,
  },
  {
    ...HOME,
    id: 'gb.claim.possession-step-advice',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Get free legal help now. Ask for the Housing Loss Prevention Advice Service, or call Shelter (in Wales, Shelter Cymru).',
    authority: ADVICE,
  },
  {
    ...HEARD,
    id: 'gb.claim.possession-step-hearing',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Go to the hearing, even if you have paid or made a deal. Come early and ask for the duty adviser, who is free.',
    authority: HEARING,
  },
  {
    ...HEARD,
    id: 'gb.claim.possession-step-form',
    kind: 'step',
    list: 'first',
    rank: 7,
    dayToAct: 'open',
    says: 'Fill in the defence form that came with the papers. Send it to the court by the date they give. If it is late, still go to the hearing.',
    checkedOn: '2026-11-23',
    authority: RESPONSE,
  },
  {
    ...HOME,
    id: 'gb.claim.possession-step-pay',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Pay your normal rent or mortgage from today, and a bit of the arrears if you can. Keep proof and bring it, with a budget.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...HOME,
    id: 'gb.claim.possession-step-priority',
    kind: 'step',
    list: 'valid_debt',
    rank: 5,
    says: 'Put this debt before cards and loans, as your home is at risk. Check that you get all the benefits you can.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...HOME,
    id: 'gb.claim.possession-step-dispute',
    kind: 'step',
    list: 'dispute_debt',
    rank: 5,
    says: 'If the arrears are wrong, or you never got a proper notice, say so on the form and at the hearing. Bring payments and letters.',
    authority: HEARING,
  },
  {
    ...MORTGAGED,
    id: 'gb.claim.possession-right-mortgage',
    kind: 'right',
    rank: 5,
    says: 'The judge can put off or suspend the order if you can likely clear the mortgage arrears in a reasonable time.',
    authority: MORTGAGE_POWER,
  },
  {
    ...RENTED,
    id: 'gb.claim.possession-right-rent',
    kind: 'right',
    rank: 5,
    says: 'On many grounds the judge can let you stay if you pay the rent and a bit of the arrears. On a few grounds they must make an order.',
    authority: {
      title: 'Housing Act 1988',
      provision:
        'sections 7 and 9 (and Housing Act 1985, section 85), with Housing Act 1980, section 89 (at most 14 days, or six weeks in hardship, where the judge must make an order)',
      url: 'https://www.legislation.gov.uk/ukpga/1988/50/section/9',
      inForceFrom: '1989-01-15',
    },
    nations: ['england'],
  },
  {
    ...HOME,
    id: 'gb.claim.possession-right-stay',
    kind: 'right',
    rank: 6,
    says: 'You have the right to stay until a court order ends and court bailiffs come. Moving out early can harm your right to housing help.',
    authority: COURT_ORDER,
  },
  {
    ...HOME,
    id: 'gb.claim.possession-right-help',
    kind: 'right',
    rank: 7,
    says: 'You have the right to free legal help before the hearing and at court. It does not depend on your income.',
    authority: ADVICE,
  },
  {
    ...HEARD,
    id: 'gb.claim.possession-warn',
    kind: 'warning',
    severity: 'high',
    needsProfessional: true,
    rank: 5,
    dayToAct: 'open',
    says: 'You could lose your home if no one speaks for you. Get legal help before the hearing.',
    authority: HEARING,
  },
  {
    ...HEARD,
    id: 'gb.claim.possession-option-hearing',
    kind: 'option',
    option: 'defend',
    rank: 5,
    dayToAct: 'open',
    title: 'Go to the hearing with an offer',
    says: 'Tell the judge what went wrong, what you pay now and how you will clear the arrears.',
    cost: 'Nothing. There is no fee to defend.',
    time: 'A form now and half a day at court.',
    risk: 'If the court makes an order, court costs are often added.',
    bestFor: 'You want to stay in your home.',
    authority: HEARING,
  },
  {
    ...HEARD,
    id: 'gb.claim.possession-option-deal',
    kind: 'option',
    option: 'negotiate',
    rank: 8,
    dayToAct: 'open',
    title: 'Agree a plan before the hearing',
    says: 'Offer the landlord or lender your normal payment and a bit of the arrears. Ask them to put it in writing and to adjourn the case.',
    cost: 'What you offer.',
    time: 'A few calls this week.',
    risk: 'The hearing goes on until the court says that it is off. Still go.',
    bestFor: 'You can pay the normal sum and a little more.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...HOME,
    id: 'gb.claim.possession-option-help',
    kind: 'option',
    option: 'get_help',
    rank: 6,
    title: 'Get free legal help',
    says: 'A housing adviser can check the papers, fill in the form and speak for you in court.',
    cost: 'Nothing.',
    time: 'A call today.',
    risk: 'None.',
    bestFor: 'Everyone with a possession claim.',
    authority: ADVICE,
  },
]
