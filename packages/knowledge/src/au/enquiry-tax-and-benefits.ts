/** Questions about taxes, and benefits asked back or refused. */
import type { Rule } from '@plainletter/contracts/rule'

import { TAX } from '../english/fine-and-tax-words.ts'
import { LAW } from './authority.ts'

const ASK_MORE = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_TAX_AND_BENEFITS: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'au.ask.tax',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      TAX,
      [
        'disagree',
        'wrong',
        'object',
        'dispute',
        'appeal',
        "can't pay",
        'cannot pay',
        'owe',
        'what',
        'how',
      ],
    ],
    says: 'Check it in myGov. Set up a payment plan before the due day, or object if it is wrong.',
    authority: LAW.objection,
  },
  {
    ...ASK_MORE,
    id: 'au.ask.centrelink',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      ['centrelink', 'services australia', 'overpaid', 'overpayment', 'robodebt'],
      ['debt', 'owe', 'repay', 'pay back', 'overpaid', 'overpayment'],
    ],
    says: 'Ask how they worked it out, and ask for a review and a pause. It is free. A debt can be waived if it was only their mistake.',
    authority: LAW.debtReview,
  },
  {
    ...ASK_GENERAL,
    id: 'au.ask.benefit-refused',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['debt', 'general'],
    asks: [
      [
        'benefit',
        'benefits',
        'centrelink',
        'pension',
        'welfare',
        'allowance',
        'work and income',
        'winz',
        'income support',
        'disability support',
        'social assistance',
      ],
      ['refused', 'rejected', 'denied', 'declined', 'turned down', 'stopped my', 'cut off my'],
    ],
    says: 'Ask Centrelink for a formal review within 13 weeks, so that back pay is safe. If it still says no, go to the Administrative Review Tribunal for free.',
    authority: {
      title: 'Social Security (Administration) Act 1999',
      provision: 'sections 109, 129 and 142 (review, tribunal)',
      url: 'https://www.legislation.gov.au/C2004A00580/latest',
      inForceFrom: '2024-10-14',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.dsp-refused',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['dsp', 'disability support pension'],
      ['rejected', 'refused', 'appeal', 'denied', 'knocked back', '20 points', 'review'],
    ],
    says: 'Ask Centrelink for a formal review; within 13 weeks keeps your back pay. Send new medical proof against the 20 points. After that the Administrative Review Tribunal is free.',
    authority: {
      title:
        'Social Security (Administration) Act 1999, Social Security Act 1991 and Administrative Review Tribunal Act 2024',
      provision: 'sections 109, 129 and 142 of the first; section 94 of the second (20 points)',
      url: 'https://www.legislation.gov.au/C2004A00580/latest/text',
      inForceFrom: '2024-10-14',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.ndis',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['general', 'consumer', 'debt'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['ndis', 'ndia'],
      [
        'cut my plan',
        'cut my funding',
        'appeal',
        'review',
        'refused',
        'rejected',
        'reduced',
        'not enough',
        'access',
      ],
    ],
    says: 'Ask the NDIA for an internal review within three months of the decision. If it stays, apply to the Administrative Review Tribunal within 28 days. Both are free.',
    authority: {
      title: 'National Disability Insurance Scheme Act 2013',
      provision: 'sections 99, 100 and 103 (internal review in three months, then the Tribunal)',
      url: 'https://www.legislation.gov.au/C2013A00020/latest/text',
      inForceFrom: '2013-07-01',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.centrelink-debt',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 9,
    verdict: 'do_this',
    asks: [
      ['centrelink', 'services australia', 'robodebt'],
      ['owe', 'overpaid', 'debt', 'overpayment', 'pay it back', 'raised a debt'],
    ],
    says: 'Ask how the sum was worked out and for a review. The debt must be waived if only their error caused it and you were honest. Special hardship counts too.',
    authority: {
      title: 'Social Security Act 1991, and Social Security (Administration) Act 1999',
      provision:
        'sections 1237A and 1237AAD (waiver) of the first; section 129 (review) of the second',
      url: 'https://www.legislation.gov.au/C2004A04121/latest/text',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.ato-bank',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['ato', 'tax office', 'tax debt'],
      [
        'bank account',
        'my wages',
        'garnishee',
        'take money',
        'take my',
        'gic',
        'interest charge',
        'interest remitted',
        'penalty remitted',
        'payment plan',
        'remitted',
        'remission',
      ],
    ],
    says: 'The ATO can send your bank or boss a garnishee notice with no court. Call 13 11 42 to agree a plan before that. You can ask in writing to have interest and penalties remitted.',
    authority: {
      title: 'Taxation Administration Act 1953',
      provision:
        'section 8AAG (remission of interest); Schedule 1, sections 255-15 (instalments), 260-5 (garnishee notice) and 298-20 (penalties)',
      url: 'https://www.legislation.gov.au/C1953A00001/latest/text',
      inForceFrom: '2010-07-01',
    },
  },
]
