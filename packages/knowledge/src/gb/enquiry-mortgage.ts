/** Questions about mortgage arrears and repossession. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { CHECKED } from './cite-law.ts'
import { BEHIND_ON_LOAN, LOSING_IT } from './mortgage-words.ts'

const HOME_LOAN = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'debt', 'general', 'consumer'],
} satisfies Partial<Rule>

const MORTGAGE = ['mortgage', 'mortgage lender', 'home loan', 'second charge loan']

export const ENQUIRY_MORTGAGE: readonly Rule[] = [
  {
    ...HOME_LOAN,
    nations: ['england', 'wales', 'northern_ireland'],
    id: 'gb.ask-mortgage.arrears',
    kind: 'answer',
    rank: 6,
    asks: [MORTGAGE, BEHIND_ON_LOAN, [...BEHIND_ON_LOAN, ...ASKING]],
    verdict: 'do_this',
    says: 'They cannot take your home without a court, and only as a last step. Call the lender now and offer what you can pay. A judge can stop it if you can clear the arrears over the rest of the mortgage. Go to the hearing; free help is there.',
    authority: {
      title: 'Administration of Justice Act 1970',
      provision:
        'section 36 (time to pay the arrears), with Administration of Justice Act 1973, section 8 and FCA MCOB 13 (repossession as a last resort)',
      url: 'https://www.legislation.gov.uk/ukpga/1970/31/section/36',
      inForceFrom: '2004-10-31',
    },
  },
  {
    ...HOME_LOAN,
    nations: ['scotland'],
    id: 'gb.ask-mortgage.arrears-scotland',
    kind: 'answer',
    rank: 6,
    asks: [
      MORTGAGE,
      [
        ...LOSING_IT,
        'stopped paying the mortgage',
        'months behind',
        'lose the house',
        'behind with the mortgage',
      ],
    ],
    verdict: 'do_this',
    says: 'They cannot take your home without a sheriff, and must first try to agree a plan with you. Call the lender now and offer what you can pay. Go to the court on the day; the sheriff must look at whether it is fair.',
    authority: {
      title: 'Home Owner and Debtor Protection (Scotland) Act 2010',
      provision: 'Part 1, with FCA MCOB 13 (repossession as a last resort)',
      url: 'https://www.legislation.gov.uk/asp/2010/6/part/1',
      inForceFrom: '2010-09-30',
    },
  },
]
