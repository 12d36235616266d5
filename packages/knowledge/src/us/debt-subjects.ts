/** What the states say on debts and those who collect them: for which papers and questions each subject is. */
import { PUBLIC_DEBT, STATE_SENDER, THIRD_PARTY } from './conditions.ts'
import { HOSPITAL } from './state-conditions.ts'
import type { Subject } from './state-law.ts'

const OWED = {
  says: [
    'debt',
    'debts',
    'debt collector',
    'collector',
    'collectors',
    'collection agency',
    'collections',
    'creditor',
    'lender',
    'loan',
    'credit card',
    'account',
  ],
}

export const COLLECTOR_CALLS: Subject = {
  kinds: ['ENQUIRY'],
  creditor: 'private',
  rank: 9,
  when: {
    all: [
      {
        says: [
          'collector',
          'collectors',
          'collection agency',
          'collections',
          'creditor',
          'lender',
          'debt',
        ],
      },
      {
        says: [
          'keep calling',
          'keeps calling',
          'calls me',
          'calling me',
          'called my',
          'calling my',
          'calls my',
          'my boss',
          'call my employer',
          'told my employer',
          'contact my employer',
          'contacted my employer',
          'told my family',
          'contacted my family',
          'at work',
          'my workplace',
          'harass',
          'harasses',
          'harassing',
          'harassed',
          'harassment',
          'threatens',
          'threatening',
          'threatened',
          'keep texting',
        ],
      },
    ],
    not: [PUBLIC_DEBT],
  },
}

export const COLLECTOR_LICENSE: Subject = {
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
  creditor: 'private',
  rank: 21,
  when: { ...THIRD_PARTY, not: [PUBLIC_DEBT, STATE_SENDER] },
}

export const NEW_YORK_CITY_COLLECTOR: Subject = {
  ...COLLECTOR_LICENSE,
  when: {
    ...COLLECTOR_LICENSE.when,
    all: [
      {
        says: [
          'new york city',
          'brooklyn',
          'bronx',
          'queens',
          'manhattan',
          'staten island',
          'new york, ny',
        ],
      },
    ],
  },
}

export const OLD_DEBT: Subject = {
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  creditor: 'private',
  rank: 10,
  when: {
    all: [
      OWED,
      {
        says: [
          'the law limits how long',
          'will not sue you',
          'cannot sue you',
          'too old',
          'time-barred',
          'time barred',
          'statute of limitations',
          'because of the age',
          'old debt',
          'very old',
          'years old',
          'years ago',
          'last payment date',
          'date of last payment',
          'date of your last payment',
        ],
      },
    ],
    not: [PUBLIC_DEBT],
  },
}

export const STOLEN_NAME: Subject = {
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  rank: 7,
  when: {
    all: [
      OWED,
      {
        says: [
          'identity theft',
          'identity thief',
          'stole my identity',
          'stolen identity',
          'not my debt',
          'not my account',
          'never opened',
          'did not open',
          "didn't open",
          'opened in my name',
          'account in my name',
          'loan in my name',
          'card in my name',
          'used my name',
          'fraudulent account',
        ],
      },
    ],
  },
}

export const DEBT_OF_THE_DEAD: Subject = {
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER', 'ENQUIRY'],
  rank: 5,
  when: {
    all: [
      { says: [...OWED.says, 'owed', 'owes', 'balance', 'bill', 'bills'] },
      {
        says: [
          'estate of',
          'deceased',
          'decedent',
          'passed away',
          'my late husband',
          'my late wife',
          'my late mother',
          'my late father',
          'my father died',
          'my mother died',
          'my husband died',
          'my wife died',
          'my dad died',
          'my mom died',
          'died owing',
        ],
      },
    ],
  },
}

export const DEBT_RELIEF: Subject = {
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  rank: 12,
  when: {
    any: [
      {
        says: [
          'debt settlement',
          'debt relief',
          'debt resolution program',
          'debt consolidation company',
          'debt management company',
          'debt management plan',
          'credit repair',
          'credit counseling company',
          'settle my debts for me',
        ],
      },
    ],
  },
}

export const MEDICAL_DEBT: Subject = {
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'COURT_JUDGMENT',
    'CONSUMER_CONTRACT_DISPUTE',
    'UTILITY_BILL_DEMAND',
    'OTHER',
    'ENQUIRY',
  ],
  rank: 11,
  when: {
    all: [
      HOSPITAL,
      {
        says: [
          'bill',
          'bills',
          'balance due',
          'amount due',
          'past due',
          'collection',
          'collections',
          'medical debt',
          'judgment',
          'sued',
          'account balance',
        ],
      },
    ],
    not: [
      {
        says: [
          'medicare summary notice',
          'this is not a bill',
          'personal injury',
          'workers compensation',
          'personal information',
          'security incident',
        ],
      },
    ],
  },
}
