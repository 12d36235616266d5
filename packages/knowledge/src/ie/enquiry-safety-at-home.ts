/** Questions about violence at home, and about Tusla. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_SAFETY_AT_HOME: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.violent-partner',
    kind: 'answer',
    topics: ['family', 'criminal', 'housing', 'general'],
    rank: 2,
    asks: [
      ['husband', 'wife', 'partner', 'boyfriend', 'girlfriend', 'ex', 'my son', 'my father'],
      [
        'hits me',
        'hit me',
        'beats me',
        'beat me',
        'violent',
        'abusive',
        'abuse',
        'threatens me',
        'threatened to kill',
        'afraid of',
        'scared of',
        'controls',
        'chokes',
        'barring order',
        'safety order',
      ],
    ],
    verdict: 'do_this',
    says: 'In danger, call 999 or 112 now. The District Court can order the person out of the home (barring order) or to leave you alone (safety order), the same day if needed. It costs nothing to apply. Women’s Aid 1800 341 900 and Men’s Aid help, also at night.',
    authority: {
      title: 'Domestic Violence Act 2018',
      provision: 'sections 6 to 10 (safety, barring, emergency and protection orders)',
      url: 'https://www.irishstatutebook.ie/eli/2018/act/6/enacted/en/html',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.tusla',
    kind: 'answer',
    topics: ['family', 'general', 'criminal'],
    rank: 4,
    asks: [
      ['tusla', 'social worker', 'social workers', 'social services'],
      [
        'take my children',
        'take my child',
        'take my kids',
        'take my baby',
        'into care',
        'care order',
        'my rights',
        'remove my',
        'rights',
        'investigating',
      ],
    ],
    verdict: 'do_this',
    says: 'Work with them, and get a solicitor now: the Legal Aid Board helps parents first in such cases. Sign nothing about care before advice. Only your consent, a court, or the gardaí in an emergency can take a child. Go to each meeting and court date.',
    authority: {
      title: 'Child Care Act 1991',
      provision: 'sections 4, 12, 13, 17 and 18 (care by consent or by court order)',
      url: 'https://www.irishstatutebook.ie/eli/1991/act/17/enacted/en/html',
      inForceFrom: '1995-10-31',
    },
  },
]
