/** What the states say on fines, tolls and licenses of drivers: for which papers and questions each subject is. */
import type { Subject } from './state-law.ts'

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

export const INSURANCE_GAP: Subject = {
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
  rank: 5,
  when: {
    all: [
      {
        says: [
          'insurance lapse',
          'lapse of insurance',
          'lapse in insurance',
          'insurance lapsed',
          'lapse in coverage',
          'proof of insurance',
          'liability insurance',
          'financial responsibility',
          'no insurance',
          'without insurance',
          'insurance was cancelled',
          'insurance was canceled',
        ],
      },
      { says: ['registration', 'license plate', 'license plates', 'plates', 'vehicle', 'car'] },
      { says: ['suspend', 'suspended', 'suspension', 'revoke', 'revoked'] },
    ],
    not: [{ says: ['health insurance', 'professional liability', 'child support'] }],
  },
}
