/** Questions about CPP disability, pension supplements paid back, and leave with a new child. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.fact.cpp-disability-denied',
    rank: 3,
    asks: [
      [
        'cpp disability',
        'cpp-d',
        'canada pension plan disability',
        'cpp',
        'rpc invalidité',
        'disability pension',
      ],
      ['denied', 'refused', 'rejected', 'turned down', 'refusé'],
      [
        'appeal',
        'what do i do',
        'what can i do',
        'letter',
        'some work',
        'reconsideration',
        'reapply',
        'fight',
        'que faire',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask in writing for reconsideration within 90 days of the letter. Add a doctor’s report that says why you cannot do any regular work, not only your old job. If it is still no, you have 90 days to appeal to the Social Security Tribunal, which is free. Do not start a new claim. Many people win on appeal.',
    authority: {
      title: 'Canada Pension Plan, R.S.C. 1985, c. C-8, and Social Security Tribunal Regulations',
      provision: 'sections 42(2), 81 and 82',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/C-8/section-81.html',
      inForceFrom: '2013-04-01',
    },
  },
  {
    ...ASK,
    id: 'ca.fact.gis-overpaid',
    rank: 3,
    asks: [
      [
        'gis',
        'oas',
        'old age security',
        'guaranteed income supplement',
        'pension supplement',
        'sv',
        'srg',
      ],
      [
        'paid too much',
        'overpaid',
        'overpayment',
        'pay back',
        'take it from my pension',
        'owe',
        'want back',
        'trop payé',
        'rembourser',
      ],
      ['less', 'lower', 'ask', 'what can i do', 'can they', 'hardship', 'afford', 'que faire'],
    ],
    verdict: 'do_this',
    says: 'Call Service Canada and ask for a smaller sum each month: they can lower it if it leaves you short. If the sum is wrong, ask in writing for reconsideration within 90 days. An RRSP cashed once counts as income for one year, so the supplement can rise again next July. If your income fell for good, ask to use an estimate.',
    authority: {
      title: 'Old Age Security Act, R.S.C. 1985, c. O-9',
      provision: 'sections 14, 27.1, 28 and 37',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/O-9/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    ...ASK,
    id: 'ca.fact.parental-leave',
    topics: ['employment', 'general'],
    rank: 4,
    when: { not: [{ says: ['fired', 'laid off', 'let go', 'dismissed', 'congédiée'] }] },
    asks: [
      [
        'maternity',
        'parental leave',
        'parental benefits',
        'mat leave',
        'pregnant',
        'due in',
        'congé parental',
        'congé de maternité',
        'rqap',
      ],
      ['how long', 'how much', 'how many weeks', 'weeks', 'when do i apply', 'combien'],
      ['ei', 'leave', 'pay', 'job', 'employer', 'work', 'emploi'],
    ],
    verdict: 'do_this',
    says: 'EI pays 15 weeks to the one who gives birth. Then come up to 40 weeks of parental benefits to share at 55% of pay, one parent 35 at most. Or choose up to 69 weeks at 33%. You need 600 insured hours; apply once you stop work. Your job is kept: in most provinces about 16 to 18 weeks, plus 61 to 63 of parental leave. Québec has its own plan (QPIP).',
    authority: {
      title:
        'Employment Insurance Act, S.C. 1996, c. 23, and leave under the employment standards acts',
      provision:
        'sections 7, 12, 22 and 23; for example Employment Standards Code (Alberta) sections 45 to 53',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/E-5.6/section-12.html',
      inForceFrom: '2019-03-17',
    },
  },
]
