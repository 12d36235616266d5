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
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    id: 'us.fact.quit-hours-cut',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 1,
    when: {
      not: [
        {
          says: ['appeal was', 'missed the appeal', 'missed my appeal', 'overpayment', 'overpaid'],
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
        'voluntary quit',
      ],
      [
        'quit',
        'quitting',
        'i quit',
        'resign',
        'resigned',
        'walked out',
        'left my job',
        'leave my job',
        'leaving',
      ],
      [
        'cut my hours',
        'hours cut',
        'cut hours',
        'fewer hours',
        'less hours',
        'reduced my hours',
        'hours reduced',
        'cut me from',
        'cut me to',
        'cut me down',
        'cut my pay',
        'pay cut',
        'hours down',
        'no hours',
        'cut my shifts',
        'hours in half',
        'cut our hours',
      ],
    ],
    verdict: 'do_this',
    says: 'A big cut in hours or pay counts as good cause to leave in many states. Refused? Appeal in writing by the date in the letter; a hearing follows, mostly by phone. Bring schedules and pay stubs from before and after the cut, and proof that you asked for your hours back. Go on filing the weekly claims. If you still have the job, do not quit yet: ask for partial benefits.',
    authority: {
      title: 'Unemployment law of your state: leaving with good cause',
      provision:
        'for example California Unemployment Insurance Code 1256, New York Labor Law 593, Texas Labor Code 207.045',
      url: 'https://www.dol.gov/general/topic/unemployment-insurance',
      inForceFrom: '2000-01-01',
    },
  },
]
