/** Letters about rent that is owed: what to do, rights and a plan. */
import type { Rule } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { HEARING_FIXED } from './conditions.ts'
import { ORDER_BROKEN, POSTPONE } from './eviction-order.ts'
import { FREE_LAWYER, SOCIAL_LANDLORDS } from './eviction-sources.ts'

const HOME = {
  country: 'gb',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-04-30',
} satisfies Partial<Rule>

const IN_COURT = {
  ...HOME,
  kinds: ['RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-23',
  nations: ['england', 'wales'],
  when: { all: [HEARING_FIXED] },
} satisfies Partial<Rule>

/** The court has decided already: the home stays while the terms of its order are kept. */
const UNDER_ORDER = { ...IN_COURT, when: { all: [ORDER_BROKEN] } } satisfies Partial<Rule>

const EVICTION_DAY = {
  title: 'Civil Procedure Rules 1998',
  provision: 'CPR 83.8A (notice of eviction)',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part83-writs-and-warrants-general-provisions',
  inForceFrom: '2020-08-23',
}
const HEARING = {
  title: 'Civil Procedure Rules, Part 55',
  provision:
    'rules 55.5 to 55.8 (hearing of a possession claim, defence form), in Wales rules 55.34 to 55.36',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part55',
  inForceFrom: '2001-10-15',
}

export const RENT_ARREARS: readonly Rule[] = [
  {
    ...HOME,
    kinds: ['RENT_ARREARS_LETTER'],
    id: 'gb.rent.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'They want the rent paid, or a call from you to agree a plan.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...IN_COURT,
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    id: 'gb.rent.hearing-not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'Do not move out on your own. Even with an order only court bailiffs can put you out, and a judge can sometimes still stop or delay that.',
    authority: POSTPONE,
  },
  {
    ...IN_COURT,
    id: 'gb.rent.hearing-go',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Go to the hearing, even if you owe the rent. In many cases the judge can let you stay if you pay the rent and a little more.',
    authority: HEARING,
  },
  {
    ...IN_COURT,
    id: 'gb.rent.hearing-lawyer',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Call a free legal aid housing lawyer now. If you have none on the day, ask at court for the duty adviser, whatever your income.',
    authority: FREE_LAWYER,
  },
  {
    ...IN_COURT,
    id: 'gb.rent.hearing-papers',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Send the court your defence form if you can. Take your rent account, proof of income and benefits, and an offer you can keep.',
    authority: HEARING,
  },
  {
    ...HOME,
    kinds: ['RENT_ARREARS_LETTER'],
    id: 'gb.rent.step-statement',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask for a rent statement and check each line: each week, each payment, each benefit. Mistakes are common.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...HOME,
    kinds: ['RENT_ARREARS_LETTER'],
    id: 'gb.rent.step-plan',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Reply before the date. Offer the rent plus a small weekly sum that you can keep up. Get the yes in writing.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...HOME,
    kinds: ['RENT_ARREARS_LETTER'],
    id: 'gb.rent.step-benefits',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: 'Check that you get all the help with rent you can. Ask the council for an extra housing payment if there is a gap.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...HOME,
    kinds: ['RENT_ARREARS_LETTER'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.rent.step-universal-credit',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: { all: [{ says: ['universal credit'] }] },
    says: 'Tell Universal Credit in your journal that you owe rent. Ask why the rent part is late, and if it can go straight to the landlord.',
    authority: {
      title: 'GOV.UK: Universal Credit, housing and rent',
      provision: 'If you have problems paying your rent',
      url: 'https://www.gov.uk/housing-and-universal-credit',
      inForceFrom: '2018-04-11',
    },
  },
  {
    ...HOME,
    kinds: ['RENT_ARREARS_LETTER'],
    id: 'gb.rent.right-social',
    kind: 'right',
    rank: 5,
    nations: ['england', 'wales'],
    when: {
      any: [
        { sender: SOCIAL_LANDLORDS },
        { says: ['housing association', 'council tenant', 'secure tenancy', 'housing officer'] },
      ],
    },
    says: 'A council or housing association must talk to you before it goes to court. It should try to agree a plan you can afford and help with benefits.',
    authority: {
      title: 'Pre-Action Protocol for Possession Claims by Social Landlords',
      provision: 'Part 2 (rent arrears)',
      url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/protocol/pre-action-protocol-for-possession-claims-by-social-landlords',
      inForceFrom: '2020-01-13',
    },
  },
  {
    ...HOME,
    kinds: ['RENT_ARREARS_LETTER'],
    id: 'gb.rent.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Offer a plan for the arrears',
    says: 'Send a budget and offer the rent plus a sum off the debt.',
    cost: 'What you offer.',
    time: 'An evening.',
    risk: 'Offer only what you can keep up.',
    bestFor: 'You owe it and can pay the rent from now on.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...HOME,
    checkedOn: '2026-11-22',
    id: 'gb.rent.right-disabled',
    kind: 'right',
    rank: 8,
    nations: ['england', 'wales', 'scotland'],
    when: {
      any: [
        { sender: ['council', 'borough'] },
        {
          says: [
            'council tenant',
            'council tenancy',
            'as your council landlord',
            'secure tenancy',
            'secure tenant',
          ],
        },
      ],
    },
    says: 'If you or someone at home is ill for long or disabled, tell the council in writing. It must weigh this before it acts against your home.',
    authority: {
      title: 'Equality Act 2010',
      provision: 'sections 15, 35 and 149 (public sector equality duty)',
      url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/149',
      inForceFrom: '2011-04-05',
    },
  },
  {
    ...IN_COURT,
    id: 'gb.rent.right-hearing',
    dayToAct: 'open',
    kind: 'right',
    rank: 5,
    says: 'At the hearing you may tell the judge your side, even if you sent no form. Nobody wins such a case only because you did not reply.',
    authority: HEARING,
  },
  {
    ...UNDER_ORDER,
    id: 'gb.rent.order-not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'A court order stands, but still no one but a court bailiff can put you out. You must first get written notice of that day.',
    authority: EVICTION_DAY,
  },
  {
    ...UNDER_ORDER,
    id: 'gb.rent.order-step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Act today. Pay the part of the court order that you missed, if you can. If not, call and say when you can, and put it in writing.',
    authority: POSTPONE,
  },
  {
    ...UNDER_ORDER,
    id: 'gb.rent.order-right',
    kind: 'right',
    rank: 2,
    says: 'If you cannot keep to the court order, ask the court to change it, or to stop a warrant, with form N244. Send a budget that you can keep.',
    authority: POSTPONE,
  },
  {
    ...HOME,
    checkedOn: '2026-11-23',
    kinds: ['RENT_ARREARS_LETTER'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.rent.right-direct-payment',
    kind: 'right',
    rank: 15,
    when: { all: [{ says: ['universal credit'] }] },
    says: 'Universal Credit can pay your rent straight to the landlord, and a part of the arrears too. You can ask for it, or say that it would leave you too little.',
    authority: {
      title:
        'Universal Credit, Personal Independence Payment, Jobseeker’s Allowance and Employment and Support Allowance (Claims and Payments) Regulations 2013',
      provision: 'regulation 58 and Schedule 6, paragraph 7 (rent paid to the landlord)',
      url: 'https://www.legislation.gov.uk/uksi/2013/380/schedule/6',
      inForceFrom: '2013-04-29',
    },
  },
]
