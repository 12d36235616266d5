/** What the states say on benefits, property tax, small claims and juries: for which papers and questions each subject is. */
import type { Subject } from './state-law.ts'

export const HEARING_DAYS: Subject = {
  kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'ENQUIRY'],
  rank: 8,
  when: {
    all: [
      {
        says: [
          'medicaid',
          'snap',
          'food stamps',
          'food assistance',
          'medical assistance',
          'cash assistance',
          'temporary assistance',
          'calfresh',
          'medi-cal',
          'calworks',
          'public assistance',
          'tanf',
        ],
      },
      {
        says: [
          'terminate',
          'terminated',
          'termination',
          'discontinue',
          'discontinued',
          'will end',
          'ending',
          'reduced',
          'reduction',
          'denied',
          'denial',
          'close',
          'closed',
          'overpayment',
          'overpaid',
          'overissuance',
          'fair hearing',
          'state hearing',
          'hearing',
          'appeal',
          'cut off',
          'cut my',
          'stopped',
        ],
      },
    ],
  },
}

export const BENEFITS_IN_GOOD_FAITH: Subject = {
  kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
  rank: 6,
  when: {
    all: [
      { says: ['unemployment'] },
      { says: ['overpaid', 'overpayment', 'pay back', 'repay', 'repayment', 'owe', 'recover'] },
    ],
  },
}

export const SMALL_CLAIMS_LIMIT: Subject = {
  kinds: ['ENQUIRY'],
  rank: 5,
  when: { any: [{ says: ['small claims'] }] },
}

export const JURY_CALL: Subject = {
  kinds: ['OTHER', 'COURT_CLAIM', 'ENQUIRY'],
  rank: 5,
  when: {
    any: [
      {
        says: [
          'jury duty',
          'jury service',
          'jury summons',
          'summons for jury',
          'summoned for jury',
          'summoned to serve as a juror',
          'juror summons',
          'prospective juror',
        ],
      },
    ],
    not: [{ says: ['gift card', 'gift cards', 'bond', 'missed jury duty', 'bitcoin', 'arrest'] }],
  },
}
