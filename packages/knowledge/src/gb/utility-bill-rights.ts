/** Rights on bills for energy, water, phone and broadband. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import {
  ABILITY_TO_PAY,
  BACK_BILLING,
  ENERGY,
  EW,
  GREAT_BRITAIN,
  PREPAYMENT,
  WATER,
  WATER_STAYS,
} from './utility-bill-sources.ts'

const BILL = {
  country: 'gb',
  kinds: ['UTILITY_BILL_DEMAND'],
  checkedOn: '2026-11-21',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>
const PHONE = {
  any: [
    { says: ['broadband', 'mobile', 'landline', 'airtime', 'sim only', 'telephone', 'roaming'] },
  ],
} satisfies Rule['when']
const ENERGY_COMPLAINTS: Authority = {
  title: 'Gas and Electricity (Consumer Complaints Handling Standards) Regulations 2008',
  provision: 'regulation 6',
  url: 'https://www.legislation.gov.uk/uksi/2008/1898/regulation/6',
  inForceFrom: '2008-10-01',
}
const PHONE_COMPLAINTS: Authority = {
  title: 'Ofcom General Conditions of Entitlement',
  provision: 'Condition C4 (complaints and dispute resolution)',
  url: 'https://www.ofcom.org.uk/',
  inForceFrom: '2026-04-08',
}

export const UTILITY_BILL_RIGHTS: readonly Rule[] = [
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
  {
    ...BILL,
    checkedOn: '2026-11-23',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.bill.right-heat-network',
    kind: 'right',
    rank: 5,
    when: {
      all: [
        {
          says: [
            'heat network',
            'heat networks',
            'district heating',
            'communal heating',
            'heat supply',
            'heat and hot water',
          ],
        },
      ],
    },
    says: 'Since 27 January 2026 Ofgem has rules for shared heating. The firm must treat you fairly, help if money is short, and cut off heat only as a last step. You can complain free to the Energy Ombudsman.',
    authority: {
      title: 'Heat Networks (Market Framework) (Great Britain) Regulations 2025',
      provision:
        'authorisation conditions of Ofgem, under Energy Act 2023, sections 216 to 224 and Schedule 18',
      url: 'https://www.legislation.gov.uk/ukpga/2023/52/section/217',
      inForceFrom: '2026-01-27',
    },
  },
  {
    ...BILL,
    checkedOn: '2026-11-23',
    nations: ['england', 'wales'],
    id: 'gb.bill.right-heat-lease',
    kind: 'right',
    rank: 6,
    when: {
      all: [
        {
          says: [
            'heat network',
            'heat networks',
            'district heating',
            'communal heating',
            'heat supply',
            'heat and hot water',
          ],
        },
      ],
    },
    says: 'Is your heat part of the service charge of your flat? Then it must be a fair cost, and the property tribunal can decide.',
    authority: {
      title: 'Landlord and Tenant Act 1985',
      provision: 'sections 18, 19 and 27A',
      url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/19',
      inForceFrom: '1986-04-01',
    },
  },
]
