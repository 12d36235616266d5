/** Bills and arrears letters for energy, water, phone and broadband. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW, GUIDANCE } from './authority.ts'

const BILL = {
  country: 'gb',
  kinds: ['UTILITY_BILL_DEMAND'],
  checkedOn: '2026-11-21',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

const ENERGY = {
  any: [
    { says: ['electricity', 'gas', 'energy', 'kwh', 'prepayment meter', 'meter reading'] },
    {
      sender: [
        'energy',
        'british gas',
        'e.on',
        'eon next',
        'edf',
        'ovo',
        'octopus',
        'scottish power',
        'scottishpower',
        'utilita',
        'utility warehouse',
      ],
    },
  ],
} satisfies Rule['when']
const WATER = {
  any: [
    {
      says: [
        'water charges',
        'water bill',
        'water account',
        'wastewater',
        'sewerage',
        'water services',
      ],
    },
    { sender: ['water', 'severn trent', 'united utilities', 'dwr cymru'] },
  ],
} satisfies Rule['when']
const PHONE = {
  any: [{ says: ['broadband', 'mobile', 'landline', 'airtime', 'sim only', 'telephone'] }],
} satisfies Rule['when']
const GREAT_BRITAIN = ['england', 'wales', 'scotland'] satisfies Rule['nations']
const EW = ['england', 'wales'] satisfies Rule['nations']

const ELECTRICITY_LICENCE = 'Electricity and gas supply licences (Ofgem)'
const BACK_BILLING: Authority = {
  title: ELECTRICITY_LICENCE,
  provision: 'Standard Licence Condition 21BA',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2018-05-01',
}
const ABILITY_TO_PAY: Authority = {
  title: ELECTRICITY_LICENCE,
  provision: 'Standard Licence Condition 27',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2020-12-15',
}
const PREPAYMENT: Authority = {
  title: ELECTRICITY_LICENCE,
  provision: 'Standard Licence Condition 28B',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2023-11-08',
}
const ENERGY_COMPLAINTS: Authority = {
  title: 'Gas and Electricity (Consumer Complaints Handling Standards) Regulations 2008',
  provision: 'regulation 6',
  url: 'https://www.legislation.gov.uk/uksi/2008/1898/regulation/6',
  inForceFrom: '2008-10-01',
}
const ENTRY: Authority = {
  title: 'Rights of Entry (Gas and Electricity Boards) Act 1954',
  provision:
    'sections 1 and 2, with Electricity Act 1989, Schedule 6 and Gas Act 1986, Schedule 2B',
  url: 'https://www.legislation.gov.uk/ukpga/Eliz2/2-3/21/section/1',
  inForceFrom: '1990-03-31',
}
const WATER_STAYS: Authority = {
  title: 'Water Industry Act 1991',
  provision: 'sections 61 and 63A and Schedule 4A',
  url: 'https://www.legislation.gov.uk/ukpga/1991/56/schedule/4A',
  inForceFrom: '1999-06-30',
}
const PHONE_COMPLAINTS: Authority = {
  title: 'Ofcom General Conditions of Entitlement',
  provision: 'Condition C4 (complaints and dispute resolution)',
  url: 'https://www.ofcom.org.uk/',
  inForceFrom: '2026-04-08',
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

const RIGHTS: readonly Rule[] = [
  {
    ...BILL,
    id: 'gb.bill.right-afford',
    kind: 'right',
    rank: 10,
    nations: GREAT_BRITAIN,
    when: ENERGY,
    says: 'An energy firm must offer you ways to pay, and set a plan by what you can afford.',
    authority: ABILITY_TO_PAY,
  },
  {
    ...BILL,
    id: 'gb.bill.right-prepayment',
    kind: 'right',
    rank: 20,
    nations: GREAT_BRITAIN,
    when: ENERGY,
    says: 'They may not force a prepayment meter on some homes. One is a home with a child under two. Another is a home of people over 75 with no support.',
    authority: PREPAYMENT,
  },
  {
    ...BILL,
    id: 'gb.bill.step-back-bill',
    kind: 'step',
    list: 'first',
    rank: 5,
    nations: GREAT_BRITAIN,
    when: {
      any: ENERGY.any,
      all: [
        { says: ['have not billed you', 'not billed you since', 'not been billed', 'back bill'] },
      ],
    },
    says: 'Write to the firm: take off all energy used more than 12 months before this bill, as it did not bill it in time. Then check the rest.',
    authority: BACK_BILLING,
  },
  {
    ...BILL,
    id: 'gb.bill.insight-back-bill',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 2,
    nations: GREAT_BRITAIN,
    when: {
      any: ENERGY.any,
      all: [
        {
          says: [
            'have not billed you',
            'not billed you since',
            'not been billed',
            'catch-up bill',
            'catch up bill',
            'back bill',
            'backdated',
            'unbilled',
          ],
        },
      ],
    },
    says: 'The firm says it did not bill you for a time. It may not charge for energy used over 12 months before this bill, unless you blocked it.',
    actionable:
      'Ask it to take off all use from over 12 months before the bill, and to send a new bill. Do this before you agree a plan.',
    authority: BACK_BILLING,
  },
  {
    ...BILL,
    id: 'gb.bill.right-back-bill',
    kind: 'right',
    rank: 30,
    nations: GREAT_BRITAIN,
    when: ENERGY,
    says: 'You need not pay for energy from more than 12 months ago that they failed to bill, unless you stopped them from billing it.',
    authority: BACK_BILLING,
  },
  {
    ...BILL,
    id: 'gb.bill.right-energy-ombudsman',
    kind: 'right',
    rank: 40,
    nations: GREAT_BRITAIN,
    when: ENERGY,
    says: 'Complain to the firm. After eight weeks, or a final answer, the Energy Ombudsman can decide for free.',
    authority: ENERGY_COMPLAINTS,
  },
  {
    ...BILL,
    id: 'gb.bill.right-phone-scheme',
    kind: 'right',
    rank: 40,
    when: PHONE,
    says: 'Complain to the phone or broadband firm. After six weeks, or a final answer, a free dispute scheme can decide.',
    authority: PHONE_COMPLAINTS,
  },
  {
    ...BILL,
    id: 'gb.bill.right-water',
    kind: 'right',
    rank: 10,
    nations: EW,
    when: WATER,
    says: 'You have the right to water at home, even if you owe money for it.',
    authority: WATER_STAYS,
  },
  {
    ...BILL,
    id: 'gb.bill.right-no-bullying',
    kind: 'right',
    rank: 60,
    says: 'A company must not mislead or bully you to make you pay.',
    authority: CREDIT_LAW.bullying,
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

const NOTES: readonly Rule[] = [
  {
    ...BILL,
    id: 'gb.bill.warn-silence',
    kind: 'warning',
    severity: 'medium',
    rank: 10,
    nations: EW,
    says: 'If you stay silent, they may ask a court for a judgment or for a warrant. Talk to them before the date.',
    authority: COURT_LAW.preAction,
  },
  {
    ...BILL,
    id: 'gb.bill.warn-warrant',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    nations: GREAT_BRITAIN,
    when: {
      any: [
        { says: ['warrant', 'prepayment meter', 'disconnect', 'disconnection', 'court hearing'] },
      ],
    },
    says: 'The letter speaks of a warrant or your meter. Call them today, say who lives at home, and offer a plan.',
    authority: PREPAYMENT,
  },
  {
    ...BILL,
    id: 'gb.bill.insight-limiter',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 5,
    nations: EW,
    when: {
      all: [{ sender: ['water', 'severn trent', 'united utilities', 'dwr cymru'] }],
      any: [
        {
          says: [
            'limitador',
            'flow restrictor',
            'flow limiter',
            'restrict your supply',
            'cut off',
            'disconnect',
            'disconnection',
            'limiter',
          ],
        },
      ],
    },
    says: 'A water company may not cut off or limit water to a home for a debt. That threat has no basis.',
    actionable:
      'Ask it in writing which law lets it do so, and complain to the Consumer Council for Water.',
    authority: WATER_STAYS,
  },
  {
    ...BILL,
    id: 'gb.bill.insight-estimate',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 20,
    when: { any: [{ says: ['estimated', 'estimate', 'estimated reading', 'estimated bill'] }] },
    says: 'The bill is based on an estimate. The true sum may be lower.',
    actionable: 'Read the meter, take a photo with the date, and send it in.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...BILL,
    id: 'gb.bill.tactic-priority',
    kind: 'tactic',
    use: 'top',
    rank: 10,
    says: 'Offer to pay for what you use now, plus a small sum off the debt. This shows good faith and often stops the rest.',
    risk: 'Do not offer more than you can keep up.',
    notWhen: 'The debt is not yours.',
    authority: GUIDANCE.freeAdvice,
  },
]

export const UTILITY_BILL: readonly Rule[] = [...FACTS, ...STEPS, ...RIGHTS, ...OPTIONS, ...NOTES]
