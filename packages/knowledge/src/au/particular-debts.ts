/** Debts with rights of their own: sold debts, phone and internet, damage that an insurer paid, small claims. */
import type { Rule } from '@plainletter/contracts/rule'

const DEBT = {
  country: 'au',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const DEBT_ACTS = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
} satisfies Partial<Rule>

export const PARTICULAR_DEBTS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'au.debt.right-small-costs',
    kind: 'right',
    rank: 22,
    kinds: ['LETTER_BEFORE_CLAIM'],
    says: 'In a small claim each side mostly pays its own lawyer. Ask what the limit is in your state.',
    authority: {
      title: 'Court and tribunal laws of the states',
      provision:
        'for example Local Court Act 2007 (NSW), section 37; Magistrates’ Court Act 1989 (Vic), section 105; Magistrates Court (Civil Proceedings) Act 2004 (WA), section 31; QCAT Act 2009 (Qld), section 100',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2009-12-01',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.debt.right-phone',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    topics: ['debt'],
    rank: 12,
    when: {
      any: [
        {
          says: [
            'optus',
            'telstra',
            'vodafone',
            'tpg',
            'iinet',
            'mobile account',
            'mobile phone',
            'phone account',
            'phone bill',
            'internet account',
            'broadband',
            'nbn',
            'mobile service',
            'telecom',
            'outgoing calls',
            'your data will be slowed',
            'internet plan',
          ],
        },
      ],
    },
    says: 'A phone company must offer you help to pay before it cuts you off. If it did not, complain to the Telecommunications Industry Ombudsman for free.',
    authority: {
      title:
        'Telecommunications (Financial Hardship) Industry Standard 2024, with the Telecommunications Consumer Protections Code',
      provision: 'help before a cut-off; no cut-off while help is agreed',
      url: 'https://www.legislation.gov.au/',
      inForceFrom: '2024-03-29',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.debt.right-sold',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    topics: ['debt'],
    rank: 9,
    when: {
      any: [
        {
          says: [
            'assignee',
            'notice of assignment',
            'assigned the debt',
            'assigned your',
            'has assigned',
            'sold this debt',
            'sold your',
            'has been sold',
            'have purchased',
            'purchased your',
            'purchased the debt',
            'bought your',
            'debt purchaser',
          ],
        },
      ],
    },
    says: 'Your debt was sold. Ask for the written notice of assignment and for the contract. You keep every defence that you had against the first lender.',
    authority: {
      title: 'Property laws of the states on assigned debts',
      provision:
        'for example Conveyancing Act 1919 (NSW), section 12; Property Law Act 1958 (Vic), section 134; Property Law Act 1969 (WA), section 20',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...DEBT_ACTS,
    checkedOn: '2026-11-22',
    id: 'au.debt.right-insurer-recovers',
    creditor: 'private',
    kind: 'right',
    rank: 8,
    when: {
      all: [
        {
          says: [
            'insurance',
            'insurer',
            'insured',
            'our customer',
            'aami',
            'nrma',
            'racv',
            'racq',
            'allianz',
            'suncorp',
            'budget direct',
          ],
        },
        {
          says: [
            'at fault',
            'collision',
            'accident',
            'damage to our',
            'our insured',
            'recover our',
            'recovery of',
            'liable for',
            'damage caused',
          ],
        },
      ],
    },
    says: 'If you cannot pay an insurer for damage, tell it. Its industry code asks it to help with hardship, such as small payments or a stop.',
    authority: {
      title: 'General Insurance Code of Practice 2020',
      provision: 'Part 10 (financial hardship, also of people from whom an insurer recovers)',
      url: 'https://www.afca.org.au/',
      inForceFrom: '2021-07-01',
    },
  },
]
