/** Questions about unemployment benefits that were refused because of how somebody was fired. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  rank: 2,
} satisfies Partial<Rule>

export const ENQUIRY_FIRED_FOR_MISCONDUCT: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.fact.fired-for-misconduct',
    topics: ['employment', 'general'],
    when: {
      not: [
        {
          says: [
            'i quit',
            'if i quit',
            'overpaid',
            'overpayment',
            'pay it back',
            'missed the appeal',
            'missed my appeal',
            'late appeal',
            'days late',
            'missed the deadline',
          ],
        },
      ],
    },
    asks: [
      [
        'unemployment',
        'edd',
        'jobless benefits',
        'ui benefits',
        'unemployment claim',
        'unemployment benefits',
      ],
      [
        'misconduct',
        'discharged',
        'fired for',
        'fired because',
        'i was fired',
        'they say i stole',
        'says i stole',
        'attendance',
        'broke a rule',
        'policy',
      ],
      [
        'denied',
        'disqualified',
        'appeal',
        'fight',
        'how long',
        'turned down',
        'refused',
        'not eligible',
        'hearing',
        'what do i say',
        'what do i do',
        'can i get',
        'do i get',
      ],
    ],
    verdict: 'do_this',
    says: 'Appeal by the last day on the letter. Most states give 10 to 30 days after it was mailed, California 30. Misconduct mostly means that you harmed the firm on purpose or broke a known rule. A mistake, or what others were allowed, is mostly not enough, and the boss must prove it. Write what happened and who saw it. Claim each week meanwhile, and go to the hearing, mostly by phone.',
    authority: {
      title: 'Unemployment insurance laws of the states',
      provision:
        'for example California Unemployment Insurance Code 1256 and 1328, New York Labor Law 593 and 620, Texas Labor Code 207.044 and 212.053',
      url: 'https://www.dol.gov/general/topic/unemployment-insurance',
      inForceFrom: '1990-01-01',
    },
  },
]
