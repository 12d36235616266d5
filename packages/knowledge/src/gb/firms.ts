/** What counts for firms that get a letter: companies, partnerships and people who trade alone. */
import type { FirmRow } from '@plainletter/contracts/business'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Authority } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'

const FIRM = {
  country: 'gb',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<FirmRow>
const ENGLAND_AND_WALES = ['england', 'wales'] as const
const GREAT_BRITAIN = ['england', 'wales', 'scotland'] as const

const MONEY = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'STATUTORY_DEMAND',
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'BAILIFF_NOTICE',
  'UTILITY_BILL_DEMAND',
  'TAX_DEMAND',
  'PPL_PRS_BILL',
] as const satisfies readonly DocumentType[]
const BEFORE_COURT = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'UTILITY_BILL_DEMAND',
  'PPL_PRS_BILL',
  'CEASE_AND_DESIST',
  'COPYRIGHT_INFRINGEMENT_LETTER',
] as const satisfies readonly DocumentType[]

const law = (
  title: string,
  provision: string,
  [path, inForceFrom]: [string, string],
): Authority => ({
  title,
  provision,
  url: `https://www.legislation.gov.uk/${path}`,
  inForceFrom,
})

const INSOLVENCY = 'Insolvency Act 1986'
const COMPANIES = 'Companies Act 2006'

export const GB_FIRMS: readonly FirmRow[] = [
  {
    ...FIRM,
    id: 'gb.firm.before-court',
    nations: [...ENGLAND_AND_WALES],
    kinds: [...BEFORE_COURT],
    slot: 'leveragePoints',
    says: 'Before they go to court, they must say what they claim, why, and how the sum is made up. They must give you the key papers.',
    authority: COURT_LAW.preAction,
  },
  {
    ...FIRM,
    id: 'gb.firm.sole-trader-protocol',
    nations: [...ENGLAND_AND_WALES],
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    slot: 'leveragePoints',
    says: 'Do you trade alone? Then the debt protocol protects you as it does any person. It does not protect a company.',
    authority: COURT_LAW.protocolScope,
  },
  {
    ...FIRM,
    id: 'gb.firm.statutory-demand',
    nations: [...GREAT_BRITAIN],
    kinds: [...MONEY],
    slot: 'businessRisks',
    says: 'A company that leaves a statutory demand for more than £750 unanswered for three weeks counts as unable to pay. They may then ask the court to close it.',
    authority: law(INSOLVENCY, 'section 123', ['ukpga/1986/45/section/123', '1986-12-29']),
  },
  {
    ...FIRM,
    id: 'gb.firm.statutory-demand-ni',
    nations: ['northern_ireland'],
    kinds: [...MONEY],
    slot: 'businessRisks',
    says: 'A company that leaves a statutory demand for more than £750 unanswered for three weeks counts as unable to pay. They may then ask the court to close it.',
    authority: law('Insolvency (Northern Ireland) Order 1989', 'article 103', [
      'nisi/1989/2405/article/103',
      '1991-10-01',
    ]),
  },
  {
    ...FIRM,
    id: 'gb.firm.wrongful-trading',
    nations: [...GREAT_BRITAIN],
    kinds: [...MONEY],
    slot: 'businessRisks',
    says: 'If a company cannot be saved and its directors trade on, a court can make them pay themselves. Get advice early.',
    authority: law(INSOLVENCY, 'section 214', ['ukpga/1986/45/section/214', '1986-12-29']),
  },
  {
    ...FIRM,
    id: 'gb.firm.late-payment',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    slot: 'cashFlowImplications',
    says: 'Late bills between two firms can grow. The law adds interest of 8% above the Bank of England rate, and £40, £70 or £100 for each bill. A contract may put another real remedy in its place.',
    authority: law('Late Payment of Commercial Debts (Interest) Act 1998', 'sections 1, 5A and 6', [
      'ukpga/1998/20/contents',
      '2002-08-07',
    ]),
  },
  {
    ...FIRM,
    id: 'gb.firm.register',
    nations: [...ENGLAND_AND_WALES],
    kinds: [...MONEY],
    slot: 'reputationalConsiderations',
    says: 'A court judgment stands on a public register for six years. Lenders and suppliers look there. Paid in full within a month, it can be taken off.',
    authority: COURT_LAW.register,
  },
  {
    ...FIRM,
    id: 'gb.firm.service',
    slot: 'applicableRegulations',
    says: 'Papers that are left at or posted to a company’s registered office count as served. Have that post opened each day.',
    authority: law(COMPANIES, 'section 1139', ['ukpga/2006/46/section/1139', '2009-10-01']),
  },
  {
    ...FIRM,
    id: 'gb.firm.registered-office',
    slot: 'reportingObligations',
    says: 'Tell Companies House when the registered office moves. For 14 days after that, papers may still be served at the old one.',
    authority: law(COMPANIES, 'section 87', ['ukpga/2006/46/section/87', '2009-10-01']),
  },
  {
    ...FIRM,
    id: 'gb.firm.consumer-credit',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    slot: 'industrySpecificRules',
    says: 'Consumer credit law can help a person who trades alone, and a partnership of two or three. It does not help a company.',
    authority: law('Consumer Credit Act 1974', 'section 189(1) ("individual")', [
      'ukpga/1974/39/section/189',
      '2007-04-06',
    ]),
  },
  {
    ...FIRM,
    id: 'gb.firm.time-to-answer',
    nations: [...ENGLAND_AND_WALES],
    kinds: [...BEFORE_COURT],
    slot: 'legalActionThreshold',
    says: 'The court expects them to give you time to answer before they sue. That is 14 days in a plain case, and up to three months in a very complex one.',
    authority: COURT_LAW.preAction,
  },
  {
    ...FIRM,
    id: 'gb.firm.costs-of-skipping',
    nations: [...ENGLAND_AND_WALES],
    kinds: [...BEFORE_COURT],
    slot: 'legalActionThreshold',
    says: 'Whoever skips these steps, or stays silent, can have to pay more of the costs. So answer in writing, and keep proof.',
    authority: COURT_LAW.preAction,
  },
]
