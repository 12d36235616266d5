/** Questions of people in need tonight: no bed, no food, no power, a lender who threatens. Whom to call comes first. */
import type { Rule } from '@plainletter/contracts/rule'

import { DUTCH } from '../need/dutch.ts'
import { ENGLISH } from '../need/english.ts'
import { needIn } from '../need/need.ts'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  isUrgent: true,
  rank: 4,
  checkedOn: '2026-11-23',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

/** Need comes in stories of every field. */
const EVERYDAY: Rule['topics'] = ['housing', 'family', 'general', 'debt', 'consumer', 'employment']

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask-need.food',
    checkBy: '2027-01-15',
    checkedOn: '2026-11-23',
    topics: EVERYDAY,
    when: {
      not: [
        {
          says: ['restaurant', 'bezorgd', 'vriezer', 'bruiloft', 'delivered', 'refund', 'wedding'],
        },
      ],
    },
    asks: needIn('food', DUTCH, ENGLISH),
    says: 'Call your town (gemeente) today and say that you have no money for food. The town or the wijkteam can send you to the Voedselbank at once. Ask for assistance (bijstand) and say that it is urgent: give the papers they ask for. Then an advance (voorschot) mostly must come within four weeks, and sooner is possible. Ask too for special aid (bijzondere bijstand). Geldfit helps free: 0800 8115.',
    authority: {
      title: 'Participatiewet',
      provision: 'artikelen 11, 35 en 52',
      url: 'https://wetten.overheid.nl/BWBR0015703/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.ask-need.lender',
    topics: ['debt', 'criminal', 'general', 'family', 'consumer', 'housing', 'employment'],
    when: {
      not: [
        {
          says: ['incasso', 'incassobureau', 'deurwaarder', 'debt collector', 'bailiff', 'sue me'],
        },
      ],
    },
    asks: needIn('lender', DUTCH, ENGLISH),
    says: 'In danger call 112 now. To threaten you for money is a crime (bedreiging, afpersing). Report it to the police with messages, names and payments, and ask for protection. Who lends for a living needs a licence. Do not borrow more to pay him, and do not meet him alone. Ask your town for debt help (schuldhulp), free; Geldfit: 0800 8115. Slachtofferhulp helps victims.',
    authority: {
      title: 'Wet op het financieel toezicht (Wft)',
      provision: 'artikel 2:60; Wetboek van Strafrecht, artikelen 285 en 317',
      url: 'https://wetten.overheid.nl/BWBR0020368/',
      inForceFrom: '2007-01-01',
    },
  },
]
