/** Questions about the minimum wage. */
import type { Rule } from '@plainletter/contracts/rule'

import { JOB, MINIMUM_WAGE, WORK_GB } from './employment-sources.ts'
import { LOW_PAY, LOW_RATES } from './wage-words.ts'

const GB = { ...WORK_GB, kind: 'answer' } satisfies Partial<Rule>

const WIDE: Rule['topics'] = ['employment', 'general', 'consumer']

const WORK = {
  ...WORK_GB,
  rank: 5,
  topics: ['employment', 'general', 'consumer', 'debt'],
} satisfies Partial<Rule>

export const ENQUIRY_MINIMUM_WAGE: readonly Rule[] = [
  {
    ...GB,
    id: 'gb.ask-work.minimum-wage',
    when: {
      not: [
        {
          says: [
            'my ex',
            'child maintenance',
            'the kids',
            'my kids',
            'two kids',
            'his kids',
            'our kids',
            'our children',
            'maintenance',
            'csa',
            'cms',
            'builder',
            'used car',
          ],
        },
      ],
    },
    topics: WIDE,
    checkBy: '2027-03-31',
    asks: [
      LOW_PAY,
      [
        ...JOB,
        'paid',
        'legal',
        'entitled',
        'rate',
        'what is',
        'how much',
        'cafe',
        'restaurant',
        'bar',
        'apprentice',
        'years old',
        'year old',
        'owed',
        'training',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your age',
    says: 'From April 2026 it is £12.71 an hour at 21 and over, and £10.85 at 18 to 20. Under 18, and for many apprentices, it is £8. If you get less, you can claim it back.',
    authority: MINIMUM_WAGE,
  },
  {
    ...WORK,
    id: 'gb.ask-work.low-rate',
    when: {
      not: [
        {
          says: [
            'is 16',
            'is 17',
            'aged 16',
            'aged 17',
            '16 year old',
            '17 year old',
            'apprentice',
          ],
        },
      ],
    },
    asks: [LOW_RATES, ['legal', 'allowed', 'pay me', 'paid', 'minimum', 'right', 'only']],
    kind: 'answer',
    verdict: 'no',
    says: 'No, if you are 18 or over and not an apprentice. From April 2026 the least is £12.71 an hour at 21 and over, and £10.85 at 18 to 20. You can claim back what is missing.',
    authority: MINIMUM_WAGE,
  },
]
