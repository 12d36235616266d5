/** Leading cases on mortgages and the home. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { heldCase, lordsCase, oldCase } from './cite-case.ts'
import { EW, HOME } from './precedents-housing-words.ts'

const MORTGAGE = ['mortgage', 'mortgage arrears', 'repossess', 'repossession', 'repossessed']

export const MORTGAGES_PRECEDENTS: readonly Precedent[] = [
  {
    ...EW,
    id: 'gb.precedent.cheltenham-gloucester-v-norgan',
    name: 'Cheltenham & Gloucester Building Society v Norgan',
    ...oldCase('[1995] EWCA Civ 11', {
      court: 'Court of Appeal (England and Wales)',
      decidedOn: '1995-12-05',
      path: 'ew/cases/EWCA/Civ/1995/11.html',
    }),
    kinds: ['EVICTION_NOTICE', 'COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    areas: ['housing', 'debt'],
    when: { any: [{ says: ['mortgage'] }] },
    asks: [MORTGAGE],
    asked: 'Over how long may a home owner pay off mortgage arrears?',
    held: 'The court should start from the whole time that is left on the mortgage.',
    helps:
      'Show a budget. Offer the monthly payment plus a part of the arrears over the years left.',
    limits:
      'You must be able to pay the normal instalment as well. The court can choose a shorter time.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.royal-bank-of-scotland-v-etridge',
    name: 'Royal Bank of Scotland plc v Etridge (No 2)',
    ...lordsCase('44', '2001-10-11'),
    areas: ['housing', 'debt', 'family'],
    kinds: ['COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    when: { any: [{ says: ['guarantee', 'guarantor', 'charge over', 'legal charge'] }] },
    asks: [
      [
        'guarantee',
        'guarantor',
        'signed for',
        'husband',
        'wife',
        'partner',
        'made me sign',
        'pressured',
      ],
      ['loan', 'debt', 'mortgage', 'bank', 'house', 'home', 'sign'],
    ],
    asked: "When may a bank rely on a partner who put up the home for someone else's debt?",
    held: 'Only if the bank made sure that a lawyer explained the risk to that partner.',
    helps: 'If nobody explained it to you and you were pushed to sign, the deal may not bind you.',
    limits: 'A letter from a lawyer saying the risk was explained mostly protects the bank.',
    side: 'for_you',
  },
  {
    ...HOME,
    nations: ['scotland'],
    id: 'gb.precedent.royal-bank-of-scotland-v-wilson',
    name: 'Royal Bank of Scotland plc v Wilson',
    ...heldCase('UKSC', '50', '2010-11-24'),
    areas: ['housing', 'debt'],
    kinds: ['EVICTION_NOTICE', 'COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    when: {
      any: [{ says: ['standard security', 'calling-up notice', 'calling up notice', 'mortgage'] }],
    },
    asks: [[...MORTGAGE, 'standard security', 'calling up notice', 'calling-up notice']],
    asked:
      'Must a lender in Scotland send a calling-up notice before it takes a home to get its money?',
    held: 'Yes. It must give the two months of that notice first.',
    helps:
      'Check that you got the notice and that two months have passed. If not, tell the sheriff.',
    limits: 'The lender can start again with the right notice.',
    side: 'for_you',
  },
]
