/** Bills for power, gas, water, phone and internet. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, cfr, page, usc } from './cite-law.ts'

const BROADBAND = cfr({
  title: 47,
  section: '8.1',
  name: 'FCC broadband labels',
  from: '2024-04-10',
})

const PHONE_BILL = cfr({
  title: 47,
  section: '64.2401',
  name: 'FCC Truth-in-Billing',
  from: '2005-08-25',
})

const UTILITY = page(
  'USAGov: Complaints about utilities',
  'Your state utility commission',
  'https://www.usa.gov/state-consumer',
)

const ENERGY_HELP = usc({
  title: 42,
  section: '8621',
  name: 'Low-Income Home Energy Assistance Act (LIHEAP)',
  from: '1981-10-01',
})

const CUT_OFF = page(
  'Memphis Light, Gas & Water Division v. Craft, 436 U.S. 1 (1978)',
  'Notice and a way to dispute before a public utility cuts off',
  'https://www.supremecourt.gov/opinions/USReports.aspx',
)

const CITY_CODE = page(
  'Utility service regulations of your city (city code)',
  'payment plan, notice before disconnection and appeal, for example Austin City Code chapter 15-9',
  'https://www.austintexas.gov/',
)

const BILL = {
  ...CHECKED,
  kinds: ['UTILITY_BILL_DEMAND'],
  topics: ['consumer'],
} satisfies Partial<Rule>

/** "Tri-County Electric Cooperative": a name of counties, and no town's own works. */
const NOT_OF_TOWN: Test = {
  sender: ['cooperative', 'co-op', 'electric membership', 'power company'],
}

export const BILL_ROWS: readonly Rule[] = [
  {
    ...BILL,
    id: 'us.bill.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'They want an overdue bill paid and may speak of cutting the service.',
    authority: UTILITY,
  },
  {
    ...BILL,
    id: 'us.bill.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'This is a company that sells you a service. It is not a court.',
    authority: UTILITY,
  },
  {
    ...BILL,
    id: 'us.bill.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'Power, gas and water firms must give notice before they cut you off. In many states they may not in great cold or heat.',
    authority: UTILITY,
  },
  {
    ...BILL,
    id: 'us.bill.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can dispute the bill, ask for a payment plan, and complain to your state commission.',
    authority: UTILITY,
  },
  {
    ...BILL,
    id: 'us.bill.right-commission',
    kind: 'right',
    rank: 10,
    says: 'You can complain to your state utility commission. In most states a dispute in time stops the cut-off.',
    authority: UTILITY,
  },
  {
    ...BILL,
    id: 'us.bill.right-public-utility',
    kind: 'right',
    rank: 15,
    when: {
      any: [
        { sender: ['city of', 'county', 'municipal', 'public works', 'public utility', 'town of'] },
        { says: ['city of', 'municipal utility', 'public utility district'] },
      ],
      not: [NOT_OF_TOWN],
    },
    says: 'A city or county that sells power or water must tell you how to dispute the bill before it cuts you off.',
    authority: CUT_OFF,
  },
  {
    ...BILL,
    id: 'us.bill.right-city-code',
    kind: 'right',
    rank: 14,
    when: {
      any: [
        { sender: ['city of', 'county', 'municipal', 'public works', 'public utility', 'town of'] },
        { says: ['city of', 'municipal utility', 'public utility district', 'city council'] },
      ],
      not: [NOT_OF_TOWN],
    },
    says: 'The city’s own code says what notice is due before a cut-off, who can have a payment plan, and how to appeal a bill.',
    authority: CITY_CODE,
  },
  {
    ...BILL,
    id: 'us.bill.right-plain',
    kind: 'right',
    rank: 20,
    when: { any: [{ says: ['phone', 'wireless', 'mobile', 'telephone'] }] },
    says: 'A phone bill must be clear, name each firm that charges you, and say how to dispute.',
    authority: PHONE_BILL,
  },
  {
    ...BILL,
    id: 'us.bill.right-broadband',
    kind: 'right',
    rank: 20,
    when: { any: [{ says: ['internet', 'broadband', 'fiber', 'wifi', 'wi-fi'] }] },
    says: 'An internet firm must show a label with the price, the fees, the speed and any data limit before you sign up.',
    authority: BROADBAND,
  },
  {
    ...BILL,
    id: 'us.bill.step-call',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Call before the cut-off day. Ask for a payment plan and for hardship or medical protection.',
    authority: ENERGY_HELP,
  },
  {
    ...BILL,
    id: 'us.bill.step-help',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Call 211 and ask for LIHEAP, which helps with heating and cooling bills.',
    authority: ENERGY_HELP,
  },
  {
    ...BILL,
    id: 'us.bill.step-check',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Check the meter, the dates, and if an old bill of someone else is in it.',
    authority: UTILITY,
  },
  {
    ...BILL,
    id: 'us.bill.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 10,
    title: 'Ask for a payment plan',
    cost: 'A part each month',
    time: 'Before the cut-off day',
    risk: 'A missed payment can bring back the cut-off.',
    bestFor: 'You owe it but cannot pay at once.',
    says: 'Offer what you can keep up, and ask them to confirm it in writing.',
    authority: UTILITY,
  },
  {
    ...BILL,
    id: 'us.bill.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 20,
    title: 'Dispute the bill',
    cost: 'Free',
    time: 'Before the due day',
    risk: 'Pay the part you agree with.',
    bestFor: 'The sum or the person is wrong.',
    says: 'Write what is wrong with proof. If they do not fix it, go to the state commission.',
    authority: UTILITY,
  },
  {
    ...BILL,
    id: 'us.bill.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 30,
    title: 'Get help to pay',
    cost: 'Free',
    time: 'Call today',
    risk: 'None.',
    bestFor: 'Your income is low or someone is ill at home.',
    says: 'LIHEAP, 211 and local charities can pay part of the bill.',
    authority: ENERGY_HELP,
  },
]
