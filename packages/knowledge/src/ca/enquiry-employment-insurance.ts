/** Questions about employment insurance that was refused. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { ASKING_FR } from './asked-words.ts'
import { LAW } from './authority-tax-and-benefits.ts'

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

const EMPLOYMENT_INSURANCE_ACT = {
  title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
  provision: 'section 112 (reconsideration within 30 days)',
  url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
  inForceFrom: '2013-04-01',
}

const ASK_WORK = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_EMPLOYMENT_INSURANCE: readonly Rule[] = [
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
        'rejected',
        'said i quit',
        'say i quit',
        'turned me down',
        'denied me',
        'left because',
      ],
    ],
    says: 'Ask for a reconsideration in writing within 30 days of the decision. To leave with no real choice, or under pressure to go, can be a good reason. It is free.',
    authority: EMPLOYMENT_INSURANCE_ACT,
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
    authority: EMPLOYMENT_INSURANCE_ACT,
  },
  {
    ...ASKEI,
    id: 'ca.ask.ei-qc-dismissal',
    kind: 'right',
    rank: 7,
    regions: ['CA-QC'],
    says: 'In Québec a forced resignation can count as a dismissal. With two years of service you have 45 days to complain to the CNESST.',
    authority: {
      title:
        'Act respecting labour standards (Loi sur les normes du travail), CQLR c. N-1.1 (Québec)',
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
      title:
        'Loi sur les normes du travail (Act respecting labour standards), CQLR c. N-1.1 (Québec)',
      provision: 'section 124 (Québec)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/N-1.1',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.ei-quit',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'ei says',
        'get ei',
        'ei wont pay',
        "ei won't pay",
        'no ei',
        'ei if',
        'ei when',
        'ei pay',
        'collect ei',
        'apply for ei',
        'disqualified',
        'ei denied',
        'ei refused',
        'denied my ei',
        'ei claim',
        'employment insurance',
        'service canada',
        'denied my claim',
      ],
      ['quit', 'just cause', 'voluntarily', 'left my job', 'resigned'],
    ],
    says: 'You may get EI if leaving was your only fair choice, as with unsafe work, harassment or unpaid wages. Show that you tried to solve it first. Apply within four weeks and send proof. Refused? Ask for reconsideration within 30 days; it is free. Then comes the Tribunal.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'sections 29, 30 and 112 (just cause; reconsideration within 30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    ...ASK_WORK,
    id: 'ca.ask.ei',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [
        'assurance-emploi',
        'assurance emploi',
        'employment insurance',
        'ei benefits',
        'ei claim',
        'apply for ei',
        'on ei',
        'get ei',
        'my ei',
        'for ei',
        'ei payments',
        'collect ei',
        'du chômage',
        'le chômage',
      ],
      [...ASKING, ...ASKING_FR],
    ],
    says: 'Apply at once, and within four weeks of your last day. You do not need to wait for your record of employment.',
    authority: LAW.eiApply,
  },
]
