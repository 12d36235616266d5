/** Employment insurance that is refused or asked back, pensions and social assistance: reviews and limits. */
import type { Rule } from '@plainletter/contracts/rule'

const ASKEI = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'debt', 'general'],
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
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const BENEFIT = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['debt'],
} satisfies Partial<Rule>

const LAW_1 = {
  title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
  provision: 'section 112 (reconsideration within 30 days)',
  url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
  inForceFrom: '2013-04-01',
}

export const BENEFIT_LAW: readonly Rule[] = [
  {
    ...ASKEI,
    id: 'ca.ask.ei-refused',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    asks: [
      [
        'assurance-emploi',
        'assurance emploi',
        'employment insurance',
        'service canada',
        'ei benefits',
        'ei claim',
        'chômage',
        'my ei',
      ],
      [
        'quit',
        'resign',
        'resigned',
        'fired',
        'dismissed',
        'voluntarily',
        'misconduct',
        'démission',
        'démissionner',
        'démissionné',
        'volontairement',
        'congédié',
        'congédiée',
        'congédier',
        'inconduite',
        'refusé',
        'rejeté',
        'rejetée',
        'refusée',
        'denied',
        'refused',
        'turned down',
      ],
    ],
    says: 'Ask for a reconsideration in writing within 30 days of the decision. To leave with no real choice, or under pressure to go, can be a good reason. It is free.',
    authority: LAW_1,
  },
  {
    ...ASKEI,
    id: 'ca.ask.ei-just-cause',
    kind: 'right',
    rank: 8,
    says: 'You keep benefits if you had a good reason to leave, for example undue pressure to go. Not every fault is misconduct.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'sections 29 and 30 (just cause for leaving, misconduct)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '1996-06-30',
    },
  },
  {
    ...ASKEI,
    id: 'ca.ask.ei-reconsider',
    kind: 'right',
    rank: 9,
    says: 'You have 30 days to ask Service Canada to look again, and then 30 days to appeal to the Social Security Tribunal.',
    authority: LAW_1,
  },
  {
    ...ASKEI,
    id: 'ca.ask.ei-qc-dismissal',
    kind: 'right',
    rank: 7,
    regions: ['CA-QC'],
    says: 'In Québec a forced resignation can count as a dismissal. With two years of service you have 45 days to complain to the CNESST.',
    authority: {
      title: 'Act respecting labour standards (Loi sur les normes du travail), CQLR c. N-1.1',
      provision: 'section 124 (dismissal without good cause, 45 days)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/N-1.1',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASKEI,
    id: 'ca.ask.ei-qc-labour',
    kind: 'right',
    rank: 14,
    when: {
      all: [
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
          ],
        },
        {
          says: [
            'démission',
            'démissionner',
            'congédié',
            'congédiée',
            'congédier',
            'québec',
            'quebec',
          ],
        },
      ],
    },
    says: 'If you were told to resign or be fired in Québec, the labour standards law may help as well. The limit is 45 days.',
    authority: {
      title: 'Loi sur les normes du travail (Act respecting labour standards), CQLR c. N-1.1',
      provision: 'section 124 (Québec)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/N-1.1',
      inForceFrom: '2010-01-01',
    },
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
    says: 'An EI overpayment mostly must be found within 36 months. It can be written off in some cases of hardship or error of the office.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision:
        'sections 43, 47, 52 and 153 (overpayment, recovery, time limits), with section 56 of the Regulations (write-off)',
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
    authority: LAW_1,
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
      title: 'Individual and Family Assistance Act, CQLR c. A-13.1.1',
      provision: 'sections 107 to 111 (review within 90 days)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/A-13.1.1',
      inForceFrom: '2010-01-01',
    },
  },
]
