/** Questions about eviction, locks and rent that is late. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { LANDLORD, EVICT, LOCKS, RENT_ARREARS } from '../english/home-words.ts'
import { ASKING_FR } from './asked-words.ts'
import { LAW } from './authority-home.ts'
import { LANDLORD_FR, EVICT_FR, LOCKS_FR, RENT_ARREARS_FR } from './home-words-fr.ts'

const ASK_HOME = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_EVICTION: readonly Rule[] = [
  {
    ...ASK_HOME,
    id: 'ca.ask.evict',
    kind: 'answer',
    verdict: 'no',
    asks: [
      [...LANDLORD, ...ASKING, ...LANDLORD_FR, ...ASKING_FR],
      [...EVICT, ...EVICT_FR],
    ],
    says: 'A landlord cannot put you out with a notice alone. They need an order if you do not leave. Check the form and the last day, and call a tenant line.',
    authority: LAW.housing,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.evict-on',
    kind: 'answer',
    verdict: 'no',
    asks: [
      [...LANDLORD, ...ASKING, ...LANDLORD_FR, ...ASKING_FR],
      [...EVICT, ...EVICT_FR],
    ],
    regions: ['CA-ON'],
    rank: 20,
    says: 'In Ontario only the Landlord and Tenant Board can order you out. You can stay until then. Go to the hearing and tell your side.',
    authority: LAW.onRta,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.evict-bc',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [...LANDLORD, ...ASKING, ...LANDLORD_FR, ...ASKING_FR],
      [...EVICT, ...EVICT_FR],
    ],
    regions: ['CA-BC'],
    rank: 20,
    dependsOn: 'the kind of notice and the day you got it',
    says: 'In British Columbia you must dispute in time: 5 days for unpaid rent, 10 for cause, 21 for own use. If you dispute, you can stay until the decision.',
    authority: LAW.bcRta,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.evict-qc',
    kind: 'answer',
    verdict: 'no',
    asks: [
      [...LANDLORD, ...ASKING, ...LANDLORD_FR, ...ASKING_FR],
      [...EVICT, ...EVICT_FR],
    ],
    regions: ['CA-QC'],
    rank: 20,
    says: 'In Quebec only the housing tribunal can end your lease if you refuse to leave. You have the right to stay in your home.',
    authority: LAW.qcLease,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.locks',
    kind: 'answer',
    verdict: 'no',
    asks: [
      [...LOCKS, ...LOCKS_FR],
      [...LANDLORD, ...LANDLORD_FR],
    ],
    rank: 20,
    says: 'Your landlord may not change the locks or cut off heat or power to make you leave. Call the tenancy office of your province or the police.',
    authority: LAW.housing,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.arrears',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [...RENT_ARREARS, ...RENT_ARREARS_FR],
      [...ASKING, ...ASKING_FR],
    ],
    rank: 20,
    says: 'Pay as fast as you can and keep proof. In many provinces paying in time ends the notice. Offer a plan in writing and ask about a rent bank.',
    authority: LAW.housing,
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-03-31',
    id: 'ca.ask.n12',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: { not: [{ says: ['rent increase', 'montreal', 'montréal', 'quebec', 'québec'] }] },
    asks: [
      [
        'n12',
        'own use',
        'move in',
        'moving in',
        'family member',
        'his daughter',
        'his son',
        'her daughter',
        'her son',
        'daughter is moving in',
        'son is moving in',
        'moving his',
        'wants to move in',
        'moving back in',
        'wants the unit',
        'wants the place',
        'selling the house',
        'for his daughter',
        'for his son',
        'for her son',
        'for her daughter',
        'parents are moving in',
      ],
      [
        'landlord',
        'my rights',
        'notice',
        'evict',
        'eviction',
        'have to leave',
        'be out by',
        'out by',
        'kick',
        'leave',
        'more time',
        'bad faith',
        'rent it for more',
        'ltb',
      ],
    ],
    says: 'You do not have to leave on that day. They must give 60 days to the end of a rental period, and mostly one month’s rent. A new law drops that rent where they give 120 days. Ask a legal clinic if it has begun. Only the Board can evict, and bad faith can cost them a year’s rent.',
    authority: {
      title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
      provision:
        'sections 48 to 50, 48.1, 57 and 83, with Fighting Delays, Building Faster Act, 2025, Schedule 12 (120 days, from a day to be named)',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2017-09-01',
    },
    regions: ['CA-ON'],
  },
]
