/** Questions about unemployment benefits after quitting a job. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_QUIT_AND_UNEMPLOYMENT: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.fact.quit-unemployment',
    rank: 1,
    when: {
      not: [
        {
          says: [
            'appeal was',
            'missed the appeal',
            'missed my appeal',
            'late appeal',
            'overpayment',
            'overpaid',
            'pay back',
          ],
        },
      ],
    },
    asks: [
      [
        'unemployment',
        'unemployment benefits',
        'ui benefits',
        'edd',
        'jobless benefits',
        'collect unemployment',
      ],
      [
        'quit',
        'quitting',
        'if i quit',
        'i quit',
        'resign',
        'resigned',
        'resigning',
        'walked out',
        'leave my job',
        'left my job',
        'leaving my job',
        'voluntarily quit',
        'voluntary quit',
        'good cause',
        'had to quit',
        'forced to quit',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'why you left and your state',
    says: 'Apply now. Leaving by choice mostly bars benefits, but not where you had good cause. That can be unsafe work, unlawful harassment, unpaid wages or a big pay cut, and in many states illness or violence at home. Show that you told the boss and asked for a change first, with texts or a doctor’s note. If you have not left yet, do that first. If they refuse, appeal by the date in the letter.',
    authority: {
      title: 'Unemployment law of your state: leaving with good cause',
      provision:
        'for example California Unemployment Insurance Code 1256, New York Labor Law 593, Texas Labor Code 207.045',
      url: 'https://www.dol.gov/general/topic/unemployment-insurance',
      inForceFrom: '2000-01-01',
    },
  },
]
