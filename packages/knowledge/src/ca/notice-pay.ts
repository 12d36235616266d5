/** Notice, pay in its place and severance pay, by province. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-work.ts'
import { FEDERAL_WORK } from './conditions.ts'

const WORK = {
  country: 'ca',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const WORKING = {
  country: 'ca',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const NAMED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const LET_GO = {
  ...NAMED,
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
} satisfies Partial<Rule>

const WORK_ACTS = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...WORKING,
    id: 'ca.work.right-notice',
    kind: 'right',
    rank: 10,
    says: 'You have the right to notice or pay instead, once you have worked about three months. Serious wrongdoing is an exception.',
    authority: LAW.workAll,
  },
  {
    ...WORKING,
    id: 'ca.work.on-notice',
    kind: 'right',
    regions: ['CA-ON'],
    rank: 5,
    says: 'In Ontario you get at least one week of notice or pay for each year, from three months of work, up to eight weeks.',
    authority: LAW.onEsa,
  },
  {
    ...WORKING,
    id: 'ca.work.on-severance',
    kind: 'right',
    regions: ['CA-ON'],
    rank: 6,
    says: 'In Ontario you may also get severance pay, if you worked five years or more and the firm pays $2.5 million or more in wages.',
    authority: LAW.onEsa,
  },
  {
    ...WORKING,
    id: 'ca.work.bc-notice',
    kind: 'right',
    regions: ['CA-BC'],
    rank: 5,
    says: 'In British Columbia you get one week of pay after three months, two after a year, three after three years, up to eight.',
    authority: LAW.bcEsa,
  },
  {
    ...WORKING,
    id: 'ca.work.ab-notice',
    kind: 'right',
    regions: ['CA-AB'],
    rank: 5,
    says: 'In Alberta you get one week of notice after 90 days, two after two years, and up to eight after ten years.',
    authority: LAW.abEsc,
  },
  {
    ...WORKING,
    id: 'ca.work.qc-notice',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 5,
    says: 'In Quebec you get one week after three months, two after one year, four after five years and eight after ten.',
    authority: LAW.qcAls,
  },
  {
    ...WORKING,
    id: 'ca.work.qc-cause',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 4,
    says: 'In Quebec, after two years, you may only be fired for a good and sufficient cause. The employer must prove it.',
    authority: LAW.qcCnesst,
  },
  {
    ...LET_GO,
    id: 'ca.work.right-reasonable-notice',
    kind: 'right',
    rank: 12,
    regions: [
      'CA-AB',
      'CA-BC',
      'CA-MB',
      'CA-NB',
      'CA-NL',
      'CA-NS',
      'CA-NT',
      'CA-NU',
      'CA-ON',
      'CA-PE',
      'CA-SK',
      'CA-YT',
    ],
    says: 'The legal minimum may not be all you are owed. Judges look at your age, your job, your years there and the work you could find.',
    authority: {
      title:
        'Bardal v. Globe & Mail Ltd. (1960), followed in Honda Canada Inc. v. Keays, 2008 SCC 39',
      provision: 'reasonable notice at common law',
      url: 'https://www.scc-csc.ca/',
      inForceFrom: '2008-06-27',
    },
  },
  {
    ...LET_GO,
    id: 'ca.work.right-minimum-on',
    kind: 'right',
    rank: 14,
    regions: ['CA-ON'],
    when: { any: [{ says: ['release', 'full and final'] }] },
    says: 'They must pay the legal minimum even if you do not sign a release. You cannot sign that minimum away.',
    authority: {
      title: 'Employment Standards Act, 2000 (Ontario)',
      provision: 'sections 5 (no contracting out) and 11(5) (pay when a job ends)',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    ...WORK_ACTS,
    id: 'ca.work.mb-notice',
    kind: 'right',
    rank: 8,
    regions: ['CA-MB'],
    says: 'In Manitoba notice of one to eight weeks, or pay in its place, is due after 30 days of work.',
    authority: {
      title: 'The Employment Standards Code, C.C.S.M. c. E110 (Manitoba)',
      provision: 'sections 61, 62 and 96',
      url: 'https://www.gov.mb.ca/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...WORK_ACTS,
    id: 'ca.work.sk-notice',
    kind: 'right',
    rank: 8,
    regions: ['CA-SK'],
    says: 'In Saskatchewan notice of one to eight weeks, or pay in its place, is due after 13 weeks of work.',
    authority: {
      title: 'The Saskatchewan Employment Act, S.S. 2013, c. S-15.1',
      provision: 'sections 2-60 and 2-61',
      url: 'https://www.saskatchewan.ca/',
      inForceFrom: '2014-04-29',
    },
  },
  {
    ...WORK_ACTS,
    id: 'ca.work.ns-notice',
    kind: 'right',
    rank: 8,
    regions: ['CA-NS'],
    says: 'In Nova Scotia notice is due after three months. After ten years of service a firing needs good cause.',
    authority: {
      title: 'Labour Standards Code (Nova Scotia), R.S.N.S. 1989, c. 246',
      provision: 'sections 71 and 72',
      url: 'https://nslegislature.ca/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...WORK_ACTS,
    id: 'ca.work.nb-notice',
    kind: 'right',
    rank: 8,
    regions: ['CA-NB'],
    says: 'In New Brunswick two weeks’ notice is due after six months, and four weeks after five years.',
    authority: {
      title: 'Employment Standards Act (New Brunswick), S.N.B. 1982, c. E-7.2',
      provision: 'sections 30 and 31',
      url: 'https://www2.gnb.ca/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...WORK_ACTS,
    id: 'ca.work.qc-reasonable',
    kind: 'right',
    rank: 12,
    regions: ['CA-QC'],
    says: 'In Québec you can also claim reasonable notice by the Civil Code. You cannot give that up in advance.',
    authority: {
      title: 'Civil Code of Québec (Code civil du Québec), CQLR c. CCQ-1991',
      provision: 'articles 2091, 2092 and 2094',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/CCQ-1991',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...WORK,
    id: 'ca.work.fed-notice',
    kind: 'right',
    rank: 6,
    when: FEDERAL_WORK,
    says: 'In a federal job notice is two weeks after three months, three weeks after three years, and one more for each year up to eight. After a year, severance pay comes on top.',
    authority: {
      title: 'Canada Labour Code, R.S.C. 1985, c. L-2',
      provision: 'sections 230 and 235 (notice, severance pay)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/L-2/section-230.html',
      inForceFrom: '2024-02-01',
    },
  },
  {
    ...WORK,
    id: 'ca.work.on-misconduct',
    kind: 'right',
    rank: 10,
    regions: ['CA-ON'],
    kinds: ['DISMISSAL_LETTER'],
    says: 'In Ontario you lose notice pay only for wilful misconduct or wilful neglect. Poor work alone is not enough.',
    authority: {
      title:
        'O. Reg. 288/01 (Termination and Severance of Employment), under the Employment Standards Act, 2000',
      provision: 'sections 2(1) and 9(1) (wilful misconduct)',
      url: 'https://www.ontario.ca/laws/regulation/010288',
      inForceFrom: '2001-09-04',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.work.right-proportion',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER'],
    topics: ['employment'],
    rank: 14,
    when: {
      any: [
        {
          says: [
            'for cause',
            'just cause',
            'with cause',
            'misconduct',
            'dishonesty',
            'insubordination',
            'theft',
            'breach of policy',
            'faute grave',
            'cause juste',
          ],
        },
      ],
    },
    says: 'Firing for cause is the last step. What you did must be so serious that the job cannot go on. A lesser fault still means notice or pay.',
    authority: {
      title: 'Supreme Court of Canada: McKinley v. BC Tel, 2001 SCC 38',
      provision: 'the fault must fit the dismissal',
      url: 'https://www.scc-csc.ca/',
      inForceFrom: '2001-06-28',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const NOTICE_PAY = fitQuestions(ROWS, FITS)
