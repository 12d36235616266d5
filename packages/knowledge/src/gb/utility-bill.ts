/** Bills and arrears letters for energy, water, phone and broadband. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW, GUIDANCE } from './authority.ts'
import { UTILITY_BILL_INSIGHTS } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS } from './utility-bill-rights.ts'
import {
  ABILITY_TO_PAY,
  BACK_BILLING,
  ENERGY,
  EW,
  GREAT_BRITAIN,
  WATER,
  WATER_STAYS,
} from './utility-bill-sources.ts'

const BILL = {
  country: 'gb',
  kinds: ['UTILITY_BILL_DEMAND'],
  checkedOn: '2026-11-21',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>
const ENTRY: Authority = {
  title: 'Rights of Entry (Gas and Electricity Boards) Act 1954',
  provision:
    'sections 1 and 2, with Electricity Act 1989, Schedule 6 and Gas Act 1986, Schedule 2B',
  url: 'https://www.legislation.gov.uk/ukpga/Eliz2/2-3/21/section/1',
  inForceFrom: '1990-03-31',
}

const FACTS: readonly Rule[] = [
  {
    ...BILL,
    id: 'gb.bill.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'They want the bill paid, or a call from you to agree a plan.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...BILL,
    id: 'gb.bill.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can check the bill, ask for a plan you can afford, and complain for free.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...BILL,
    id: 'gb.bill.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'This is a letter from a company, not from a court. Talk to them early, and most of the threats in it go away.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...BILL,
    id: 'gb.bill.water-stays-on',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    nations: EW,
    when: WATER,
    says: 'Your home water cannot be cut off because you owe money. They may not fit a device that slows the flow.',
    authority: WATER_STAYS,
  },
  {
    ...BILL,
    id: 'gb.bill.no-entry-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    nations: GREAT_BRITAIN,
    when: ENERGY,
    says: 'They cannot come in to change your meter for a debt unless you agree or a court gives a warrant. You can go to that hearing.',
    authority: ENTRY,
  },
  {
    ...BILL,
    id: 'gb.bill.no-bailiffs-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 20,
    nations: EW,
    says: 'No bailiff can take your things for this bill now. That needs a court judgment first.',
    authority: CREDIT_LAW.takingGoods,
  },
  {
    ...BILL,
    id: 'gb.bill.know-back-bill',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    nations: GREAT_BRITAIN,
    when: ENERGY,
    says: 'An energy firm may not bill you now for energy used over 12 months ago that it failed to bill. This is so unless you blocked it.',
    learnMore:
      'Look at the dates the bill covers. If they go back more than a year, ask for the old part to be taken off.',
    authority: BACK_BILLING,
  },
]

const STEPS: readonly Rule[] = [
  {
    ...BILL,
    id: 'gb.bill.step-check',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Check the name, the address, the dates and the meter reading. Is it an estimate? Is any of it from before you moved in?',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...BILL,
    id: 'gb.bill.step-talk',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Contact the company before the date in the letter. Ask for a plan that fits your budget, and get it in writing.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...BILL,
    id: 'gb.bill.step-needs',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Tell them about illness, disability, young children or old age at home. They must treat you with more care.',
    when: ENERGY,
    nations: GREAT_BRITAIN,
    authority: ABILITY_TO_PAY,
  },
  {
    ...BILL,
    id: 'gb.bill.step-help',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'Ask what help there is: a hardship fund, a social tariff, or a grant. Then call a free debt adviser.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...BILL,
    id: 'gb.bill.step-wrong',
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'If it is wrong, complain in writing. Send a photo of the meter. Pay the part that you agree with.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...BILL,
    id: 'gb.bill.step-plan',
    kind: 'step',
    list: 'valid_debt',
    rank: 10,
    says: 'If you owe it, send a budget and offer a sum each week or month, on top of what you use now.',
    authority: GUIDANCE.freeAdvice,
  },
]

const OPTIONS: readonly Rule[] = [
  {
    ...BILL,
    id: 'gb.bill.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 10,
    title: 'Ask for a plan you can afford',
    says: 'Call or write with your budget and offer a sum each week or month.',
    cost: 'What you offer.',
    time: 'A call of half an hour.',
    risk: 'Offer only what you can keep up.',
    bestFor: 'You owe it but cannot pay at once.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...BILL,
    id: 'gb.bill.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 20,
    title: 'Dispute the bill',
    says: 'Say in writing what is wrong and send proof, such as a meter photo or a moving date.',
    cost: 'Nothing.',
    time: 'Six to eight weeks for an answer, then a free ombudsman.',
    risk: 'Keep paying the part you agree with.',
    bestFor: 'The sum, the dates or the name are wrong.',
    authority: CREDIT_LAW.bullying,
  },
  {
    ...BILL,
    id: 'gb.bill.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 30,
    title: 'Get free advice and grants',
    says: 'A debt adviser can check for grants, cheaper tariffs and benefits.',
    cost: 'Nothing.',
    time: 'About an hour.',
    risk: 'None.',
    bestFor: 'Several bills are late.',
    authority: GUIDANCE.freeAdvice,
  },
]

export const UTILITY_BILL: readonly Rule[] = [
  ...FACTS,
  ...STEPS,
  ...UTILITY_BILL_RIGHTS,
  ...OPTIONS,
  ...UTILITY_BILL_INSIGHTS,
]
