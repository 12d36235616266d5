/** Offers of cards and loans that nobody asked for (prescreened offers). */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const FCRA = { title: 15, name: 'Fair Credit Reporting Act (FCRA)', from: '1997-09-30' }
const MAY_OFFER = usc({ ...FCRA, section: '1681b(c)' })
const MUST_TELL = usc({ ...FCRA, section: '1681m(d)' })

const OFFER = {
  ...CHECKED,
  kinds: ['OTHER'],
  topics: ['consumer', 'debt'],
  when: {
    all: [
      {
        says: [
          'pre-approved',
          'preapproved',
          'pre approved',
          'prescreened',
          'pre-screened',
          'prescreen',
          'pre-selected',
          'preselected',
          'prequalified',
          'pre-qualified',
        ],
      },
      { says: ['card', 'credit', 'loan', 'apr'] },
    ],
  },
} satisfies Partial<Rule>

export const OFFERS: readonly Rule[] = [
  {
    ...OFFER,
    id: 'us.offer.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'This is an advertisement. They want you to apply for a card or a loan. You owe nothing and need not answer.',
    authority: MUST_TELL,
  },
  {
    ...OFFER,
    id: 'us.offer.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A firm may get a list of names from a credit bureau for a firm offer. It does not mean that you have applied.',
    authority: MAY_OFFER,
  },
  {
    ...OFFER,
    id: 'us.offer.right-stop',
    kind: 'right',
    rank: 5,
    says: 'You can stop such offers for five years or for good: OptOutPrescreen.com or 1-888-567-8688. It is free.',
    authority: MUST_TELL,
  },
  {
    ...OFFER,
    id: 'us.offer.step-read',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'If you want it, read the rate after the first months and all fees. If not, shred it.',
    authority: MUST_TELL,
  },
  {
    ...OFFER,
    id: 'us.offer.option-ignore',
    kind: 'option',
    option: 'ignore_safely',
    rank: 5,
    title: 'Do nothing',
    cost: 'Nothing',
    time: 'No time limit for you',
    risk: 'None. Shred it, so that no one applies in your name.',
    bestFor: 'You do not want a new card or loan.',
    says: 'No answer is needed. The offer ends by itself.',
    authority: MAY_OFFER,
  },
]
