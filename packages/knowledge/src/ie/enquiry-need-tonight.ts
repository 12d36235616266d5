/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens. */
import type { Rule } from '@plainletter/contracts/rule'

import { BED_TONIGHT } from '../english/need-bed.ts'
import { FOOD_TODAY } from '../english/need-food.ts'
import {
  EMPTY_METER,
  LENDER_WHO_THREATENS,
  POWER_TONIGHT,
} from '../english/need-power-and-lender.ts'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  rank: 1,
} satisfies Partial<Rule>

const POWER = {
  ...ASK,
  authority: {
    title: 'Social Welfare Consolidation Act 2005, and the CRU Suppliers’ Handbook',
    provision:
      'sections 201 and 202 (exceptional and urgent needs); plans and vulnerable customers',
    url: 'https://gov.ie/en/department-of-social-protection/services/additional-needs-payment',
    inForceFrom: '2022-06-06',
  },
} satisfies Partial<Rule>

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...ASK,
    ...BED_TONIGHT,
    id: 'ie.need.bed',
    says: 'Call or go to the homeless section of your council now. Say that you have nowhere to sleep tonight, and ask for emergency accommodation for all of you. In Dublin call the free homeless line: 1800 707 707. Whoever sleeps in a car or on a sofa can be homeless in law. Bring papers if you have them. If it refuses, Threshold helps: 1800 454 454.',
    authority: {
      title: 'Housing Act 1988',
      provision: 'sections 2 and 10 (homeless persons)',
      url: 'https://www.irishstatutebook.ie/eli/1988/act/28/enacted/en/html',
      inForceFrom: '1989-01-01',
    },
  },
  {
    ...ASK,
    ...FOOD_TODAY,
    id: 'ie.need.food',
    says: 'Go to the Community Welfare Service at your Intreo office today and ask for an Additional Needs Payment, as an urgent need for food. You can get it when you work too. While you wait for a benefit, ask for basic Supplementary Welfare Allowance each week. Citizens Information tells you where the nearest food bank is: 0818 07 4000.',
    authority: {
      title: 'Social Welfare Consolidation Act 2005',
      provision: 'sections 189, 201 and 202 (basic allowance, exceptional and urgent needs)',
      url: 'https://gov.ie/en/department-of-social-protection/services/additional-needs-payment',
      inForceFrom: '2022-06-06',
    },
  },
  {
    ...POWER,
    ...POWER_TONIGHT,
    id: 'ie.need.power',
    says: 'Call the supplier now. Say that a baby, an old or a sick person is at home, offer a plan and ask to be put back on today. Who depends on a medical device may never be cut off for a bill. Ask the Community Welfare Service at your Intreo office for an Additional Needs Payment for light and heat. MABS helps free: 0818 07 2000.',
  },
  {
    ...POWER,
    ...EMPTY_METER,
    id: 'ie.need.meter',
    says: 'Call the supplier now. Say that the meter is empty and who is at home. Ask for emergency credit tonight and a plan for what you owe. Ask the Community Welfare Service at your Intreo office for an Additional Needs Payment for light and heat. You can get it when you work too. MABS helps free: 0818 07 2000.',
  },
  {
    ...ASK,
    ...LENDER_WHO_THREATENS,
    id: 'ie.need.loan-shark',
    says: 'In danger, call 999 or 112. To lend as a business without a licence is a crime, and so are threats. You did no crime by borrowing. Do not meet him alone. Keep messages, and write down days and sums for the gardaí. Ask your bank to block the card and open a new account. MABS helps free and in confidence: 0818 07 2000.',
    authority: {
      title: 'Consumer Credit Act 1995',
      provision: 'section 98 (no moneylending without a licence)',
      url: 'https://www.irishstatutebook.ie/eli/1995/act/24/enacted/en/html',
      inForceFrom: '1996-05-13',
    },
  },
]
