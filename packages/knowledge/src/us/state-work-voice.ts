/** Speaking up at work and vacation pay, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const BLOWS = {
  kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
  when: {
    all: [
      {
        says: [
          'reported',
          'complained about',
          'wrote to',
          'report',
          'whistleblower',
          'refused to',
          'osha',
          'safety',
          'illegal',
          'no brakes',
          'health inspector',
          'inspector',
          'labor department',
          'department of labor',
        ],
      },
      {
        says: [
          'fired',
          'let go',
          'terminated',
          'laid off',
          'retaliation',
          'cut my hours',
          'demoted',
          'employment ends',
          'employment is ended',
          'disloyal',
        ],
      },
    ],
  },
  rank: 5,
} satisfies Partial<Rule>
const PTOS = {
  kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
  when: {
    any: [
      {
        says: [
          'pto',
          'vacation time',
          'vacation pay',
          'accrued vacation',
          'unused vacation',
          'saved vacation',
          'hours of vacation',
          'hours of saved vacation',
          'vacation days',
          'paid time off',
        ],
      },
    ],
    not: [{ says: ['vacation rental', 'vacation ownership', 'airbnb', 'vacation club'] }],
  },
  rank: 5,
} satisfies Partial<Rule>

const SPEAK_UP: Cells = {
  AZ: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Employment Protection Act, A.R.S. 23-1501',
  },
  CA: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Labor Code 1102.5, 98.6 and 6310',
  },
  FL: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Private Whistleblower Act, Florida Statutes 448.102 and 448.103',
  },
  IL: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Whistleblower Act, 740 ILCS 174',
  },
  MA: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'public policy (common law of Massachusetts); M.G.L. c. 149, ss. 148A and 185',
  },
  MI: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Whistleblowers’ Protection Act, MCL 15.362 and 15.363 (90 days)',
  },
  NC: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Retaliatory Employment Discrimination Act (REDA), N.C.G.S. 95-241 and 95-242 (180 days)',
  },
  NJ: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Conscientious Employee Protection Act (CEPA), N.J.S.A. 34:19-3 and 34:19-5',
  },
  NY: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Labor Law 740 and 215',
  },
  OH: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Ohio Revised Code (R.C., ORC) 4113.52 (180 days)',
  },
  PA: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Whistleblower Law, 43 P.S. 1421 to 1428; public policy (common law of Pennsylvania)',
  },
  TX: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Sabine Pilot Service v. Hauck, 687 S.W.2d 733 (Tex. 1985); Texas Labor Code 451.001',
  },
  VA: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'Va. Code 40.1-27.3',
  },
  WA: {
    says: 'you may not be fired for reporting or refusing unlawful or unsafe things, within limits of the law',
    law: 'public policy (common law of Washington: Thompson v. St. Regis Paper, 102 Wn.2d 219 (1984)); RCW 49.17.160',
  },
}

const VACATION_PAY: Cells = {
  AZ: {
    says: 'unused vacation is paid as the firm’s written policy or the contract says',
    law: 'A.R.S. 23-350 and 23-353',
  },
  CA: {
    says: 'vacation that you earned is wages. It may not be taken away and must be paid when you leave',
    law: 'Labor Code 227.3, 201 to 203 and 98',
  },
  IL: {
    says: 'earned vacation must be paid when you leave',
    law: 'Wage Payment and Collection Act (WPCA), 820 ILCS 115/5',
  },
  MA: {
    says: 'earned vacation is wages and must be paid when you leave',
    law: 'Wage Act, M.G.L. c. 149, ss. 148 and 150',
  },
  MI: {
    says: 'unused vacation is paid as the firm’s written policy or the contract says',
    law: 'MCL 408.473 and 408.475',
  },
  NC: {
    says: 'unused vacation is paid as the firm’s written policy or the contract says',
    law: 'N.C.G.S. 95-25.12',
  },
  NY: {
    says: 'unused vacation is paid as the firm’s written policy or the contract says',
    law: 'Labor Law 195(5) and 198-c',
  },
  OH: {
    says: 'unused vacation is paid as the firm’s written policy or the contract says',
    law: 'Ohio Revised Code (R.C., ORC) 4113.15',
  },
  PA: {
    says: 'unused vacation is paid as the firm’s written policy or the contract says',
    law: 'Wage Payment and Collection Law, 43 P.S. 260.2a to 260.10',
  },
  TX: {
    says: 'unused vacation is paid as the firm’s written policy or the contract says',
    law: 'Texas Labor Code 61.001(7)',
  },
}

export const STATE_WORK_VOICE: readonly Rule[] = [
  ...stateRows('speak-up', SPEAK_UP, BLOWS),
  ...stateRows('vacation-pay', VACATION_PAY, PTOS),
]
