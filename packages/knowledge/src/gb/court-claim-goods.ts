/** A claim to take back goods on hire purchase: the hearing leads, and no judgment comes without one (CPR PD 49C). */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW, GUIDANCE } from './authority.ts'
import { GOODS_CLAIM } from './conditions.ts'

const HEARING: Authority = {
  title: 'Practice Direction 49C: Consumer Credit Act 2006',
  provision: 'the Consumer Credit Act procedure (a fixed hearing date)',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part49/practice-direction-49c-consumer-credit-act-2006-unfair-relationships',
  inForceFrom: '2022-10-01',
}
const PROTECTED: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'sections 90 and 92',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/90',
  inForceFrom: '1985-05-19',
}
const ENDING: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'sections 99 and 100',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/99',
  inForceFrom: '1985-05-19',
}

const GOODS = {
  country: 'gb',
  nations: ['england', 'wales'],
  kinds: ['COURT_CLAIM'],
  when: { all: [GOODS_CLAIM] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const COURT_CLAIM_GOODS: readonly Rule[] = [
  {
    ...GOODS,
    id: 'gb.claim.goods-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'They ask the court to make you give back the goods, or to pay. The court has not decided anything yet.',
    authority: HEARING,
  },
  {
    ...GOODS,
    id: 'gb.claim.goods-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'You can go to the hearing and ask to keep the goods and pay in smaller sums. The court can give you time.',
    authority: CREDIT_LAW.timeOrder,
  },
  {
    ...GOODS,
    id: 'gb.claim.goods-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This is a real court case with a hearing date. Be there, as the judge can decide without you.',
    authority: HEARING,
  },
  {
    ...GOODS,
    id: 'gb.claim.goods-no-default',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'They cannot win before the hearing only because you sent no form. There is no judgment by default in this kind of case.',
    authority: HEARING,
  },
  {
    ...GOODS,
    id: 'gb.claim.goods-step-advice',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Call a free debt adviser this week. Do not hand back the goods or sign anything before you have advice.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...GOODS,
    id: 'gb.claim.goods-step-form',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Fill in the admission or defence form and send it by the date on the papers. You can offer payments on it.',
    authority: HEARING,
  },
  {
    ...GOODS,
    id: 'gb.claim.goods-step-hearing',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: 'Go to the hearing with a budget and proof of what you have paid.',
    authority: HEARING,
  },
  {
    ...GOODS,
    id: 'gb.claim.goods-right-third',
    kind: 'right',
    rank: 5,
    says: 'If you paid a third of the full price or more, they may not take the goods back without a court order or your consent.',
    authority: PROTECTED,
  },
  {
    ...GOODS,
    id: 'gb.claim.goods-right-time',
    kind: 'right',
    rank: 6,
    says: 'You can ask the court for a time order. It can set smaller payments over a longer time.',
    authority: CREDIT_LAW.timeOrder,
  },
  {
    ...GOODS,
    id: 'gb.claim.goods-right-end',
    kind: 'right',
    rank: 7,
    says: 'You may be able to end a hire purchase deal and give the goods back when half is paid. Get advice first, as the timing matters.',
    authority: ENDING,
  },
  {
    ...GOODS,
    id: 'gb.claim.goods-option-keep',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Ask to keep it and pay in parts',
    says: 'Offer what you can afford on the form and at the hearing.',
    cost: 'What you offer.',
    time: 'A form now and half a day at court.',
    risk: 'If you miss a payment the court ordered, you can lose the goods.',
    bestFor: 'You need the goods and can pay something each month.',
    authority: CREDIT_LAW.timeOrder,
  },
  {
    ...GOODS,
    id: 'gb.claim.goods-option-help',
    kind: 'option',
    option: 'get_help',
    rank: 6,
    title: 'Get free help before the hearing',
    says: 'An adviser can check what you have paid and which way costs you least.',
    cost: 'Nothing.',
    time: 'A call this week.',
    risk: 'None, if you still go to the hearing.',
    bestFor: 'Everyone with this kind of claim.',
    authority: GUIDANCE.freeAdvice,
  },
]
