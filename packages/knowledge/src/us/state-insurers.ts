/** Insurers in each state: outside review, policies that end, and how claims must be handled. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CLAIM_ACTS } from './claim-handling-by-state.ts'
import { ENDS, POLICY } from './state-conditions.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const HEALTH: Test = {
  says: [
    'health plan',
    'prior authorization',
    'explanation of benefits',
    'medically necessary',
    'medical necessity',
    'adverse benefit determination',
    'health insurance',
    'adverse determination',
  ],
}
const PROPERTY: Test = {
  says: [
    'homeowners',
    'home insurance',
    'auto insurance',
    'car insurance',
    'collision',
    'automobile',
    'vehicle',
    'roof',
    'dwelling',
    'renters insurance',
    'renters policy',
    'renter’s policy',
    'burglary',
    'stolen',
    'personal property',
    'property damage',
    'casualty',
    'loss date',
    'date of loss',
    'my car',
    'rear ended',
    'rear-ended',
    'car accident',
    'total loss',
    'water damage',
    'hail',
    'sewers',
    'water backup',
    'proof of loss',
    'insured property',
  ],
}
const PUBLIC_PLAN: Test = { says: ['medicare', 'medicaid', 'social security administration'] }

const SAYS_OUTSIDE_REVIEW = 'you have 120 days to ask the state for a free external review'
const OUTSIDE_REVIEW: Cells = {
  AZ: {
    says: 'after the plan’s last no you have four months to ask for an external review',
    law: 'A.R.S. 20-2533 to 20-2538',
  },
  CA: {
    says: 'you can ask the state for a free independent medical review (IMR) within six months of the plan’s last no',
    law: 'Health and Safety Code 1374.30 to 1374.34 and 1368; Insurance Code 10169',
  },
  CO: {
    says: 'after the plan’s last no you have four months to ask for a free external review',
    law: 'C.R.S. 10-16-113.5',
  },
  CT: { says: SAYS_OUTSIDE_REVIEW, law: 'Conn. Gen. Stat. 38a-591g' },
  IL: {
    says: 'you have four months to ask for a free external review of a medical no',
    law: 'Health Carrier External Review Act, 215 ILCS 180',
  },
  MD: {
    says: 'you have four months to ask the state for a free decision on a medical no',
    law: 'Md. Code, Insurance 15-10A-01 to 15-10A-10',
  },
  MN: {
    says: 'you have six months to ask the state for a free external review',
    law: 'Minn. Stat. 62Q.73',
  },
  OR: {
    says: 'after the insurer’s last no you have 180 days to ask for a free external review of a medical no',
    law: 'ORS 743B.252 to 743B.255',
  },
  MA: {
    says: 'you have four months to ask the Office of Patient Protection for an external review',
    law: 'M.G.L. c. 176O, ss. 13 and 14',
  },
  MI: {
    says: 'you have 127 days to ask the state for a free external review',
    law: 'Patient’s Right to Independent Review Act, MCL 550.1901 to 550.1929',
  },
  NC: { says: SAYS_OUTSIDE_REVIEW, law: 'N.C.G.S. 58-50-75 to 58-50-95' },
  NJ: {
    says: 'you have four months to ask the state for an independent review (IHCAP)',
    law: 'Health Care Quality Act, N.J.S.A. 26:2S-11 and 26:2S-12',
  },
  NY: {
    says: 'you have four months to ask the state for an external appeal of a medical no',
    law: 'New York Insurance Law 4904, 4910 and 4914',
  },
  OH: {
    says: 'you have 180 days to ask for a free external review of a medical no',
    law: 'Ohio Revised Code (R.C., ORC) 3922.01 to 3922.23',
  },
  PA: {
    says: 'you can ask the state for an independent review after the insurer’s last no',
    law: 'Act 146 of 2022, 40 P.S. 991.2164',
  },
  TX: {
    says: 'an independent review (IRO) of a medical no is free, and its result binds the insurer',
    law: 'Texas Insurance Code chapters 4201 and 4202',
  },
  VA: { says: SAYS_OUTSIDE_REVIEW, law: 'Va. Code 38.2-3556 to 38.2-3571' },
  WA: {
    says: 'an independent review (IRO) of a medical no is free, and its result binds the plan',
    law: 'RCW 48.43.530 and 48.43.535',
  },
}

const CLAIM_RULES: Cells = {
  AZ: {
    says: 'state law bars unfair delay. Pay that comes over 30 days after good proof earns interest',
    law: 'A.R.S. 20-461 and 20-462',
  },
  CA: {
    says: 'the insurer must answer you within 15 days, and mostly say yes or no within 40 days of your proof',
    law: 'Insurance Code 790.03(h); 10 CCR 2695.5 and 2695.7 (fair claims settlement)',
  },
  FL: {
    says: 'a home insurer must answer within 7 days and pay or deny within 60 days',
    law: 'Florida Statutes 624.155, 626.9541, 627.7015 (mediation), 627.70131 and 627.70152 (notice before a suit)',
  },
  GA: {
    says: 'send a demand and wait 60 days. Bad faith can then cost the insurer up to half more and lawyer’s fees',
    law: 'O.C.G.A. 33-4-6 and 33-6-34; Ga. Comp. R. & Regs. 120-2-52',
  },
  IL: {
    says: 'a judge can add money and lawyer’s fees when an insurer delays without good reason',
    law: '215 ILCS 5/154.6 and 5/155; 50 Ill. Adm. Code 919',
  },
  MA: {
    says: 'send a demand letter over an unfair no. If no fair offer comes in 30 days, a judge can double or treble it',
    law: 'M.G.L. c. 176D, s. 3(9), and c. 93A, s. 9',
  },
  MI: {
    says: 'benefits are due within 60 days of good proof. After that 12% interest can be due',
    law: 'Michigan Insurance Code, MCL 500.2006',
  },
  NC: {
    says: 'unfair delay or low offers can be an unfair trade practice, worth three times the loss',
    law: 'N.C.G.S. 58-63-15(11) and 75-1.1',
  },
  NJ: {
    says: 'state law bars unfair delay. For uninsured car claims you can sue the insurer',
    law: 'N.J.S.A. 17:29B-4(9); Insurance Fair Conduct Act, 17:29BB-3; N.J.A.C. 11:2-17',
  },
  NY: {
    says: 'the insurer must answer within 15 business days and say yes or no within 15 business days of your proof',
    law: 'New York Insurance Law 2601; 11 NYCRR 216 (Regulation 64)',
  },
  OH: {
    says: 'the insurer must answer within 15 days and mostly decide within 21 days of your proof',
    law: 'Ohio Administrative Code 3901-1-54',
  },
  PA: {
    says: 'a judge can add interest and punish an insurer that acts in bad faith',
    law: '42 Pa.C.S. 8371 (bad faith); Unfair Insurance Practices Act, 40 P.S. 1171.5',
  },
  TX: {
    says: 'the insurer must start within 15 days and decide within 15 business days of all papers. Late pay earns interest',
    law: 'Texas Insurance Code 541.060 and 542.055 to 542.060 (prompt payment)',
  },
  VA: {
    says: 'state law bars unfair delay. A judge can add lawyer’s fees for bad faith',
    law: 'Va. Code 38.2-209 and 38.2-510',
  },
  WA: {
    says: 'you can sue over an unfair no and get up to three times. Write 20 days before',
    law: 'Insurance Fair Conduct Act (IFCA), RCW 48.30.015; WAC 284-30',
  },
}

const SAYS_POLICY_ENDS =
  'an insurer must tell you in writing, in good time, before it ends a policy or will not renew it. It must mostly say why'
const POLICY_ENDS: Cells = {
  AZ: { says: SAYS_POLICY_ENDS, law: 'A.R.S. 20-1631 to 20-1632.01 (car) and 20-1671 to 20-1679' },
  CA: {
    says: SAYS_POLICY_ENDS,
    law: 'California Insurance Code 660 to 669.5 (car) and 675 to 679.7 (home)',
  },
  FL: { says: SAYS_POLICY_ENDS, law: 'Florida Statutes 627.4133 and 627.728' },
  GA: { says: SAYS_POLICY_ENDS, law: 'O.C.G.A. 33-24-45 (car) and 33-24-46 (home)' },
  IL: { says: SAYS_POLICY_ENDS, law: 'Illinois Insurance Code, 215 ILCS 5/143.10 to 5/143.27' },
  MA: { says: SAYS_POLICY_ENDS, law: 'M.G.L. c. 175, ss. 99, 113A and 193P' },
  NC: { says: SAYS_POLICY_ENDS, law: 'N.C.G.S. 58-36-85 (car)' },
  MI: { says: SAYS_POLICY_ENDS, law: 'Michigan Insurance Code, MCL 500.2123 and 500.3020' },
  NJ: { says: SAYS_POLICY_ENDS, law: 'N.J.S.A. 17:29C-6 to 17:29C-13 (car); N.J.A.C. 11:1-20' },
  NY: { says: SAYS_POLICY_ENDS, law: 'New York Insurance Law 3425' },
  OH: { says: SAYS_POLICY_ENDS, law: 'Ohio Revised Code (R.C., ORC) 3937.30 to 3937.39 (car)' },
  PA: {
    says: SAYS_POLICY_ENDS,
    law: 'Act 68, 40 P.S. 991.2001 to 991.2013 (car); 40 P.S. 1171.5(a)(9) (home)',
  },
  TX: { says: SAYS_POLICY_ENDS, law: 'Texas Insurance Code chapter 551' },
  VA: { says: SAYS_POLICY_ENDS, law: 'Va. Code 38.2-2114 (home) and 38.2-2212 (car)' },
  WA: { says: SAYS_POLICY_ENDS, law: 'RCW 48.18.290 and 48.18.2901' },
}

export const STATE_INSURERS: readonly Rule[] = [
  ...stateRows('outside-review', OUTSIDE_REVIEW, {
    kinds: ['INSURANCE_DECISION', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 24,
    when: { any: [HEALTH], not: [PROPERTY, PUBLIC_PLAN] },
  }),
  ...stateRows(
    'claim-rules',
    { ...CLAIM_ACTS, ...CLAIM_RULES },
    {
      kinds: ['INSURANCE_DECISION', 'OTHER', 'ENQUIRY'],
      topics: ['consumer'],
      rank: 12,
      when: {
        all: [
          PROPERTY,
          { says: ['insurance', 'insurer', 'adjuster', 'policy', 'casualty', 'deductible'] },
          { says: ['claim', 'claims', 'adjuster', 'settlement', 'denied', 'estimate'] },
        ],
      },
    },
  ),
  ...stateRows('policy-ends', POLICY_ENDS, {
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    topics: ['consumer'],
    rank: 8,
    when: {
      all: [POLICY, ENDS],
      not: [HEALTH, PUBLIC_PLAN],
    },
  }),
]
