/** Benefits that are refused or asked back. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'
import { EMPLOYMENT_INSURANCE } from './conditions.ts'

const BENEFITS = {
  country: 'ca',
  kinds: ['BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
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
  when: { any: [EMPLOYMENT_INSURANCE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const BENEFIT_RULES: readonly Rule[] = [
  {
    ...BENEFITS,
    id: 'ca.benefit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'Look for which weeks, how much, and why.',
    authority: LAW.ei,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'You can ask for a new look at the decision. You can also ask for small payments.',
    authority: LAW.ei,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'Service Canada decides on employment insurance and pensions. The Canada Revenue Agency collects the debt.',
    authority: LAW.ei,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can ask for reconsideration, then appeal to the Social Security Tribunal for free.',
    authority: LAW.ei,
  },
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
    id: 'ca.benefit.right-plan',
    kind: 'right',
    rank: 30,
    says: 'You can ask for a payment plan that leaves you enough to live on.',
    authority: LAW.cra,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.step-why',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Find out which weeks and why. Check it against your reports and pay stubs.',
    authority: LAW.ei,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.step-review',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'If it is wrong, send a request for reconsideration before the 30 days end.',
    authority: LAW.ei,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.step-pay',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'If it is right, call and offer a sum you can keep up.',
    authority: LAW.cra,
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
    ...BENEFITS,
    id: 'ca.benefit.opt-review',
    kind: 'option',
    option: 'appeal',
    title: 'Ask for a new look',
    cost: 'Free.',
    time: '30 days.',
    risk: 'Low.',
    bestFor: 'The facts or the sum are wrong.',
    rank: 10,
    says: 'Send the reconsideration form and your proof.',
    authority: LAW.ei,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.opt-plan',
    kind: 'option',
    option: 'negotiate',
    title: 'Ask for small payments',
    cost: 'The sum you agree.',
    time: 'Now.',
    risk: 'They can keep tax refunds.',
    bestFor: 'It is right but you cannot pay at once.',
    rank: 20,
    says: 'Tell them your income and costs.',
    authority: LAW.cra,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.warn',
    kind: 'warning',
    severity: 'medium',
    rank: 10,
    says: 'They can keep part of later benefits or tax refunds to pay the debt.',
    authority: LAW.cra,
  },
  {
    ...BENEFIT,
    id: 'ca.benefit.right-ei-limit',
    kind: 'right',
    rank: 12,
    when: {
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
    ...BENEFIT,
    id: 'ca.benefit.right-pension-review',
    kind: 'right',
    rank: 12,
    when: {
      any: [
        {
          says: [
            'old age security',
            'canada pension plan',
            'guaranteed income supplement',
            'sécurité de la vieillesse',
            'régime de pensions du canada',
            'supplément de revenu garanti',
          ],
        },
      ],
    },
    says: 'For Old Age Security or Canada Pension Plan you have 90 days to ask for a new look. A debt from the office’s wrong advice can be dropped.',
    authority: {
      title:
        'Old Age Security Act, R.S.C. 1985, c. O-9, and Canada Pension Plan, R.S.C. 1985, c. C-8',
      provision:
        'OAS Act sections 27.1 and 37; CPP sections 66 and 81 (reconsideration, remission)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/o-9/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...BENEFIT,
    id: 'ca.benefit.right-crb',
    kind: 'right',
    rank: 14,
    when: {
      any: [
        { says: ['cerb', 'crb', 'canada recovery benefit', 'recovery benefit', 'pcu', 'pcre'] },
      ],
    },
    says: 'You can ask for a second review of a CRB or CERB decision, and for a plan that you can afford.',
    authority: {
      title:
        'Canada Emergency Response Benefit Act, S.C. 2020, c. 5, s. 8, and Canada Recovery Benefits Act, S.C. 2020, c. 12, s. 2',
      provision: 'return of overpayments and review',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/',
      inForceFrom: '2020-10-02',
    },
  },
  {
    ...BENEFIT,
    id: 'ca.benefit.on-review',
    kind: 'right',
    rank: 7,
    regions: ['CA-ON'],
    when: {
      any: [
        {
          says: [
            'ontario works',
            'odsp',
            'disability support',
            'social assistance',
            'ontario au travail',
            'posph',
          ],
        },
      ],
    },
    says: 'In Ontario you have 30 days to ask for an internal review of an Ontario Works or ODSP decision, and then can appeal.',
    authority: {
      title: 'Ontario Works Act, 1997, and Ontario Disability Support Program Act, 1997',
      provision: 'sections 20 to 36 (internal review within 30 days, appeal to the tribunal)',
      url: 'https://www.ontario.ca/laws/statute/97o25a',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...BENEFIT,
    id: 'ca.benefit.bc-review',
    kind: 'right',
    rank: 7,
    regions: ['CA-BC'],
    when: {
      any: [
        {
          says: [
            'income assistance',
            'disability assistance',
            'hardship assistance',
            'ministry of social development',
          ],
        },
      ],
    },
    says: 'In British Columbia you have 20 business days to ask for a reconsideration of an assistance decision.',
    authority: {
      title: 'Employment and Assistance Act, S.B.C. 2002, c. 40 (British Columbia)',
      provision: 'sections 17 and 18 (reconsideration within 20 business days, appeal)',
      url: 'https://www.bclaws.gov.bc.ca/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...BENEFIT,
    id: 'ca.benefit.qc-review',
    kind: 'right',
    rank: 7,
    regions: ['CA-QC'],
    when: {
      any: [
        {
          says: [
            'aide sociale',
            'solidarité sociale',
            'social assistance',
            'aide financière de dernier recours',
          ],
        },
      ],
    },
    says: 'In Québec you have 90 days to ask for a review of a social assistance decision.',
    authority: {
      title: 'Individual and Family Assistance Act, CQLR c. A-13.1.1 (Québec)',
      provision: 'sections 107 to 111 (review within 90 days)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/A-13.1.1',
      inForceFrom: '2010-01-01',
    },
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
    when: { all: [EMPLOYMENT_INSURANCE, { says: ['misconduct', 'inconduite'] }] },
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
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.benefit.right-federal-court',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    topics: ['debt'],
    rank: 14,
    when: {
      any: [
        {
          says: [
            'cerb',
            'canada recovery benefit',
            'crb',
            'cesb',
            'canada emergency response benefit',
            'pcu',
            'prestation canadienne',
          ],
        },
      ],
    },
    says: 'After the second review by the tax agency, you can ask the Federal Court to look at the decision. You have 30 days.',
    authority: {
      title: 'Federal Courts Act, R.S.C. 1985, c. F-7',
      provision: 'section 18.1 (judicial review within 30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/F-7/section-18.1.html',
      inForceFrom: '2003-07-02',
    },
  },
]
