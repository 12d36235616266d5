/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens. */
import type { Rule } from '@plainletter/contracts/rule'

import { BED_TONIGHT } from '../english/need-bed.ts'
import { FOOD_TODAY } from '../english/need-food.ts'
import {
  EMPTY_METER,
  LENDER_WHO_THREATENS,
  POWER_TONIGHT,
} from '../english/need-power-and-lender.ts'
import { LAW } from './authority.ts'

const ASK = {
  country: 'nz',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  rank: 1,
} satisfies Partial<Rule>

const POWER = {
  ...ASK,
  authority: LAW.power,
} satisfies Partial<Rule>

const SPECIAL_NEEDS = {
  title: 'Social Security Act 2018 (Special Needs Grant Programme)',
  provision: 'section 101; sections 391 to 397 (review)',
  inForceFrom: '2018-11-26',
} as const

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...ASK,
    ...BED_TONIGHT,
    id: 'nz.need.bed',
    says: 'Call Work and Income now on 0800 559 009, or go in, and say that you have nowhere to stay tonight. It looks for transitional housing, or can pay a motel for some days (emergency housing). If it says no, ask for the reasons in writing and for a review. Citizens Advice Bureau helps free: 0800 367 222. In danger, call 111.',
    authority: {
      ...SPECIAL_NEEDS,
      url: 'https://www.workandincome.govt.nz/housing/nowhere-to-stay/emergency-housing.html',
    },
  },
  {
    ...ASK,
    ...FOOD_TODAY,
    id: 'nz.need.food',
    says: 'Call Work and Income now on 0800 559 009 and ask for money for food today (Special Needs Grant). You need not be on a benefit, and mostly you need not pay it back. If it says no, ask for a review. Citizens Advice Bureau tells you where the nearest food bank is: 0800 367 222.',
    authority: {
      ...SPECIAL_NEEDS,
      url: 'https://www.workandincome.govt.nz/eligibility/living-expenses/food.html',
    },
  },
  {
    ...POWER,
    ...POWER_TONIGHT,
    id: 'nz.need.power',
    says: 'Call the power company now. Say who is at home, offer a plan and ask to be put back on today. Someone who needs power for their health (medically dependent) may not be cut off for a bill. Work and Income can pay an urgent power bill, also without a benefit: 0800 559 009. If the company refuses, Utilities Disputes is free: 0800 22 33 40.',
  },
  {
    ...POWER,
    ...EMPTY_METER,
    id: 'nz.need.meter',
    says: 'Call the power company now. Say that the meter is empty and who is at home. Ask for credit tonight and for a plan, or to go off prepay. Work and Income can help with urgent power costs, also without a benefit: 0800 559 009. If the company refuses, Utilities Disputes is free: 0800 22 33 40.',
  },
  {
    ...ASK,
    ...LENDER_WHO_THREATENS,
    id: 'nz.need.loan-shark',
    says: 'In danger, call 111. Threats to get money are a crime (blackmail). Whoever lends as a business must be on a public register. If he is not, you owe no interest and no fees. You did no crime by borrowing. Do not meet him alone. Keep messages for the police. Ask your bank to block the card and open a new account. MoneyTalks helps free: 0800 345 123.',
    authority: {
      title: 'Crimes Act 1961, and Credit Contracts and Consumer Finance Act 2003',
      provision:
        'sections 237 and 306 of the Crimes Act; section 99B of the Act of 2003 (lender not registered)',
      url: 'https://www.legislation.govt.nz/act/public/1961/0043/latest/whole.html',
      inForceFrom: '2015-06-06',
    },
  },
]
