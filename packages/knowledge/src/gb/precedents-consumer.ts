/** Leading cases on buying, unfair terms, insurance and scams. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ENGLAND_WALES, GB_CASE, heldCase, lordsCase, oldCase } from './cite-case.ts'

const BUYING = {
  ...GB_CASE,
  areas: ['consumer'],
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
} satisfies Partial<Precedent>
const EW = { ...BUYING, nations: ENGLAND_WALES }

const SMALL_PRINT = [
  'small print',
  'terms and conditions',
  'unfair term',
  'unfair terms',
  'hidden terms',
  'unfair contract',
  'in the contract',
]

export const CONSUMER_PRECEDENTS: readonly Precedent[] = [
  {
    ...BUYING,
    id: 'gb.precedent.ritchie-v-lloyd',
    name: 'J & H Ritchie Ltd v Lloyd Ltd',
    ...lordsCase('9', '2007-03-07'),
    asks: [
      ['faulty', 'broken', 'fault', 'defect', 'defective'],
      ['repair', 'repaired', 'refund', 'reject', 'fixed', 'would not say', 'money back'],
    ],
    asked: 'May a buyer reject a repaired machine when the seller will not say what was wrong?',
    held: 'Yes. He could not know whether to trust it without that answer.',
    helps:
      'Ask what the fault was and what was done. Without an answer you may be able to reject it.',
    limits:
      'It was a sale to a business. As a consumer you have wider rights by law to repair and refund.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.interfoto-v-stiletto',
    name: 'Interfoto Picture Library Ltd v Stiletto Visual Programmes Ltd',
    ...oldCase('[1987] EWCA Civ 6', {
      court: 'Court of Appeal (England and Wales)',
      decidedOn: '1987-11-12',
      path: 'ew/cases/EWCA/Civ/1987/6.html',
    }),
    areas: ['consumer', 'parking'],
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'PARKING_TICKET', 'ENQUIRY'],
    when: {
      any: [{ says: ['terms and conditions', 'late fee', 'late return', 'administration fee'] }],
    },
    asks: [
      SMALL_PRINT,
      [
        'fee',
        'charge',
        'not told',
        'did not know',
        "didn't know",
        'hidden',
        'did not see',
        'huge',
        'surprise',
      ],
    ],
    asked: 'Is a customer bound by a very harsh charge hidden among other terms?',
    held: 'No. The harsher a term is, the more clearly it must be pointed out.',
    helps: 'Say that the charge was hidden and that nobody pointed it out.',
    limits: 'Common terms bind you even if you did not read them.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.dgft-v-first-national-bank',
    name: 'Director General of Fair Trading v First National Bank plc',
    ...lordsCase('52', '2001-10-25'),
    areas: ['consumer', 'debt'],
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'COURT_JUDGMENT', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    when: { all: [{ says: ['judgment', 'ccj'] }, { says: ['interest'] }] },
    asks: [
      ['interest'],
      ['judgment', 'ccj', 'after judgment', 'court order', 'unfair term', 'unfair terms'],
    ],
    asked: 'Is it unfair if a loan contract adds interest after a court judgment?',
    held: 'Not by itself. A term is unfair if it breaks good faith and tips the balance against you.',
    helps:
      'It gives the test for unfair terms that courts still use. Ask the court for more time, and for a stop to interest.',
    limits: 'The bank won. Interest by contract after a judgment can be allowed.',
    side: 'both',
  },
  {
    ...BUYING,
    id: 'gb.precedent.oft-v-abbey-national',
    name: 'Office of Fair Trading v Abbey National plc',
    ...heldCase('UKSC', '6', '2009-11-25'),
    areas: ['consumer', 'debt'],
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    when: { any: [{ says: ['overdraft', 'bank charges', 'unpaid item'] }] },
    asks: [
      ['overdraft', 'bank charges', 'bank charge', 'overdrawn'],
      ['unfair', 'refund', 'claim', 'charges', 'fee', 'fees', 'too high'],
    ],
    asked: 'Can a court call bank overdraft charges unfair because they are too high?',
    held: 'No. They are part of the price of the account, so their size could not be judged that way.',
    helps:
      'Ask for help with money trouble instead. Banks must treat you fairly and may give charges back.',
    limits:
      'It works against claims that the sum alone is unfair. New rules cap how overdrafts are priced.',
    side: 'against_you',
  },
  {
    ...EW,
    id: 'gb.precedent.oft-v-ashbourne',
    name: 'Office of Fair Trading v Ashbourne Management Services Ltd',
    ...heldCase('EWHC', '1237 (Ch)', '2011-05-27'),
    areas: ['consumer', 'debt'],
    kinds: [
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'ENQUIRY',
    ],
    when: { all: [{ says: ['gym', 'health club', 'fitness', 'membership'] }] },
    asks: [
      ['gym', 'health club', 'fitness', 'membership'],
      ['cancel', 'leave', 'debt', 'contract', 'collector', 'collectors', 'unfair', 'pay'],
    ],
    asked: 'Were long gym contracts that people could hardly leave fair?',
    held: 'Many were not. Terms that tied people in for over a year, or claimed all the fees at once, were unfair.',
    helps: 'If your life changed and you cannot leave, say that the term is unfair.',
    limits: 'A short contract that you agreed to with open eyes can still bind you.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.farley-v-skinner',
    name: 'Farley v Skinner',
    ...lordsCase('49', '2001-10-11'),
    asks: [
      [
        'distress',
        'stress',
        'upset',
        'disappointment',
        'compensation for',
        'peace of mind',
        'ruined',
        'inconvenience',
      ],
      [
        'holiday',
        'survey',
        'surveyor',
        'wedding',
        'builder',
        'contract',
        'service',
        'compensation',
      ],
    ],
    asked: 'Can you get money for upset when a firm breaks a promise about your comfort?',
    held: 'Yes, if peace or pleasure was an important part of what it promised.',
    helps: 'Show that you asked for it and that it mattered to you.',
    limits: 'Sums are small. Most broken contracts give no money for upset.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.versloot-v-hdi',
    name: 'Versloot Dredging BV v HDI Gerling Industrie Versicherung AG',
    ...heldCase('UKSC', '45', '2016-07-20'),
    kinds: ['INSURANCE_DECISION', 'ENQUIRY'],
    when: {
      any: [
        { says: ['false', 'fraud', 'fraudulent', 'untrue', 'misled', 'dishonest', 'inconsistent'] },
      ],
    },
    asks: [
      ['insurance', 'insurer', 'claim'],
      ['lie', 'lied', 'untrue', 'false', 'mistake', 'fraud', 'wrong information', 'exaggerated'],
    ],
    asked: 'May an insurer refuse a real claim because of a small lie that did not matter?',
    held: 'No, if the claim would have been paid all the same.',
    helps: 'Ask the insurer how the wrong words changed what you were owed.',
    limits: 'A made-up or blown-up claim can still lose everything.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.philipp-v-barclays',
    name: 'Philipp v Barclays Bank UK plc',
    ...heldCase('UKSC', '25', '2023-07-12'),
    areas: ['consumer', 'criminal'],
    kinds: ['SCAM_LETTER', 'ENQUIRY'],
    when: { any: [{ says: ['transfer', 'bank account', 'sort code'] }] },
    asks: [
      ['scam', 'scammed', 'scammer', 'fraud', 'tricked'],
      ['bank', 'transfer', 'transferred', 'refund', 'money back', 'sent money'],
    ],
    asked: 'Must a bank refuse a payment that its customer orders because of a trick?',
    held: 'Not by its contract. The bank has to carry out a clear order of its customer.',
    helps:
      'Use the newer refund rules. Since 7 October 2024 banks must pay back most tricked transfers.',
    limits: 'Those rules have a top sum and exceptions. Tell your bank at once.',
    side: 'against_you',
  },
]
