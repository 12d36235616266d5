/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens. */
import type { Rule } from '@plainletter/contracts/rule'

import { BED_TONIGHT } from '../english/need-bed.ts'
import { FOOD_TODAY } from '../english/need-food.ts'
import { LENDER_WHO_THREATENS, POWER_TONIGHT } from '../english/need-power-and-lender.ts'
import { LAW } from './authority-consumer.ts'
import {
  IN_THE_COLD_FR,
  IS_OFF_FR,
  LENDER_FR,
  NO_BED_FR,
  NO_FOOD_FR,
  POWER_FR,
  SOME_LENDER_FR,
  VIOLENCE_FR,
  WHOM_TO_ASK_FR,
} from './need-words-fr.ts'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  rank: 1,
} satisfies Partial<Rule>

/** The words of both languages, group by group. */
function inBoth(english: readonly string[][], french: readonly (readonly string[])[]): string[][] {
  return english.map((group, at) => [...group, ...(french[at] ?? [])])
}

const FOOD = {
  ...ASK,
  ...FOOD_TODAY,
  asks: inBoth(FOOD_TODAY.asks, [NO_FOOD_FR, [...NO_FOOD_FR, ...WHOM_TO_ASK_FR]]),
} satisfies Partial<Rule>

const POWER = {
  ...ASK,
  ...POWER_TONIGHT,
  asks: inBoth(POWER_TONIGHT.asks, [POWER_FR, IS_OFF_FR, IN_THE_COLD_FR]),
} satisfies Partial<Rule>

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...ASK,
    ...BED_TONIGHT,
    asks: inBoth(BED_TONIGHT.asks, [NO_BED_FR, [...NO_BED_FR, ...WHOM_TO_ASK_FR]]),
    id: 'ca.need.bed',
    says: 'Call or text 211 now, at any hour. It knows which shelter has a bed tonight, also for families, and speaks many languages. In Toronto call Central Intake: 416-338-4766. Federal law calls adequate housing a human right. Ask the social assistance office of your province tomorrow for emergency money for a home.',
    authority: {
      title: 'National Housing Strategy Act',
      provision: 'section 4 (housing policy: adequate housing as a human right)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/N-11.2/page-1.html',
      inForceFrom: '2019-07-09',
    },
  },
  {
    ...FOOD,
    id: 'ca.need.food',
    says: 'Call or text 211 now. It finds a food bank or a free meal near you today, in many languages. Ask the social assistance office of your province today for emergency money for food. If you are on assistance already, call your worker. Ask the school about meals for the children.',
    authority: {
      title: '211 Canada',
      provision: 'food banks, free meals and emergency help near you',
      url: 'https://211.ca/',
      inForceFrom: '2020-10-01',
    },
  },
  {
    ...FOOD,
    id: 'ca.need.food-ontario',
    regions: ['CA-ON'],
    insteadOf: 'ca.need.food',
    says: 'Call or text 211 for a food bank today. Then apply for emergency assistance, at ontario.ca or at your Ontario Works office. In a crisis it can pay for food and housing for up to 48 days, without a full application. If you are on Ontario Works or ODSP already, call your worker.',
    authority: {
      title: 'Ontario Works Act, 1997, O. Reg. 134/98, and directive 2.3 (emergency assistance)',
      provision: 'section 56 of the regulation',
      url: 'https://www.ontario.ca/document/ontario-works-policy-directives/23-emergency-assistance',
      inForceFrom: '2020-03-23',
    },
  },
  {
    ...POWER,
    id: 'ca.need.power',
    says: 'Call the company now. Say that a baby, an old or a sick person is at home, and offer a plan. Many provinces forbid cut-offs in winter. Complain to the energy board or utilities commission of your province today. Call 211 for help with the bill and for a warm place tonight. Never heat with an oven or grill indoors.',
    authority: LAW.energy,
  },
  {
    ...POWER,
    id: 'ca.need.power-ontario',
    regions: ['CA-ON'],
    insteadOf: 'ca.need.power',
    says: 'In Ontario a power or gas company may not cut off a home for an unpaid bill from 15 November to 30 April. Who was cut off before must get power back. Call it now and tell it so. If it refuses, complain to the Ontario Energy Board. Ask for LEAP, a grant for late bills. A meter firm of a condo or block has other rules. Call 211 for a warm place.',
    authority: {
      title: 'Ontario Energy Board: winter disconnection ban',
      provision: 'licence conditions and customer service rules: 15 November to 30 April',
      url: 'https://www.oeb.ca/newsroom/2025/winter-disconnection-ban',
      inForceFrom: '2017-11-15',
    },
  },
  {
    ...ASK,
    ...LENDER_WHO_THREATENS,
    asks: inBoth(LENDER_WHO_THREATENS.asks, [
      [...LENDER_FR, ...SOME_LENDER_FR],
      [...LENDER_FR, ...VIOLENCE_FR],
    ]),
    id: 'ca.need.loan-shark',
    says: 'In danger, call 911. Threats to make you pay are a crime (extortion), and so is to lend at more than 35% a year. You did no crime by borrowing. Do not meet him alone. Keep messages, and write down days and sums for the police. Ask your bank to block the card and open a new account. For money and food call 211.',
    authority: {
      title: 'Criminal Code',
      provision: 'sections 264.1, 346 and 347 (35% since 1 January 2025)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/C-46/section-346.html',
      inForceFrom: '2025-01-01',
    },
  },
]
