/** Old criminal records that can be sealed or cleared, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { OTHER_OLD_RECORDS } from './old-records-by-state.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const RECORDS = {
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'background check',
          'background checks',
          'charges were dropped',
          'charge was dropped',
          'arrest record',
          'expunge',
          'expunged',
          'expungement',
          'seal my record',
          'sealed',
          'off my record',
          'clear my record',
          'criminal record',
          'old conviction',
          'misdemeanor',
        ],
      },
    ],
    not: [{ says: ['eviction', 'evicted'] }],
  },
  rank: 4,
} satisfies Partial<Rule>
const OLD_RECORDS: Cells = {
  AR: {
    says: 'most misdemeanors and some felonies can be sealed once the sentence is done and all is paid. So can cases that were dropped',
    law: 'Comprehensive Criminal Record Sealing Act, Ark. Code 16-90-1401 to 16-90-1419',
  },
  GA: {
    says: 'up to two misdemeanors in your life can be hidden four years after the sentence, and dropped cases too. A felony needs a pardon first',
    law: 'O.C.G.A. 35-3-37',
  },
  IA: {
    says: 'dropped cases can be cleared after 180 days, and one misdemeanor in your life after eight years. Felonies mostly stay',
    law: 'Iowa Code 901C.2 and 901C.3',
  },
  ID: {
    says: 'cases that ended without a conviction can mostly be cleared. Once in your life a small crime without violence can be hidden, five years after the sentence',
    law: 'Idaho Code 19-2604, 67-3004(10) and 67-3004(11) (Clean Slate Act)',
  },
  IN: {
    says: 'many old convictions, and cases that were dropped, can be cleared after some years. For convictions you can mostly ask only once in your life',
    law: 'Ind. Code 35-38-9-1 to 35-38-9-11',
  },
  ME: {
    says: 'most of the smallest crimes (Class E) can be sealed four years after the sentence, if you ask the court. Other crimes mostly stay',
    law: '15 M.R.S. 2261 to 2269',
  },
  MS: {
    says: 'dropped cases and a first misdemeanor can be cleared. So can one felony in your life, mostly five years after the sentence',
    law: 'Miss. Code 99-19-71',
  },
  AZ: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'A.R.S. 13-905 and 13-911',
  },
  CA: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Penal Code 851.91, 1203.4, 1203.425, and 11120 to 11127 (to see and correct your own record at the DOJ)',
  },
  FL: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Florida Statutes 943.0585 and 943.059',
  },
  IL: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Criminal Identification Act, 20 ILCS 2630/5.2',
  },
  MA: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'M.G.L. c. 276, ss. 100A to 100K',
  },
  MI: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Clean Slate, MCL 780.621 to 780.624',
  },
  NC: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'N.C.G.S. 15A-145.5 and 15A-146',
  },
  NJ: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'N.J.S.A. 2C:52-2 to 2C:52-5.4',
  },
  NY: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Criminal Procedure Law 160.57 (Clean Slate Act) and 160.59',
  },
  OH: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Ohio Revised Code (R.C., ORC) 2953.31 to 2953.34',
  },
  PA: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Clean Slate, 18 Pa.C.S. 9122, 9122.1 and 9122.2',
  },
  TX: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Texas Code of Criminal Procedure chapter 55A; Government Code 411.0725',
  },
  VA: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Va. Code 19.2-392.2 and 19.2-392.12',
  },
  WA: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'RCW 9.96.060 and 9.94A.640',
  },
}

export const STATE_OLD_RECORDS: readonly Rule[] = [
  ...stateRows('old-record', { ...OTHER_OLD_RECORDS, ...OLD_RECORDS }, RECORDS),
]
