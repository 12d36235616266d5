/** The acts that each province has of its own, where the province is not known. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'
import { NOT_BOUGHT_TO_KEEP, EMPLOYMENT_INSURANCE } from './conditions.ts'

const BUY = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const INSURER = {
  country: 'ca',
  when: { not: [EMPLOYMENT_INSURANCE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['INSURANCE_DECISION'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const HOME = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  topics: ['housing'],
} satisfies Partial<Rule>

const DEBT = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BUY,
    id: 'ca.buy.right-quality',
    kind: 'right',
    rank: 12,
    when: { not: [NOT_BOUGHT_TO_KEEP] },
    says: 'Provincial law says that goods must be fit for use and last a fair time. A policy of the shop cannot take that away.',
    authority: LAW.saleOfProvinces,
  },
  {
    ...INSURER,
    id: 'ca.insure.right-acts',
    kind: 'right',
    rank: 12,
    says: 'The Insurance Act of your province sets fair terms and the time to sue, often one or two years. Ask for the reasons in writing.',
    authority: {
      title: 'Insurance Acts of the provinces',
      provision:
        'for example Insurance Act, R.S.O. 1990, c. I.8, sections 129 and 148; Insurance Act, R.S.B.C. 2012, c. 1; Civil Code of Québec, articles 2389 to 2504',
      url: 'https://www.ontario.ca/laws/statute/90i08',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...HOME,
    id: 'ca.home.right-acts',
    kind: 'right',
    rank: 14,
    says: 'The tenancy law of your province sets the notice, the reasons and the rent rules. Your lease cannot take those rights away.',
    authority: {
      title: 'Tenancy laws of the provinces',
      provision:
        'for example Residential Tenancies Act, 2006 (Ontario); Residential Tenancy Act, S.B.C. 2002, c. 78; Residential Tenancies Act, S.A. 2004, c. R-17.1; Civil Code of Québec, articles 1851 to 2000',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...DEBT,
    id: 'ca.debt.right-acts',
    creditor: 'private',
    kind: 'right',
    rank: 16,
    says: 'A collection agency mostly needs a licence of your province and must follow its rules on calls, letters and lies.',
    authority: LAW.collectionOfProvinces,
  },
]

/** The rows, with those for questions where they fit. */
export const PROVINCIAL_ACTS = fitQuestions(ROWS, FITS)
