/** Questions about a husband or wife who will not agree to a divorce. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_CONSENT: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales'],
    id: 'gb.divorce.answer-no-consent',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 2,
    asks: [
      ['divorce', 'divorced', 'divorcing', 'divorce papers'],
      [
        'wont sign',
        "won't sign",
        'will not sign',
        'never sign',
        'refuses to sign',
        'refuse',
        'refuses',
        'permission',
        'agree',
        'agreeing',
        'consent',
        'without him',
        'without her',
        'contest',
        'ignoring the papers',
        'wont accept',
        'doesnt want',
        "doesn't want",
      ],
    ],
    verdict: 'do_this',
    says: 'You need no consent and no signature. Since 6 April 2022 one of you alone can apply online and blame is not asked. The other can fight it only on points such as whether the court may decide. If the papers are ignored, the court can accept other proof that they arrived. It takes at least 26 weeks. Settle money by court order before the end.',
    authority: {
      title: 'Divorce, Dissolution and Separation Act 2020',
      provision: 'section 1 (Matrimonial Causes Act 1973, section 1)',
      url: 'https://www.legislation.gov.uk/ukpga/1973/18/section/1',
      inForceFrom: '2022-04-06',
    },
  },
]
