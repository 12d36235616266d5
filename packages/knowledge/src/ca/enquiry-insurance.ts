/** Questions about insurers that refuse. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { INSURER } from '../english/bill-words.ts'
import { ASKING_FR, INSURER_FR } from './asked-words.ts'
import { LAW } from './authority.ts'

const ASK_BUY = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_INSURANCE: readonly Rule[] = [
  {
    ...ASK_BUY,
    id: 'ca.ask.insurer',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [...INSURER, ...INSURER_FR],
      [...ASKING, ...ASKING_FR],
    ],
    says: 'Ask for the reasons in writing. Then complain to the insurer, and after that to the free ombud service. Watch the time limit to sue.',
    authority: LAW.insurance,
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.insurer-refused',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 8,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'ei claim',
            'employment insurance',
            'assurance-emploi',
            'ei denied',
            'ltb',
            'my ei',
            'ei says',
            'assurance emploi',
            'chômage',
          ],
        },
      ],
    },
    asks: [
      [
        'insurance company',
        'insurer',
        'insurance claim',
        'my insurance',
        'assureur',
        'assurance habitation',
        'assurance auto',
        'insurance',
        'insurance denied',
        'my claim',
        'flood claim',
        'our claim',
        'home insurance',
        'car insurance',
        'intact',
        'desjardins',
        'aviva',
        'belair',
        'sonnet',
        'assurance',
        'mes assurances',
      ],
      [
        'denied',
        'deny',
        'refused',
        'refuses',
        'declined',
        'rejected',
        'wont pay',
        "won't pay",
        'refuse de payer',
        'refusé',
        'denied my',
        "won't cover",
        'wont cover',
        'not covering',
        'says no',
        'not covered',
        'knocked back',
        'turned down',
        'refuse',
        'refusent',
        'veut pas payer',
        'couvre pas',
      ],
    ],
    says: 'Ask for the reason and the words of the policy in writing, then use its complaint office. GIO or OLHI looks at it for free. The time to sue can be one or two years.',
    authority: {
      title: 'Insurance Companies Act, S.C. 1991, c. 47, and the insurance laws of the provinces',
      provision:
        'section 486 (complaints); for example Insurance Act (Ontario), section 148; Insurance Act (Alberta), section 526; Insurance Act (British Columbia), section 23; General Insurance OmbudService',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/I-11.8/',
      inForceFrom: '2012-07-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.crash-benefits-on',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['car accident', 'accident benefits', 'motor vehicle accident', 'car crash'],
      [
        'denied',
        'refused',
        'stopped',
        'cut off',
        'minor injury',
        'insurer',
        'insurance',
        'benefits',
      ],
    ],
    says: 'In Ontario you can take the refusal to the Licence Appeal Tribunal within two years. Ask the insurer for its medical reasons, and get a lawyer; many take no fee first.',
    authority: {
      title:
        'Insurance Act (Ontario), R.S.O. 1990, c. I.8, with the Statutory Accident Benefits Schedule, O. Reg. 34/10',
      provision: 'section 280 of the Act; sections 38 and 56 of the Schedule',
      url: 'https://www.ontario.ca/laws/regulation/100034',
      inForceFrom: '2016-04-01',
    },
    regions: ['CA-ON'],
  },
]
