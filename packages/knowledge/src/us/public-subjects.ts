/** What the states say on benefits, fines, licenses and school: for which papers and questions each subject is. */
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

export const CANNOT_PAY_FINE: Subject = {
  kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT', 'OTHER', 'ENQUIRY'],
  rank: 7,
  when: {
    all: [
      {
        says: [
          'traffic ticket',
          'speeding ticket',
          'speeding',
          'citation',
          'traffic fine',
          'traffic court',
          'court fine',
          'court fines',
          'fines and costs',
          'fine and costs',
          'court costs',
          'infraction',
        ],
      },
      {
        says: [
          "can't pay",
          'cannot pay',
          'can’t pay',
          "can't afford",
          'cannot afford',
          'can’t afford',
          'unable to pay',
          'ability to pay',
          'inability to pay',
          'payment plan',
          'installments',
          'low income',
          'failure to pay',
          'failed to pay',
          'past due',
          'have not paid',
          'community service',
        ],
      },
    ],
    not: [{ says: ['class action', 'toll violation'] }],
  },
}

export const LICENSE_HOLD: Subject = {
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY'],
  rank: 5,
  when: {
    all: [
      {
        says: [
          'license',
          'driving privilege',
          'driving privileges',
          'driver’s license',
          "driver's license",
        ],
      },
      {
        says: ['suspended', 'suspension', 'suspend', 'renewal', 'renew', 'denied renewal', 'hold'],
      },
      {
        says: [
          'ticket',
          'tickets',
          'citation',
          'citations',
          'fine',
          'fines',
          'failure to appear',
          'failure to pay',
          'failed to appear',
          'failed to pay',
          'failed to respond',
          'failure to respond',
        ],
      },
    ],
    not: [{ says: ['child support', 'professional license', 'dui', 'dwi', 'intoxicated'] }],
  },
}

export const SUPPORT_LICENSE: Subject = {
  kinds: ['OTHER', 'BAILIFF_NOTICE', 'DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'ENQUIRY'],
  rank: 3,
  when: {
    all: [
      { says: ['child support', 'support arrears', 'past-due support', 'support order'] },
      {
        says: [
          'license',
          'licenses',
          'driver’s license',
          "driver's license",
          'driving privilege',
          'passport',
        ],
      },
      {
        says: [
          'suspend',
          'suspended',
          'suspension',
          'revoke',
          'revoked',
          'denied',
          'take my',
          'lose my',
        ],
      },
    ],
  },
}

export const SCHOOL_ABSENCE: Subject = {
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'COURT_CLAIM', 'ENQUIRY'],
  rank: 4,
  when: {
    all: [
      { says: ['school', 'school district', 'student', 'pupil'] },
      {
        says: [
          'truancy',
          'truant',
          'unexcused absence',
          'unexcused absences',
          'excessive absences',
          'chronic absence',
          'chronically absent',
          'compulsory attendance',
          'school attendance',
          'missed too much school',
          'missed too many days',
        ],
      },
    ],
    not: [{ says: ['tuition', 'student loan', 'university', 'college'] }],
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

export const HOME_TAX_CUT: Subject = {
  kinds: ['ENQUIRY', 'TAX_DEMAND'],
  rank: 9,
  when: {
    all: [
      {
        says: [
          'property tax',
          'property taxes',
          'school tax',
          'real estate tax',
          'real estate taxes',
        ],
      },
      {
        says: [
          'exemption',
          'exemptions',
          'homestead',
          'senior',
          'disabled',
          'disability',
          'veteran',
          'too high',
          "can't afford",
          'cannot afford',
          'lower my',
          'rebate',
          'relief',
          'past due',
          'delinquent',
        ],
      },
    ],
  },
}

export const TOLL_HOLD: Subject = {
  kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'PARKING_TICKET', 'OTHER', 'ENQUIRY'],
  rank: 6,
  when: {
    all: [
      {
        says: [
          'toll',
          'tolls',
          'toll violation',
          'turnpike',
          'e-zpass',
          'ezpass',
          'sunpass',
          'fastrak',
          'txtag',
        ],
      },
      {
        says: [
          'registration',
          'suspend',
          'suspended',
          'suspension',
          'renew',
          'renewal',
          'habitual violator',
        ],
      },
    ],
    not: [{ says: ['click the link', 'click here', 'reply y'] }],
  },
}
