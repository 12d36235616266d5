/** Support, custody and orders of family courts. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { PROTECTION_ORDERS_BY_STATE } from './protection-orders-by-state.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const CUSTODY = {
  title:
    'Uniform Child Custody Jurisdiction and Enforcement Act (UCCJEA); Parental Kidnapping Prevention Act',
  provision: 'law of your state; 28 U.S.C. 1738A',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1738A&num=0&edition=prelim',
  inForceFrom: '2000-11-13',
}
const PASSPORT = {
  title: 'Social Security Act, Title IV-D (passports and licenses of parents who owe support)',
  provision: '42 U.S.C. 652(k) and 666(a)(16); 22 CFR 51.60',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section652&num=0&edition=prelim',
  inForceFrom: '2006-10-01',
}
const PROTECT = {
  title:
    'Violence Against Women Act (VAWA) (protection orders count in every state); Gun Control Act',
  provision: '18 U.S.C. 2265 and 922(g)(8)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title18-section2265&num=0&edition=prelim',
  inForceFrom: '2000-10-28',
}
const CHILD = {
  title:
    'Constitution of the United States, Fourteenth Amendment: the right to raise your child (Troxel v. Granville, 530 U.S. 57 (2000); Santosky v. Kramer, 455 U.S. 745 (1982))',
  provision: 'Fourteenth Amendment, section 1 (due process)',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '2000-06-05',
}

const KIDS = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'COURT_CLAIM', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      {
        says: [
          'custody',
          'conservatorship',
          'parental responsibilities',
          'parenting time',
          'visitation',
          'parenting plan',
          'move away with',
          'relocate with',
        ],
      },
    ],
    not: [{ says: ['in custody', 'police custody', 'taken into custody'] }],
  },
} satisfies Partial<Rule>
const OWES = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'BAILIFF_NOTICE', 'DEBT_COLLECTION_LETTER'],
  when: {
    all: [
      { says: ['child support'] },
      { says: ['passport', 'license', 'licence', 'suspend', 'suspended'] },
    ],
  },
} satisfies Partial<Rule>
const ORDER = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
  when: {
    any: [
      {
        says: [
          'protective order',
          'order of protection',
          'restraining order',
          'protection order',
          'injunction for protection',
          'protection from abuse',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const AGENCY = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'COURT_CLAIM'],
  when: {
    any: [
      {
        says: [
          'child protective services',
          'cps',
          'children and family services',
          'child welfare',
          'dcfs',
          'department of child',
          'termination of parental rights',
          'child abuse or neglect',
          'founded',
          'indicated report',
        ],
      },
    ],
    not: [{ says: ['child support', 'snap', 'medicaid', 'access'] }],
  },
} satisfies Partial<Rule>
const CHANGE = {
  kinds: ['ENQUIRY', 'OTHER', 'BAILIFF_NOTICE', 'COURT_JUDGMENT', 'DEBT_COLLECTION_LETTER'],
  when: { all: [{ says: ['child support', 'support order', 'support obligation'] }] },
  rank: 4,
} satisfies Partial<Rule>
const SUPPORT_CHANGE: Cells = {
  AZ: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'A.R.S. 25-327 and 25-503',
  },
  CA: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'Family Code 3651 and 17560',
  },
  FL: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'Florida Statutes 61.14 and 61.30',
  },
  GA: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'O.C.G.A. 19-6-15(k)',
  },
  IL: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: '750 ILCS 5/505 and 5/510',
  },
  MA: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'M.G.L. c. 208, s. 28 and c. 119A',
  },
  MI: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'MCL 552.517 and 552.603',
  },
  NC: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'N.C.G.S. 50-13.7 and 50-13.10',
  },
  NJ: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'N.J.S.A. 2A:17-56.23a and 2A:34-23',
  },
  NY: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'Family Court Act 413 and 451; Domestic Relations Law 236B',
  },
  OH: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'Ohio Revised Code (R.C., ORC) 3119.60 and 3119.79',
  },
  PA: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: '23 Pa.C.S. 4352',
  },
  TX: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'Texas Family Code 156.401 and 158.001',
  },
  VA: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'Va. Code 20-108 and 20-108.2',
  },
  WA: {
    says: 'you can ask to change child support when things have changed a lot. Old debt is mostly not lowered, so ask at once',
    law: 'RCW 26.09.170 and 26.09.175',
  },
}

const SUPPORT_ENFORCE: Cells = sameSays(
  'late child support can be taken from pay and can stop a license. Ask for a hearing or a plan by the day in the notice',
  {
    AZ: 'A.R.S. 25-504 and 25-517',
    CA: 'California Family Code 5230, 17520 and 17520.5',
    FL: 'Florida Statutes 61.1301, 61.13016 and 322.058',
    GA: 'O.C.G.A. 19-6-32 and 19-11-9.3',
    IL: 'Income Withholding for Support Act, 750 ILCS 28; 625 ILCS 5/7-702',
    MA: 'M.G.L. c. 119A, ss. 12 and 16',
    MI: 'Support and Parenting Time Enforcement Act, MCL 552.601 to 552.650',
    NC: 'N.C.G.S. 110-136.3 and 110-142.1',
    NJ: 'N.J.S.A. 2A:17-56.8 and 2A:17-56.41',
    NY: 'CPLR 5241; Social Services Law 111-b(12); Vehicle and Traffic Law (VTL) 510(4-e)',
    OH: 'Ohio Revised Code (R.C., ORC) 3121.02 and 3123.53 to 3123.60',
    PA: '23 Pa.C.S. 4348 and 4355',
    TX: 'Texas Family Code chapters 158 and 232',
    WA: 'RCW 26.18.070 and 74.20A.320',
  },
)

export const FAMILY_ORDERS: readonly Rule[] = [
  {
    ...KIDS,
    id: 'us.family.right-home-state',
    kind: 'right',
    rank: 5,
    says: 'The court of the state where the child lived for the last six months mostly decides on custody. Other states must follow its order.',
    authority: CUSTODY,
  },
  {
    ...KIDS,
    id: 'us.family.step-order',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Follow the order in force and do not move with the child before you have asked the court. Write down missed visits.',
    authority: CUSTODY,
  },
  {
    ...OWES,
    id: 'us.family.right-license',
    kind: 'right',
    rank: 5,
    says: 'From $2,500 of unpaid child support you can be refused a passport. Before a license goes you must get notice and can ask for a plan.',
    authority: PASSPORT,
  },
  {
    ...ORDER,
    id: 'us.family.right-protect',
    kind: 'right',
    rank: 5,
    says: 'A protection order counts in every state. Both sides can be heard by a judge, mostly within days or weeks.',
    authority: PROTECT,
  },
  {
    ...AGENCY,
    id: 'us.family.right-parent',
    kind: 'right',
    rank: 5,
    says: 'The state may not take a child for long without a court. You can be heard, see the evidence, and ask for a lawyer.',
    authority: CHILD,
  },
  ...stateRows('support-change', SUPPORT_CHANGE, CHANGE),
  ...stateRows('support-enforce', SUPPORT_ENFORCE, {
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'BAILIFF_NOTICE', 'COURT_JUDGMENT', 'ENQUIRY'],
    rank: 5,
    when: {
      all: [
        { says: ['child support', 'support arrears', 'past-due support', 'support order'] },
        {
          says: [
            'arrears',
            'past due',
            'past-due',
            'overdue',
            'behind',
            'back child support',
            'license',
            'licenses',
            'driving privilege',
            'passport',
            'withholding',
            'withhold',
            'withheld',
            'contempt',
            'enforcement',
            'delinquent',
            'default',
          ],
        },
      ],
    },
  }),
  ...PROTECTION_ORDERS_BY_STATE,
]
