/** Questions about power and phone. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { POWER, CUT_OFF, PHONE_BILL } from '../english/bill-words.ts'
import { LAW } from './authority-consumer.ts'

const ASK_BUY = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_MORE = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_BILLS: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'au.ask.cut-off',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [CUT_OFF, POWER],
    dependsOn: 'if you asked for help and keep to a plan',
    says: 'They must warn you and offer help first. Ask for a payment plan and the hardship program. The energy ombudsman can stop it.',
    authority: LAW.aer,
  },
  {
    ...ASK_BUY,
    id: 'au.ask.phone',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [
        ...PHONE_BILL,
        'optus charging',
        'telstra charging',
        'vodafone charging',
        'charging me for a phone',
        'phone i returned',
        'modem',
        'nbn',
        'my internet',
        'internet been out',
        'telstra wont',
        "telstra won't",
        'optus wont',
        "optus won't",
      ],
      [...ASKING, 'ombudsman', 'been out'],
    ],
    says: 'Complain to the company first. If that does not help, the Telecommunications Industry Ombudsman looks at it for free: 1800 062 058.',
    authority: {
      title:
        'Telecommunications Consumer Protections Code, with the Telecommunications Industry Ombudsman',
      provision: 'free help with phone and internet complaints',
      url: 'https://www.tio.com.au/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...ASK_GENERAL,
    id: 'au.ask.cut-off-now',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'electricity',
        'power',
        'electric',
        'gas',
        'water',
        'utility',
        'utilities',
        'hydro',
        'energy',
        'origin',
        'agl',
        'energyaustralia',
        'alinta',
        'my lights',
        'red energy',
      ],
      [
        'shut off',
        'shutoff',
        'shut-off',
        'cut off',
        'cut-off',
        'disconnect',
        'disconnected',
        'disconnection',
        'turned off',
        'turn off',
        'disconnecting',
        'cutting off',
        'be cut off',
        'cut us off',
        "can't pay",
        'cant pay',
        'overdue',
      ],
    ],
    says: 'Call the retailer now. Ask for a payment plan and hardship help; a cut-off must then stop. If it does not help, call your energy ombudsman.',
    authority: {
      title: 'National Energy Retail Rules, and the Energy Retail Code of Practice (Vic)',
      provision: 'rules 33, 72 and 107 to 118 (payment plans and disconnection)',
      url: 'https://www.aemc.gov.au/regulation/energy-rules/national-energy-retail-rules',
      inForceFrom: '2015-07-01',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.undercharged',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'undercharged',
        'back bill',
        'backbill',
        'backdated',
        'estimated bill',
        'years of',
        'catch up bill',
        'catch-up bill',
      ],
      ['electricity', 'gas', 'energy', 'power', 'bill', 'origin', 'agl', 'meter', 'water'],
      ['pay', 'do i have to', 'all', 'legal', 'allowed', 'dispute'],
    ],
    says: 'Mostly only the last nine months, or four in Victoria, if it was not your fault. They must let you pay over the same time, with no interest. The energy ombudsman is free.',
    authority: {
      title: 'National Energy Retail Rules, and the Energy Retail Code of Practice (Vic)',
      provision: 'rule 30 (undercharging, nine months); undercharging in the Code (four months)',
      url: 'https://www.aemc.gov.au/regulation/energy-rules/national-energy-retail-rules',
      inForceFrom: '2021-01-01',
    },
  },
]
