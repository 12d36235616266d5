/** Leading cases on judgments, wages and goods taken, and jail for what cannot be paid. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { usReports } from './cite-case.ts'

const US = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-21',
  areas: ['debt'],
} as const satisfies Partial<Precedent>

const DEBT: Pick<Precedent, 'kinds' | 'country' | 'areas' | 'checkedOn' | 'checkBy'> = {
  ...US,
  areas: ['debt'],
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
}

const COURT_DEBT = ['judgment', 'default judgment', 'sued', 'lawsuit', 'summons', 'court papers']

const WAGES = ['garnish', 'garnished', 'garnishment', 'wage garnishment', 'wages', 'paycheck']

const FINES = ['fine', 'fines', 'court fine', 'court fees', 'ticket', 'restitution']

const JAIL = ['jail', 'arrest', 'arrested', 'prison', 'warrant']

export const COURT_DEBT_PRECEDENTS: readonly Precedent[] = [
  {
    ...DEBT,
    id: 'us.precedent.peralta-v-heights',
    name: 'Peralta v. Heights Medical Center, Inc.',
    ...usReports('485/80', '1988-02-24', '86-1430'),
    kinds: ['COURT_JUDGMENT', 'ENQUIRY'],
    when: { any: [{ says: ['default', 'judgment'] }] },
    asks: [
      COURT_DEBT,
      [
        'never served',
        'not served',
        'never received',
        'did not know',
        "didn't know",
        'no notice',
        'never got',
        'old address',
        'wrong address',
      ],
    ],
    asked: 'Must you show a good defense to undo a judgment when nobody told you of the case?',
    held: 'No. A judgment without notice breaks your right to a fair process.',
    helps: 'Ask the court to set it aside. Show where you lived and that no papers came.',
    limits: 'The court must believe that you were not served. Then the case starts again.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.sniadach-v-family-finance',
    name: 'Sniadach v. Family Finance Corp.',
    ...usReports('395/337', '1969-06-09', '130'),
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    when: { any: [{ says: ['garnish', 'garnishment', 'wages'] }, { threat: ['wages'] }] },
    asks: [WAGES],
    asked: 'May a creditor freeze your wages before any hearing?',
    held: 'No. You must have notice and a chance to be heard first.',
    helps: 'For most private debts they must sue and win before they can take wages.',
    limits: 'Taxes, child support and federal student loans have their own rules.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.fuentes-v-shevin',
    name: 'Fuentes v. Shevin',
    ...usReports('407/67', '1972-06-12', '70-5039'),
    areas: ['debt', 'consumer'],
    kinds: ['DEBT_COLLECTION_LETTER', 'BAILIFF_NOTICE', 'COURT_CLAIM', 'ENQUIRY'],
    when: { any: [{ says: ['replevin', 'seize', 'sheriff', 'repossess'] }] },
    asks: [
      [
        'sheriff',
        'seize',
        'seized',
        'replevin',
        'take my things',
        'take my furniture',
        'take my property',
        'repossess',
      ],
    ],
    asked: 'May a sheriff take goods bought on credit before any hearing?',
    held: 'No. The state must give notice and a hearing first, save in rare cases.',
    helps: 'Ask for a hearing if an officer comes for goods without one.',
    limits: 'A lender acting alone may repossess a car without a court if it keeps the peace.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.bearden-v-georgia',
    name: 'Bearden v. Georgia',
    ...usReports('461/660', '1983-05-24', '81-6633'),
    areas: ['debt', 'criminal'],
    kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT', 'ENQUIRY'],
    when: { any: [{ says: ['fine', 'probation', 'warrant', 'arrest'] }] },
    asks: [FINES, [...JAIL, 'cannot pay', "can't pay", 'afford']],
    asked: 'Can a judge send you to jail only because you are too poor to pay a fine?',
    held: 'No. The judge must ask why you did not pay, and look at other ways first.',
    helps:
      'Tell the court about your income and what you tried. Ask for a payment plan or service.',
    limits: 'If you could pay and chose not to, jail is possible. Never skip the hearing.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.turner-v-rogers',
    name: 'Turner v. Rogers',
    ...usReports('564/431', '2011-06-20', '10-10'),
    areas: ['debt', 'family'],
    kinds: ['ENQUIRY', 'COURT_JUDGMENT'],
    when: { any: [{ says: ['child support', 'contempt'] }] },
    asks: [
      ['child support', 'contempt'],
      [...JAIL, 'lawyer', 'cannot pay', "can't pay", 'afford'],
    ],
    asked: 'May a parent be jailed for child support debt without a fair check of what he can pay?',
    held: 'No. There is no right to a free lawyer in every case. But the court must ask fairly if you can pay.',
    helps: 'Bring proof of your income. Say clearly that you cannot pay, and why.',
    limits: 'A court need not give you a lawyer if it uses other fair steps.',
    side: 'both',
  },
]
