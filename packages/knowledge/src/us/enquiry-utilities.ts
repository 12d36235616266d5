/** Questions about power, gas and water that are to be cut off. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_ON_ANYTHING, ASK_TILL_JUNE } from './answers-in-common.ts'

const STATE_ASK = { ...ASK_ON_ANYTHING, checkBy: '2027-04-30' } satisfies Partial<Rule>

const POWER = ['power', 'electric', 'electricity', 'lights', 'electric company', 'power company']

const CUT_OFF = [
  'disconnect',
  'disconnected',
  'disconnection',
  'cut off',
  'cut me off',
  'shut off',
  'shutoff',
  'turn off',
  'turned off',
]

export const ENQUIRY_UTILITIES: readonly Rule[] = [
  {
    ...STATE_ASK,
    id: 'us.state.tx.ask-power-cut',
    regions: ['US-TX'],
    topics: ['consumer', 'debt', 'housing', 'general'],
    rank: 3,
    asks: [POWER, CUT_OFF],
    verdict: 'it_depends',
    dependsOn: 'the day of the notice, the weather, and who is ill at home',
    says: 'A cut-off notice must come at least ten days before. Power may not be cut off in extreme heat or cold, or while a very ill person at home is protected. Ask for a payment plan today.',
    authority: {
      title: 'Law of Texas',
      provision: '16 Texas Administrative Code 25.480 and 25.483; Utilities Code 39.101',
      url: 'https://www.sos.state.tx.us/',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...ASK_TILL_JUNE,
    id: 'us.ask-everyday.shut-off',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'landlord shut',
            'landlord cut',
            'landlord turned',
            'furnace',
            'heat has been out',
            'heat is out',
          ],
        },
      ],
    },
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
        'lights',
        'electric bill',
        'power bill',
        'water bill',
        'utility bill',
        'light bill',
        'heat',
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
        'shutting off',
        'shut me off',
        'shut us off',
        'cutting off',
        'cut us off',
        'cut me off',
        'turning off',
        'turn my lights off',
        'shut my power',
        'past due',
        'cant pay',
        "can't pay",
        'behind on',
      ],
    ],
    says: 'Call the utility now and ask for a plan. Say if someone is sick, old or very young at home. Call 211 for help to pay, and then your state utility commission.',
    authority: {
      title: 'Public Utility Regulatory Policies Act (procedures before a cut-off)',
      provision: '16 U.S.C. 2625(g)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title16-section2625&num=0&edition=prelim',
      inForceFrom: '1978-11-09',
    },
  },
]
