/** Employment Insurance (EI): a refusal, and money to pay back. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-tax-and-benefits.ts'
import { PROVINCIAL_HELP } from './conditions-benefits.ts'
import { EMPLOYMENT_INSURANCE, PUBLIC_PENSION, TAX_REVIEW, TAX_BENEFIT } from './conditions.ts'

const BENEFITS = {
  country: 'ca',
  kinds: ['BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  when: { not: [TAX_BENEFIT, TAX_REVIEW, PROVINCIAL_HELP] },
} satisfies Partial<Rule>

const BENEFIT = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['debt'],
} satisfies Partial<Rule>

const EMPLOYMENT_INSURANCE_ACT = {
  title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
  provision: 'section 112 (reconsideration within 30 days)',
  url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
  inForceFrom: '2013-04-01',
}

/** Service Canada says no to benefits for lost work. */
const EI_DECISION = {
  country: 'ca',
  kinds: ['INSURANCE_DECISION'],
  topics: ['employment'],
  when: { any: [EMPLOYMENT_INSURANCE], not: [PUBLIC_PENSION] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const EMPLOYMENT_INSURANCE_ROWS: readonly Rule[] = [
  {
    ...BENEFITS,
    id: 'ca.benefit.right-review',
    kind: 'right',
    rank: 10,
    says: 'You can ask them to look again at an employment insurance decision within 30 days of hearing of it.',
    authority: LAW.ei,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.right-appeal',
    kind: 'right',
    rank: 20,
    says: 'If they still say no, you can appeal to the Social Security Tribunal within 30 days.',
    authority: LAW.sst,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.reconsider',
    kind: 'deadline',
    kinds: ['BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION'],
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'none' },
    action: 'Ask for reconsideration, if you disagree',
    consequence: 'They may refuse a late request without a good reason.',
    weight: 'main',
    example: {
      clause: 'Employment Insurance Act, section 112(1)',
      trigger: '2026-11-09',
      result: '2026-12-09',
    },
    rank: 10,
    when: {
      not: [PUBLIC_PENSION],
      any: [
        {
          says: [
            'employment insurance',
            'ei benefits',
            'service canada',
            'ei claim',
            'regular benefits',
            'assurance-emploi',
            'prestations régulières',
          ],
        },
      ],
    },
    says: 'For employment insurance you have 30 days to ask for reconsideration. We count from the date of the letter.',
    authority: LAW.ei,
  },
  {
    ...BENEFIT,
    id: 'ca.benefit.right-ei-limit',
    kind: 'right',
    rank: 12,
    when: {
      not: [PUBLIC_PENSION],
      any: [
        {
          says: [
            'assurance-emploi',
            'assurance emploi',
            'employment insurance',
            'service canada',
            'ei benefits',
            'ei claim',
            'chômage',
            'my ei',
            'employment insurance commission',
          ],
        },
      ],
    },
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER', 'DEBT_COLLECTION_LETTER'],
    says: 'An EI overpayment must mostly be found within 36 months, or 72 months if a statement was false. It can be written off in some cases of hardship or error of the office.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision:
        'sections 43, 47 and 52 (overpayment, recovery, time limits), with section 56 of the Regulations (write-off)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '1996-06-30',
    },
  },
  {
    ...BENEFIT,
    id: 'ca.benefit.right-ei-review',
    kind: 'right',
    rank: 10,
    when: {
      not: [PUBLIC_PENSION],
      any: [
        {
          says: [
            'assurance-emploi',
            'assurance emploi',
            'employment insurance',
            'service canada',
            'ei benefits',
            'ei claim',
            'chômage',
            'my ei',
            'employment insurance commission',
          ],
        },
      ],
    },
    kinds: ['BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER'],
    says: 'You have 30 days from the decision to ask Service Canada in writing to look again. It is free.',
    authority: EMPLOYMENT_INSURANCE_ACT,
  },
  {
    ...EI_DECISION,
    id: 'ca.ei.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Service Canada has decided on your EI. Look for the reason, and write down the day you got the letter.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'section 112 (reconsideration within 30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    ...EI_DECISION,
    id: 'ca.ei.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A no is not the last word. You can ask for a new look, for free.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'section 112 (reconsideration within 30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    ...EI_DECISION,
    id: 'ca.ei.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 4,
    says: 'You have 30 days to ask in writing for a new decision. Then a tribunal can decide.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'section 112 (reconsideration within 30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    ...EI_DECISION,
    id: 'ca.ei.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 4,
    says: 'Service Canada runs Employment Insurance (EI) for the government.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'section 112 (reconsideration within 30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    ...EI_DECISION,
    id: 'ca.ei.right-reconsider',
    kind: 'right',
    rank: 3,
    says: 'You have 30 days from the decision to ask Service Canada in writing to look again. It is free.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'section 112 (reconsideration within 30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    ...EI_DECISION,
    id: 'ca.ei.right-just-cause',
    kind: 'right',
    rank: 4,
    when: {
      all: [
        EMPLOYMENT_INSURANCE,
        {
          says: [
            'voluntarily',
            'quit',
            'left your job',
            'leaving your employment',
            'left your employment',
            'just cause',
            'quitté',
            'motif valable',
            'départ volontaire',
            'volontairement',
          ],
        },
      ],
    },
    says: 'If you quit, you may still get EI if you had no fair way to stay. Harassment, danger, illness or a move with your family can count.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'sections 29 to 33 (leaving work, just cause, misconduct)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '1996-06-30',
    },
  },
  {
    ...EI_DECISION,
    id: 'ca.ei.right-misconduct',
    kind: 'right',
    rank: 5,
    when: {
      all: [EMPLOYMENT_INSURANCE, { says: ['misconduct', 'inconduite'] }],
      not: [PUBLIC_PENSION],
    },
    says: 'If they say misconduct, they must show that you did it on purpose and knew you could lose your job. A mistake is not enough.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'sections 29 to 33 (leaving work, just cause, misconduct)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '1996-06-30',
    },
  },
  {
    ...EI_DECISION,
    id: 'ca.ei.right-tribunal',
    kind: 'right',
    rank: 6,
    says: 'If they still say no, you can appeal to the Social Security Tribunal within 30 days. It is free.',
    authority: {
      title: 'Department of Employment and Social Development Act, S.C. 2005, c. 34',
      provision: 'section 52 (appeal to the Social Security Tribunal within 30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/h-5.7/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    ...EI_DECISION,
    id: 'ca.ei.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask for reconsideration in writing. Give facts, dates and proof, such as a doctor’s note or messages.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'section 112 (reconsideration within 30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '2013-04-01',
    },
  },
]
