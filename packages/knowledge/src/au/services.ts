/** Services: care and skill, phone and internet. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-consumer.ts'
import { WORK_DONE } from './conditions.ts'

const BUY = {
  country: 'au',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const NAMED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BUY,
    id: 'au.buy.right-services',
    kind: 'right',
    rank: 40,
    says: 'Services must be done with care, be fit for what you asked, and be done in a fair time.',
    authority: LAW.guarantees,
  },
  {
    ...NAMED,
    id: 'au.services.right-care',
    kind: 'right',
    kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
    rank: 25,
    when: {
      any: [
        WORK_DONE,
        {
          says: [
            'services agreement',
            'service agreement',
            'services contract',
            'breach of services',
            'due care and skill',
            'consumer guarantee',
            'consumer guarantees',
            'australian consumer law',
          ],
        },
      ],
    },
    says: 'Consumer services must be done with care, fit the purpose you agreed, and be done in a fair time.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 60 to 62 (services)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...NAMED,
    id: 'au.buy.right-telco',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    topics: ['consumer'],
    rank: 6,
    when: {
      any: [
        {
          says: [
            'mobile plan',
            'phone plan',
            'broadband',
            'nbn',
            'internet plan',
            'telstra',
            'optus',
            'vodafone',
            'mobile service',
          ],
        },
      ],
    },
    says: 'A phone or internet firm mostly has 15 working days to deal with your complaint. Then the Telecommunications Industry Ombudsman looks at it for free.',
    authority: {
      title: 'Telecommunications (Consumer Complaints Handling) Industry Standard 2018',
      provision: 'how a firm must handle complaints',
      url: 'https://www.legislation.gov.au/F2018L00727/latest',
      inForceFrom: '2018-07-01',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const SERVICES = fitQuestions(ROWS, FITS)
