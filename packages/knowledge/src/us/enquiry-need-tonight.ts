/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens. */
import type { Rule } from '@plainletter/contracts/rule'

import { BED_TONIGHT } from '../english/need-bed.ts'
import { FOOD_TODAY } from '../english/need-food.ts'
import { LENDER_WHO_THREATENS, POWER_TONIGHT } from '../english/need-power-and-lender.ts'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
} satisfies Partial<Rule>

const BED = {
  ...ASK,
  ...BED_TONIGHT,
  rank: 1,
} satisfies Partial<Rule>

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...BED,
    id: 'us.need.bed',
    says: 'Call 211 now, at any hour. It knows which shelter has a bed tonight, also for families. A child without a home may stay at their school, or start at a new one at once, without papers. A car is no home. Ask the school for its homeless liaison: it helps with rides and free meals.',
    authority: {
      title: 'McKinney-Vento Homeless Assistance Act',
      provision: '42 U.S.C. 11432(g) and 11434a(2)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section11432&num=0&edition=prelim',
      inForceFrom: '2002-01-08',
    },
  },
  {
    ...BED,
    id: 'us.need.bed-new-york',
    regions: ['US-NY'],
    checkBy: '2027-04-30',
    insteadOf: 'us.need.bed',
    says: 'New York City must give shelter each night to whoever qualifies (right to shelter). With children or pregnant: go to PATH, 151 East 151st Street, Bronx, open day and night. Others: call 311 for the intake center. Bring any papers you have. Outside the city call 211.',
    authority: {
      title: 'New York City Department of Homeless Services (right to shelter)',
      provision: 'where families with children apply; the right to shelter of New York City',
      url: 'https://www.nyc.gov/site/dhs/shelter/families/families-with-children-applying.page',
      inForceFrom: '2011-05-03',
    },
  },
  {
    ...ASK,
    ...FOOD_TODAY,
    id: 'us.need.food',
    rank: 1,
    says: 'Call 211, or the hunger line 1-866-348-6479 (USDA, Monday to Friday), for free food near you today. Apply for SNAP (food stamps) today and say you have nothing. It must come within seven days if you have at most $100 and under $150 income this month. So too if all you have is less than rent and power cost. Ask the school for free meals.',
    authority: {
      title: 'SNAP regulations (expedited service)',
      provision: '7 CFR 273.2(i)',
      url: 'https://www.ecfr.gov/current/title-7/section-273.2',
      inForceFrom: '1978-10-17',
    },
  },
  {
    ...ASK,
    id: 'us.need.power',
    rank: 1,
    ...POWER_TONIGHT,
    says: 'Call the utility now and say that a baby, an old or a sick person is at home. Call 211 and ask for LIHEAP crisis help. If you qualify it must act within 48 hours, and within 18 hours where life is at risk. Many states forbid cut-offs in the cold or in illness: call your state utility commission. Never heat with an oven, grill or generator indoors.',
    authority: {
      title: 'Low-Income Home Energy Assistance Act of 1981',
      provision: '42 U.S.C. 8623(c) (energy crisis: 48 and 18 hours)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section8623&num=0&edition=prelim',
      inForceFrom: '1986-10-01',
    },
  },
  {
    ...ASK,
    ...LENDER_WHO_THREATENS,
    id: 'us.need.loan-shark',
    rank: 1,
    says: 'In danger, call 911. To lend or collect with threats of violence is a federal crime. You did no crime by borrowing. Do not meet him alone. Keep messages, and write down days and sums. Tell the police or the FBI at tips.fbi.gov. Ask your bank to block the card and open a new account. For money and food call 211.',
    authority: {
      title: 'Consumer Credit Protection Act (extortionate credit)',
      provision: '18 U.S.C. 892 and 894',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title18-section894&num=0&edition=prelim',
      inForceFrom: '1968-05-29',
    },
  },
]
