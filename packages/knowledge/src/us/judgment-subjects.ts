import { HOME_CASE } from './conditions-court.ts'
/** What the states say on judgments, liens and courts: for which papers and questions each subject is. */
import { PUBLIC_DEBT } from './conditions.ts'
import { PUBLIC_TAKER } from './public-taker.ts'
import type { Subject } from './state-law.ts'

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
  rank: 19,
  when: {
    any: [JUDGED],
    not: [
      HOME_CASE,
      PUBLIC_TAKER,
      {
        says: [
          'if a judgment',
          'could get a judgment',
          'may get a judgment',
          'mortgage',
          'divorce',
          'custody',
          'child support',
        ],
      },
    ],
  },
}

export const LESS_FROM_PAY: Subject = {
  kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE', 'OTHER', 'ENQUIRY'],
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

export const REST_AFTER_SALE: Subject = {
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER', 'ENQUIRY'],
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
  kinds: ['COURT_JUDGMENT', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
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

export const COURT_FEES: Subject = {
  kinds: ['COURT_CLAIM', 'ENQUIRY'],
  rank: 30,
  when: {
    any: [
      {
        says: [
          'filing fee',
          'filing fees',
          'court fee',
          'court fees',
          'fee waiver',
          'first appearance fee',
        ],
      },
    ],
  },
}

export const WILL_DEFEND: Subject = {
  kinds: ['COURT_CLAIM', 'ENQUIRY'],
  rank: 6,
  when: {
    all: [
      { says: ['magisterial district', 'magisterial district judge', 'district justice', 'mdj'] },
      { says: ['complaint', 'hearing', 'civil', 'sued', 'defend', 'plaintiff'] },
    ],
    not: [HOME_CASE, { says: ['traffic', 'citation', 'landlord'] }],
  },
}

export const REST_OF_CAR_LOAN: Subject = {
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'COURT_JUDGMENT',
    'ENQUIRY',
  ],
  rank: 9,
  when: {
    all: [
      {
        says: [
          'vehicle',
          'car',
          'truck',
          'auto loan',
          'car loan',
          'retail installment',
          'repossessed',
          'repossession',
        ],
      },
      {
        says: [
          'deficiency',
          'deficiency balance',
          'deficiency judgment',
          'balance after the sale',
          'still owe',
          'remaining balance',
          'sold at auction',
          'sold my car',
          'sold the car',
          'sold the vehicle',
          'vehicle was sold',
        ],
      },
    ],
    not: [{ says: ['mortgage', 'foreclosure', 'insurance claim'] }],
  },
}
