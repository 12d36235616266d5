/** Promises not to compete, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const RIVAL = {
  kinds: ['ENQUIRY', 'OTHER', 'DISMISSAL_LETTER', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST'],
  when: {
    any: [
      {
        says: [
          'non-compete',
          'noncompete',
          'non compete',
          'not to compete',
          'covenant not to compete',
          'non-competition',
          'noncompetition',
          'restrictive covenant',
          'non-solicitation',
          'competitor',
        ],
      },
    ],
  },
  rank: 5,
} satisfies Partial<Rule>

const RIVAL_WORK: Cells = {
  AZ: {
    says: 'a promise not to compete counts only if it is fair in time, place and work',
    law: 'common law of Arizona (Valley Medical Specialists v. Farber, 194 Ariz. 363 (1999))',
  },
  CA: {
    says: 'a promise not to compete after a job is void, wherever you signed it',
    law: 'Business and Professions Code 16600, 16600.1 and 16600.5',
  },
  FL: {
    says: 'a promise not to compete can bind you if it is fair and protects a real business interest',
    law: 'Florida Statutes 542.335; Florida CHOICE Act, 542.45',
  },
  GA: {
    says: 'a promise not to compete binds mostly managers, salespeople and key staff, and must be fair in time and place',
    law: 'O.C.G.A. 13-8-53 and 13-8-57',
  },
  IL: {
    says: 'a promise not to compete is void below a set yearly pay. You must get 14 days to read it',
    law: 'Freedom to Work Act, 820 ILCS 90',
  },
  MA: {
    says: 'a promise not to compete does not bind hourly staff under overtime law or people laid off. It needs pay or other value',
    law: 'Noncompetition Agreement Act, M.G.L. c. 149, s. 24L',
  },
  MI: {
    says: 'a promise not to compete must be fair in time, place and work. A judge can narrow it',
    law: 'MCL 445.774a',
  },
  NC: {
    says: 'a promise not to compete must be in writing, paid for, and fair in time and place',
    law: 'N.C.G.S. 75-4; common law of North Carolina',
  },
  NJ: {
    says: 'a promise not to compete counts only as far as it is fair and does not hurt you too much',
    law: 'common law of New Jersey (Solari Industries v. Malady, 55 N.J. 571 (1970))',
  },
  NY: {
    says: 'a promise not to compete counts only if it is fair and needed to protect secrets or clients',
    law: 'common law of New York (BDO Seidman v. Hirshberg, 93 N.Y.2d 382 (1999))',
  },
  OH: {
    says: 'a promise not to compete counts as far as it is fair. A judge can narrow it',
    law: 'common law of Ohio (Raimonde v. Van Vlerah, 42 Ohio St.2d 21 (1975))',
  },
  PA: {
    says: 'a promise not to compete must be part of the job deal or paid for, and fair in time and place',
    law: 'common law of Pennsylvania (Socko v. Mid-Atlantic Systems, 126 A.3d 1266 (Pa. 2015))',
  },
  TX: {
    says: 'a promise not to compete must be part of another deal and fair in time, place and work',
    law: 'Texas Business and Commerce Code 15.50 to 15.52',
  },
  VA: {
    says: 'an employer may not bind low-wage workers by a promise not to compete. Others only if it is fair',
    law: 'Va. Code 40.1-28.7:8',
  },
  WA: {
    says: 'a promise not to compete is void below a set yearly pay, or if they hid it until you took the job. From 30 June 2027 almost all are void',
    law: 'RCW 49.62.020 and 49.62.080; chapter 149 of 2026 (from 30 June 2027)',
  },
}

export const RIVAL_WORK_ROWS: readonly Rule[] = [...stateRows('rival-work', RIVAL_WORK, RIVAL)]
