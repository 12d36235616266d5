/** Leading cases on credit agreements and their copies. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ENGLAND_WALES, heldCase, lordsCase } from './cite-case.ts'
import { CREDIT, DEBT, EW } from './precedents-debt-words.ts'

export const CREDIT_AGREEMENTS_PRECEDENTS: readonly Precedent[] = [
  {
    ...DEBT,
    id: 'gb.precedent.carey-v-hsbc',
    name: 'Carey v HSBC Bank plc',
    ...heldCase('EWHC', '3417 (QB)', '2009-12-23'),
    nations: ENGLAND_WALES,
    when: { any: [{ says: CREDIT }] },
    asks: [
      [
        'copy of the agreement',
        'copy of my agreement',
        'copy of the credit agreement',
        'original agreement',
        'cca request',
        'section 78',
        'section 77',
        'prove the debt',
        'credit agreement',
      ],
    ],
    asked: 'Must a lender send a photocopy of the signed credit agreement?',
    held: 'No. It may rebuild a true copy from its records. But the copy must be honest and correct.',
    helps: 'You can ask for the copy. While they do not send it, a court may not enforce the debt.',
    limits:
      'A rebuilt copy is enough. The debt is not wiped out, and starts again once they send it.',
    side: 'both',
  },
  {
    ...DEBT,
    id: 'gb.precedent.mcguffick-v-royal-bank-of-scotland',
    name: 'McGuffick v Royal Bank of Scotland plc',
    ...heldCase('EWHC', '2386 (Comm)', '2009-10-06'),
    nations: ENGLAND_WALES,
    when: { all: [{ says: CREDIT }, { threat: ['credit_file'] }] },
    asks: [
      ['unenforceable', 'copy of the agreement', 'cca request', 'section 77', 'section 78'],
      ['credit file', 'credit record', 'credit report', 'default', 'still ask', 'chase', 'letters'],
    ],
    asked: 'Can a lender still ask for payment while it has not sent a copy of the agreement?',
    held: 'Yes. Asking for payment and telling credit agencies is not enforcing the debt.',
    helps:
      'It shows the line: they may ask, but a court may not order you to pay until they send the copy.',
    limits: 'They may go on writing to you and reporting missed payments.',
    side: 'against_you',
  },
  {
    ...DEBT,
    id: 'gb.precedent.wilson-v-first-county-trust',
    name: 'Wilson v First County Trust Ltd (No 2)',
    ...lordsCase('40', '2003-07-10'),
    when: { all: [{ says: CREDIT }, { dateBefore: { role: 'incident', date: '2007-04-06' } }] },
    asks: [
      [
        'unenforceable',
        'missing terms',
        'wrong amount of credit',
        'prescribed terms',
        'improperly executed',
      ],
      ['credit agreement', 'loan', 'agreement', 'credit card'],
    ],
    asked: 'Can a lender enforce a loan when the paper gets the amount of credit wrong?',
    held: 'No. The law then made such a loan impossible to enforce, and that law was fair.',
    helps:
      'Check an old agreement: it had to state the credit, the rate and the payments correctly.',
    limits:
      'Only for agreements made before 6 April 2007. For later ones the court decides what is fair.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'gb.precedent.durkin-v-dsg-retail',
    name: 'Durkin v DSG Retail Ltd',
    ...heldCase('UKSC', '21', '2014-03-26'),
    areas: ['debt', 'consumer'],
    when: { any: [{ says: ['credit file', 'default', 'credit reference', 'faulty', 'rejected'] }] },
    asks: [
      ['credit agreement', 'finance agreement', 'finance company', 'bought on finance', 'credit'],
      [
        'faulty',
        'returned',
        'rejected',
        'sent it back',
        'sent back',
        'cancelled',
        'credit file',
        'default',
      ],
    ],
    asked: 'Must a buyer keep paying a lender after he rightly took the goods back?',
    held: 'No. He could end the linked credit deal too. The lender had to check before it reported him to credit agencies.',
    helps: 'If you rightly reject goods, a loan tied to that purchase can end as well.',
    limits:
      'The loan must be tied to that seller and that purchase. The shop must really have broken the deal.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'gb.precedent.oft-v-lloyds-tsb',
    name: 'Office of Fair Trading v Lloyds TSB Bank plc',
    ...lordsCase('48', '2007-10-31'),
    areas: ['debt', 'consumer'],
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    asks: [
      ['credit card', 'section 75'],
      [
        'abroad',
        'overseas',
        'foreign',
        'holiday',
        'refund',
        'section 75',
        'went bust',
        'not delivered',
      ],
    ],
    asked: 'Does the card company answer for a purchase made abroad?',
    held: 'Yes. The protection for card purchases has no border.',
    helps: 'You can claim from your credit card company for a broken deal with a foreign seller.',
    limits: 'One item must cost over £100 and at most £30,000. Debit cards are not covered.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.brandon-v-american-express',
    name: 'Brandon v American Express Services Europe Ltd',
    ...heldCase('EWCA Civ', '1187', '2011-10-25'),
    when: { all: [{ says: ['default notice', 'section 87', 'terminated'] }, { says: CREDIT }] },
    asks: [
      ['default notice', 'section 87'],
      ['14 days', 'fourteen days', 'too short', 'wrong', 'invalid', 'defective', 'valid'],
    ],
    asked: 'Could a lender win at once although its default notice gave less than 14 days?',
    held: 'No. A wrong notice could be a real defence, so the case had to go on.',
    helps: 'Check the default notice. It must give you at least 14 days after you get it.',
    limits:
      'The lender may send a new and correct notice. The court did not say that he owed nothing.',
    side: 'for_you',
  },
]
