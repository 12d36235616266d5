/** Questions of people who have no food or no power tonight, or whom a lender threatens. */
import type { Rule } from '@plainletter/contracts/rule'

import { FOOD_TODAY } from '../english/need-food.ts'
import {
  EMPTY_METER,
  LENDER_WHO_THREATENS,
  POWER_TONIGHT,
} from '../english/need-power-and-lender.ts'

const ASK = {
  country: 'gb',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  rank: 1,
} satisfies Partial<Rule>

const FOOD = {
  ...ASK,
  ...FOOD_TODAY,
} satisfies Partial<Rule>

const POWER = {
  ...ASK,
  nations: ['england', 'wales', 'scotland'],
} satisfies Partial<Rule>

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...FOOD,
    id: 'gb.need.food',
    nations: ['england'],
    says: 'Ask your council today for a Crisis Payment from its Crisis and Resilience Fund. It is money for food or heat, and you need no benefit for it. For a food bank voucher today call 0808 208 2138, free, on weekdays from 9 to 5. A school, a doctor or a health visitor can give one too. If you wait for Universal Credit, ask for an advance.',
    authority: {
      title: 'Crisis and Resilience Fund: guidance for local authorities in England',
      provision: 'Crisis Payments, 1 April 2026 to 31 March 2029',
      url: 'https://www.gov.uk/government/publications/crisis-and-resilience-fund-guidance-for-local-authorities-in-england-1-april-2026-to-31-march-2029/the-crisis-and-resilience-fund-guidance-for-local-authorities-in-england-1-april-2026-to-31-march-2029',
      inForceFrom: '2026-04-01',
    },
  },
  {
    ...FOOD,
    id: 'gb.need.food-scotland',
    nations: ['scotland'],
    says: 'Ask your council today for a Crisis Grant from the Scottish Welfare Fund. It can pay for food and heat in an emergency, and you do not pay it back. You must be 16 and on a low income, with or without a benefit. If it says no, ask for a review. Citizens Advice Scotland tells you where the nearest food bank is: 0800 028 1456.',
    authority: {
      title: 'Welfare Funds (Scotland) Act 2015',
      provision: 'sections 1 and 2',
      url: 'https://www.legislation.gov.uk/asp/2015/5/section/2',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...FOOD,
    id: 'gb.need.food-wales',
    nations: ['wales'],
    says: 'Apply today at gov.wales for an Emergency Assistance Payment from the Discretionary Assistance Fund. It can pay for food, gas, electricity and clothes in an emergency, and you do not pay it back. You need no benefit for it. For a food bank voucher today call 0808 208 2138, free, on weekdays from 9 to 5.',
    authority: {
      title: 'Discretionary Assistance Fund (Wales)',
      provision: 'Emergency Assistance Payment',
      url: 'https://www.gov.wales/discretionary-assistance-fund-daf',
      inForceFrom: '2023-04-01',
    },
  },
  {
    ...FOOD,
    id: 'gb.need.food-northern-ireland',
    nations: ['northern_ireland'],
    says: 'Ask the Finance Support service (see nidirect.gov.uk) today for Discretionary Support. In a crisis it gives a loan without interest, or a grant, for food and other costs of living, also if you work. If it says no, ask for a review. Advice NI helps free and tells you where the nearest food bank is: 0800 915 4604.',
    authority: {
      title: 'Discretionary Support Regulations (Northern Ireland) 2016',
      provision: 'short-term living expenses in a crisis',
      url: 'https://www.nidirect.gov.uk/articles/discretionary-support',
      inForceFrom: '2016-11-28',
    },
  },
  {
    ...POWER,
    ...POWER_TONIGHT,
    id: 'gb.need.power',
    says: 'Call the supplier now. Say that a baby, an old or a sick person is at home, offer a plan and ask to be put back on today. Before a cut-off it must offer you a plan you can afford. Ask your council for crisis money for heat. If the supplier refuses, call Citizens Advice: 0808 223 1133 (Scotland 0800 028 1456). If the street is dark too, it is a power cut: call 105.',
    authority: {
      title: 'Standard conditions of the gas and electricity supply licences',
      provision: 'conditions 27 and 28 (help to pay; cut-off as the last step)',
      url: 'https://www.ofgem.gov.uk/',
      inForceFrom: '2020-12-15',
    },
  },
  {
    ...POWER,
    ...EMPTY_METER,
    id: 'gb.need.meter',
    says: 'Call the supplier now. Say that the meter is empty and who is at home. It must offer emergency credit, credit over night and at weekends, and extra credit to people in need, as with a baby. You pay it back bit by bit. Ask it, or your council, for a fuel voucher or crisis money. If it refuses, call Citizens Advice: 0808 223 1133 (Scotland 0800 028 1456).',
    authority: {
      title: 'Standard conditions of the gas and electricity supply licences',
      provision:
        'condition 27A (empty meters: emergency, friendly-hours and additional support credit)',
      url: 'https://www.ofgem.gov.uk/',
      inForceFrom: '2020-12-15',
    },
  },
  {
    ...ASK,
    ...LENDER_WHO_THREATENS,
    id: 'gb.need.loan-shark',
    says: 'In danger, call 999. You did no crime: he did, by lending without permission. He cannot enforce the loan in court. Day and night, in confidence: England 0300 555 2222, Scotland 0800 074 0878, Wales 0300 123 3311; in Northern Ireland police 101. They help you and stop him. Keep messages. Ask your bank to block the card.',
    authority: {
      title: 'Financial Services and Markets Act 2000',
      provision: 'sections 19, 23 and 26 (lending without permission is a crime; not enforceable)',
      url: 'https://www.legislation.gov.uk/ukpga/2000/8/section/26',
      inForceFrom: '2014-04-01',
    },
  },
]
