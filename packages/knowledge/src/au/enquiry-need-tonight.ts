/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens. */
import type { Rule } from '@plainletter/contracts/rule'

import { BED_TONIGHT } from '../english/need-bed.ts'
import { FOOD_TODAY } from '../english/need-food.ts'
import { LENDER_WHO_THREATENS, POWER_TONIGHT } from '../english/need-power-and-lender.ts'

const ASK = {
  country: 'au',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  rank: 1,
} satisfies Partial<Rule>

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...ASK,
    ...BED_TONIGHT,
    id: 'au.need.bed',
    says: 'Call the free homeless line of your state now. NSW: 1800 152 152. Victoria: 1800 825 955. Queensland: 1800 47 47 53. South Australia: 1800 003 308. WA: 1800 124 684 (at night 1800 199 008). Tasmania: 1800 800 588. Elsewhere: askizzy.org.au. Ask for a bed tonight for all of you. If violence, fire or flood drove you out, ask Centrelink for Crisis Payment within 7 days.',
    authority: {
      title: 'Social Security Act 1991 (crisis payment), and the homeless lines of the states',
      provision: 'section 1061JH',
      url: 'https://www.servicesaustralia.gov.au/who-can-get-crisis-payment-for-other-extreme-circumstances',
      inForceFrom: '1999-07-01',
    },
  },
  {
    ...ASK,
    ...FOOD_TODAY,
    id: 'au.need.food',
    says: 'Look at askizzy.org.au now: it shows free meals, food parcels and vouchers near you. Ask there for an Emergency Relief service. It gives food vouchers or pays part of a bill when you cannot, and you need no benefit for it. If you get a Centrelink payment, call and ask for an urgent payment or an advance today.',
    authority: {
      title: 'Department of Social Services: Emergency Relief',
      provision: 'food vouchers, parcels and part-payment of bills in a money crisis',
      url: 'https://www.dss.gov.au/our-responsibilities/communities-and-vulnerable-people/programs-services/emergency-relief',
      inForceFrom: '2015-03-01',
    },
  },
  {
    ...ASK,
    ...POWER_TONIGHT,
    id: 'au.need.power',
    says: 'Call the retailer now. Say who is at home, and ask for its hardship program, a plan and to be put back on today. With life support at home they may not cut you off at all. If it refuses, call the energy ombudsman, free: NSW 1800 246 545, Victoria 1800 500 509, Queensland 1800 662 837, Tasmania 1800 001 170. In WA ask it for a HUGS grant. Emergency Relief can pay a part: askizzy.org.au.',
    authority: {
      title: 'National Energy Retail Rules, and the Energy Retail Code of Practice (Vic)',
      provision: 'rules 33, 72 and 107 to 122 (plans, disconnection and reconnection)',
      url: 'https://www.aemc.gov.au/regulation/energy-rules/national-energy-retail-rules',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...ASK,
    ...LENDER_WHO_THREATENS,
    id: 'au.need.loan-shark',
    says: 'In danger, call 000. To make a business of lending without a licence is a crime, and so are threats. You did no crime by borrowing. Do not meet him alone. Keep messages, and write down days and sums for the police. Ask your bank to block the card and open a new account. Free and in confidence: National Debt Helpline 1800 007 007.',
    authority: {
      title: 'National Consumer Credit Protection Act 2009',
      provision: 'section 29 (no credit activity without a licence)',
      url: 'https://www.legislation.gov.au/C2009A00134/latest/text',
      inForceFrom: '2010-07-01',
    },
  },
]
