/** After a judgment: what single provinces keep safe, and how to set it aside there. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'

const JUDGED = {
  country: 'ca',
  kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
const SEIZE = {
  country: 'ca',
  kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...SEIZE,
    id: 'ca.judged.on-wages',
    kind: 'right',
    regions: ['CA-ON'],
    rank: 5,
    says: 'In Ontario 80% of your take-home pay is safe from most creditors. For support it is half.',
    authority: LAW.onWages,
  },
  {
    ...SEIZE,
    id: 'ca.judged.bc-wages',
    kind: 'right',
    regions: ['CA-BC'],
    rank: 5,
    says: 'In British Columbia 70% of your take-home pay is safe from most creditors.',
    authority: LAW.bcWages,
  },
  {
    ...SEIZE,
    id: 'ca.judged.qc-wages',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 5,
    says: 'In Quebec a basic part of your pay cannot be seized. From the rest they can take 30%.',
    authority: LAW.qcWages,
  },
  {
    ...JUDGED,
    id: 'ca.judged.qc-revoke',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 15,
    says: 'In Quebec you can ask to have a default judgment cancelled within 30 days of the day you learned of it.',
    authority: LAW.qcCourt,
  },
  {
    ...JUDGED,
    id: 'ca.judged.on-setaside',
    kind: 'right',
    regions: ['CA-ON'],
    rank: 12,
    kinds: ['COURT_JUDGMENT'],
    says: 'In Ontario you can ask the court to set a default judgment aside. You need a defence with a chance, a good reason, and you must act fast.',
    authority: {
      title: 'Rules of the Small Claims Court (Ontario), O. Reg. 258/98',
      provision: 'rule 11.06 (setting aside a default judgment)',
      url: 'https://www.ontario.ca/laws/regulation/980258',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED,
    id: 'ca.judged.on-goods',
    kind: 'right',
    regions: ['CA-ON'],
    rank: 14,
    says: 'In Ontario clothes, household goods, tools of your trade and a car are safe up to set values.',
    authority: {
      title: 'Execution Act (Ontario), R.S.O. 1990, c. E.24',
      provision: 'section 2 (goods that may not be seized)',
      url: 'https://www.ontario.ca/laws/statute/90e24',
      inForceFrom: '2015-12-01',
    },
  },
  {
    ...JUDGED,
    id: 'ca.judged.bc-goods',
    kind: 'right',
    regions: ['CA-BC'],
    rank: 14,
    says: 'In British Columbia clothes, household goods, tools and a car are safe up to set values.',
    authority: {
      title: 'Court Order Enforcement Act (British Columbia), R.S.B.C. 1996, c. 78',
      provision: 'section 71 (goods that may not be seized)',
      url: 'https://www.bclaws.gov.bc.ca/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED,
    id: 'ca.judged.ab-safe',
    kind: 'right',
    regions: ['CA-AB'],
    rank: 12,
    says: 'In Alberta part of your pay, food, clothes, household goods, tools and a car are safe up to set values. Only a civil enforcement agency may seize.',
    authority: {
      title: 'Civil Enforcement Act (Alberta), R.S.A. 2000, c. C-15',
      provision: 'sections 81 and 88 (part of the pay and goods that are safe)',
      url: 'https://kings-printer.alberta.ca/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED,
    id: 'ca.judged.sk-safe',
    kind: 'right',
    regions: ['CA-SK'],
    rank: 12,
    says: 'In Saskatchewan part of your pay and the things that a home needs are safe. Only the sheriff may seize.',
    authority: {
      title: 'The Enforcement of Money Judgments Act, S.S. 2010, c. E-9.22 (Saskatchewan)',
      provision: 'sections 91 to 95 (property and pay that are safe)',
      url: 'https://www.saskatchewan.ca/',
      inForceFrom: '2012-05-28',
    },
  },
  {
    ...JUDGED,
    id: 'ca.judged.mb-wages',
    kind: 'right',
    regions: ['CA-MB'],
    rank: 12,
    says: 'In Manitoba most creditors can take at most 30% of your pay.',
    authority: {
      title: 'The Garnishment Act, C.C.S.M. c. G20 (Manitoba)',
      provision: 'part of the pay that is safe (70%)',
      url: 'https://www.gov.mb.ca/',
      inForceFrom: '2010-01-01',
    },
  },
]

export const COURT_JUDGMENT_BY_PROVINCE = fitQuestions(ROWS, FITS)
