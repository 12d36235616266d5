/** What the states say on debts and judgments: for which papers and questions each subject is. */
import { HOME_CASE, PUBLIC_DEBT, STATE_SENDER, THIRD_PARTY } from './conditions.ts'
import { PUBLIC_TAKER } from './public-taker.ts'
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
  topics: ['debt', 'employment', 'consumer', 'general'],
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
          'call me',
          'called my',
          'calling my',
          'calls my',
          'my boss',
          'my employer',
          'my job',
          'at work',
          'my workplace',
          'my family',
          'my mother',
          'my neighbor',
          'my neighbors',
          'harass',
          'harasses',
          'harassing',
          'harassed',
          'harassment',
          'threatens',
          'threatening',
          'threatened',
          'keep texting',
          'every day',
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
  topics: ['debt', 'general'],
  creditor: 'private',
  rank: 10,
  when: {
    any: [
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
  topics: ['debt', 'consumer', 'general'],
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

const JUDGED = {
  says: [
    'judgment against you',
    'judgment against me',
    'judgment was entered',
    'judgment has been entered',
    'entered judgment',
    'obtained a judgment',
    'got a judgment',
    'judgment creditor',
    'judgment debtor',
    'renewal of judgment',
    'abstract of judgment',
    'judgment lien',
    'old judgment',
    'default judgment',
    'the judgment',
    'a judgment',
  ],
}

export const JUDGMENT_LIFE: Subject = {
  kinds: [
    'COURT_JUDGMENT',
    'BAILIFF_NOTICE',
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'ENQUIRY',
  ],
  topics: ['debt', 'general'],
  rank: 19,
  when: {
    any: [JUDGED],
    not: [
      HOME_CASE,
      PUBLIC_TAKER,
      { says: ['if a judgment', 'could get a judgment', 'may get a judgment', 'mortgage'] },
    ],
  },
}

export const SAFE_HOME: Subject = {
  kinds: [
    'COURT_JUDGMENT',
    'BAILIFF_NOTICE',
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'ENQUIRY',
  ],
  topics: ['debt', 'housing', 'general'],
  rank: 12,
  when: {
    all: [
      {
        says: [
          ...JUDGED.says,
          'creditor',
          'collector',
          'debt collector',
          'credit card',
          'sue',
          'sued',
          'lawsuit',
        ],
      },
      {
        says: [
          'homestead',
          'lien on your home',
          'lien on my home',
          'lien on my house',
          'lien against your property',
          'lien on your property',
          'abstract of judgment',
          'real property',
          'real estate',
          'take my house',
          'take my home',
          'lose my house',
          'lose my home',
          'sell my house',
          'my house',
        ],
      },
    ],
    not: [
      HOME_CASE,
      PUBLIC_TAKER,
      {
        says: [
          'mortgage',
          'rent',
          'landlord',
          'hoa',
          'association',
          'assessments',
          'contractor',
          'mechanics lien',
        ],
      },
    ],
  },
}

export const LESS_FROM_PAY: Subject = {
  kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE', 'ENQUIRY'],
  topics: ['debt', 'employment', 'general'],
  rank: 9,
  when: {
    any: [
      {
        says: [
          'garnish',
          'garnished',
          'garnishing',
          'garnishment',
          'earnings withholding',
          'income execution',
          'wage levy',
          'withhold from your earnings',
          'taking my wages',
          'take my wages',
        ],
      },
    ],
    not: [PUBLIC_TAKER, PUBLIC_DEBT],
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
  topics: ['debt', 'consumer', 'general'],
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

export const DEBT_OF_THE_DEAD: Subject = {
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER', 'ENQUIRY'],
  topics: ['debt', 'family', 'general'],
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

export const REST_AFTER_SALE: Subject = {
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER', 'ENQUIRY'],
  topics: ['debt', 'housing', 'general'],
  rank: 6,
  when: {
    all: [
      { says: ['mortgage', 'foreclosure', 'foreclosed', 'deed of trust', 'home loan'] },
      {
        says: [
          'deficiency',
          'deficiency balance',
          'deficiency judgment',
          'still owe',
          'remaining balance',
          'balance after the sale',
          'shortfall',
          'short sale',
        ],
      },
    ],
    not: [{ says: ['vehicle', 'car loan', 'auto loan', 'escrow shortage', 'escrow analysis'] }],
  },
}

export const DEBT_RELIEF: Subject = {
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  topics: ['debt', 'consumer', 'general'],
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

export const BUILDER_LIEN: Subject = {
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'CONSUMER_CONTRACT_DISPUTE',
    'BAILIFF_NOTICE',
    'OTHER',
    'ENQUIRY',
  ],
  topics: ['debt', 'consumer', 'housing', 'general'],
  rank: 4,
  when: {
    any: [
      {
        says: [
          'mechanics lien',
          'mechanic’s lien',
          "mechanic's lien",
          'mechanics’ lien',
          "mechanics' lien",
          'construction lien',
          'contractor lien',
          'contractor’s lien',
          "contractor's lien",
          'claim of lien',
          'notice to owner',
          'notice of intent to lien',
          'materialman',
        ],
      },
    ],
    not: [{ says: ['repair shop', 'towing', 'towed', 'association', 'hoa', 'assessments'] }],
  },
}

export const SMALL_JUDGMENT: Subject = {
  kinds: ['COURT_JUDGMENT', 'ENQUIRY'],
  topics: ['debt', 'consumer', 'housing', 'general'],
  rank: 5,
  when: {
    all: [
      { says: ['small claims', 'justice court', 'justice of the peace'] },
      {
        says: [
          'judgment',
          'lost',
          'appeal',
          'ruled',
          'ruling',
          'missed the hearing',
          'missed my hearing',
        ],
      },
    ],
    not: [HOME_CASE],
  },
}
