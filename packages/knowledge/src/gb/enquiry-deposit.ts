/** Questions about a tenancy deposit in England. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { cite } from './cite-law.ts'
import { KEEPS_DEPOSIT, NEVER_PROTECTED } from './deposit-words.ts'
import { DEPOSIT, DEPOSIT_PENALTY, HOME_ASK, HOME_ENGLAND, HOME_EW } from './housing-sources.ts'

const ENGLAND = { ...HOME_ENGLAND, kind: 'answer' } satisfies Partial<Rule>
const WIDE: Rule['topics'] = ['housing', 'general', 'consumer', 'debt']

export const ENQUIRY_DEPOSIT: readonly Rule[] = [
  {
    ...HOME_EW,
    id: 'gb.ask-housing.deposit-back',
    when: {
      not: [
        {
          says: [
            "didn't protect",
            'didnt protect',
            'did not protect',
            'to protect my deposit',
            'not protected',
            'unprotected',
            'never protected',
            "wasn't protected",
          ],
        },
      ],
    },
    kind: 'answer',
    topics: WIDE,
    asks: [DEPOSIT, KEEPS_DEPOSIT, [...KEEPS_DEPOSIT, ...ASKING]],
    verdict: 'do_this',
    says: 'Ask in writing for the deposit and for a list of each deduction with proof. If you do not agree, use the free dispute service of the deposit scheme. The landlord must prove the loss.',
    authority: cite('housing', 'sections 212 and 213 and Schedule 10', 'section/213'),
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.deposit-unprotected',
    topics: WIDE,
    asks: [
      DEPOSIT,
      [
        ...NEVER_PROTECTED,
        'unprotected',
        "didn't protect",
        'did not protect',
        'was not protected',
        'no scheme',
        'deposit scheme',
        'protection scheme',
        'protect my',
        'protected',
        'cash',
        'compensation',
        'which scheme',
        'what scheme',
        'any of the three',
        'in any of the',
        "can't find it in",
        'cant find it in',
        'three schemes',
        'never told us which',
        'never told me which',
        'never gave me a certificate',
        'no certificate',
        'prescribed information',
        'never put it',
        'not registered',
        "isn't registered",
        'to protect my deposit',
        'didnt protect',
        'protect it',
      ],
    ],
    verdict: 'yes',
    says: 'Your landlord had 30 days to protect the deposit and to tell you where. If not, you can claim it back plus one to three times its value. You have six years.',
    authority: DEPOSIT_PENALTY,
  },
  {
    ...HOME_ASK,
    id: 'gb.ask-housing.wear-and-tear',
    when: { not: [{ says: ['any of the three', 'which scheme', ...NEVER_PROTECTED] }] },
    kind: 'answer',
    topics: WIDE,
    asks: [
      [
        'wear and tear',
        'carpet',
        'carpets',
        'paint',
        'painting',
        'redecorate',
        'redecorating',
        'scuffs',
        'marks on the wall',
        'faded',
        'worn',
        'professional cleaning',
        'stain',
        'stains',
        'redecoration',
      ],
      [
        'deposit',
        'landlord',
        'charge',
        'charged',
        'deduct',
        'pay',
        'agent',
        'agents',
        'keeping all of',
        'keep all of',
      ],
    ],
    verdict: 'do_this',
    says: 'You do not pay for fair wear and tear, which is normal use over time. A landlord may only claim for real damage or dirt, less the age of the item.',
    authority: {
      title: 'Shelter',
      provision: 'tenancy deposit deductions',
      url: 'https://england.shelter.org.uk/housing_advice/tenancy_deposits',
      inForceFrom: '2007-04-06',
    },
  },
]
