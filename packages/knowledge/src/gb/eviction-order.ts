/** Papers after the court has decided: an order to leave, or a day on which court bailiffs come (England and Wales). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { STAYS_ON_TERMS } from './order-on-hold.ts'

const ORDERED = {
  country: 'gb',
  nations: ['england', 'wales'],
  kinds: ['EVICTION_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-04-30',
} satisfies Partial<Rule>

const GUIDE: Authority = {
  title: 'GOV.UK: private renting for tenants, evictions',
  provision: 'Eviction notices and bailiffs',
  url: 'https://www.gov.uk/private-renting-evictions/eviction-notices-and-bailiffs',
  inForceFrom: '2012-10-17',
}
/** What lets a judge put off an eviction. */
export const POSTPONE: Authority = {
  title: 'Housing Act 1988',
  provision:
    'section 9 (the court may put it off), with Housing Act 1980, section 89 and Civil Procedure Rules Parts 23, 55 and 83; in Wales Renting Homes (Wales) Act 2016',
  url: 'https://www.legislation.gov.uk/ukpga/1988/50/section/9',
  inForceFrom: '1989-01-15',
}

/** How an order that a court has made is spoken of; one that a landlord may ask for is not there. */
const ORDERED_ALREADY = ['possession order', 'order for possession'].flatMap((order) => [
  ...['made', 'was made', 'has been made', 'has now been made', 'granted', 'was granted'].map(
    (done) => `${order} ${done}`,
  ),
  ...['has been granted', 'dated', 'against you', 'obtained', 'expired', 'ran out'].map(
    (done) => `${order} ${done}`,
  ),
  ...[
    'granted',
    'granted us',
    'obtained',
    'made',
    'issued',
    'holds',
    'now have',
    'have got',
  ].flatMap((done) => ['a', 'an', 'the'].map((article) => `${done} ${article} ${order}`)),
  ...['terms of', 'breach of', 'breached', 'following', 'under'].map(
    (link) => `${link} the ${order}`,
  ),
])

/** A court has already decided, or bailiffs have a date. */
export const ORDER_MADE: Test = {
  says: [
    ...ORDERED_ALREADY,
    'outright possession order',
    'granted outright possession',
    'granted us outright possession',
    'awarded outright possession',
    'give the council possession',
    'suspended possession order',
    'give the claimant possession',
    'warrant of possession',
    'warrant for possession',
    'writ of possession',
    'notice of eviction',
    'bailiffs will attend',
    'eviction appointment',
    'n54',
  ],
}
/** The tenant stays under an order and has missed what it asks. */
export const ORDER_BROKEN: Test = {
  says: [
    ...['court order', 'possession order', 'suspended order', 'order of the court'].flatMap(
      (order) => [
        ...['terms of the', 'terms of your', 'terms of', 'breach of the', 'breach of your'].map(
          (link) => `${link} ${order}`,
        ),
        ...['breached the', 'broken the', 'keep to the', 'kept to the', 'comply with the'].map(
          (link) => `${link} ${order}`,
        ),
      ],
    ),
    'your suspended possession order',
    'your postponed possession order',
  ],
}
const AFTER_ORDER = {
  ...ORDERED,
  when: { all: [ORDER_MADE], not: [STAYS_ON_TERMS] },
} satisfies Partial<Rule>

export const EVICTION_ORDER: readonly Rule[] = [
  {
    ...AFTER_ORDER,
    id: 'gb.home.order-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'A court has decided that you must leave. The paper gives the day, or says that bailiffs may come.',
    authority: GUIDE,
  },
  {
    ...AFTER_ORDER,
    id: 'gb.home.order-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    dayToAct: 'open',
    says: 'Before that day you can ask a judge to stop or put off the eviction. Use form N244.',
    authority: POSTPONE,
  },
  {
    ...AFTER_ORDER,
    id: 'gb.home.order-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This is the last stage, and the day is real. There is still something you can do, but only if you act now.',
    authority: GUIDE,
  },
  {
    ...AFTER_ORDER,
    id: 'gb.home.order-step-court',
    kind: 'step',
    list: 'first',
    rank: 5,
    dayToAct: 'open',
    says: 'Call a free housing lawyer today. Ask them to help you send form N244 to the court before the day in the paper.',
    authority: GUIDE,
  },
  {
    ...AFTER_ORDER,
    id: 'gb.home.order-step-offer',
    kind: 'step',
    list: 'first',
    rank: 15,
    says: 'If rent is owed, show the court what you can pay: the rent plus a sum each week. Say what has changed.',
    authority: GUIDE,
  },
  {
    ...AFTER_ORDER,
    id: 'gb.home.order-step-plan',
    kind: 'step',
    list: 'general',
    rank: 10,
    says: 'Plan for the day too. Keep papers, medicines and what you need most ready, and ask the council where you can stay.',
    authority: GUIDE,
  },
  {
    ...AFTER_ORDER,
    id: 'gb.home.order-option-stop',
    kind: 'option',
    option: 'defend',
    rank: 5,
    dayToAct: 'open',
    title: 'Ask the court to stop the eviction',
    says: 'Send form N244 with your reasons and what you can pay. There is a short hearing.',
    cost: 'A court fee. You may get help with it if your income is low.',
    time: 'Today. It must be before the bailiffs come.',
    risk: 'The judge may say no. For some kinds of order the power to help is small.',
    bestFor: 'You can pay something now, or were not told of the case.',
    authority: POSTPONE,
  },
]
