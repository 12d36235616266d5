/** Questions of a few words about an accident: the general answer, and what to tell next. */
import type { Rule } from '@plainletter/contracts/rule'

const BARE = {
  country: 'gb',
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  rank: 20,
} satisfies Partial<Rule>

const GREAT_BRITAIN = ['england', 'wales', 'scotland'] satisfies Rule['nations']

export const ENQUIRY_ACCIDENT: readonly Rule[] = [
  {
    ...BARE,
    id: 'gb.ask-first.accident',
    nations: GREAT_BRITAIN,
    topics: ['general', 'consumer', 'employment'],
    when: {
      not: [
        {
          says: [
            'offer',
            'offered',
            'compensation',
            'claim',
            'how long',
            'sick pay',
            'not my fault',
            'uninsured',
            'no insurance',
            'learner',
            'years ago',
            'excess',
            'write off',
            'hit and run',
            'dwp',
          ],
        },
      ],
    },
    asks: [
      [
        'i had an accident',
        'i have had an accident',
        "i've had an accident",
        'ive had an accident',
        'i had a car accident',
        'i was in an accident',
        'i was in a car accident',
        'been in an accident',
        'been in a car accident',
        'i had a car crash',
        'i was in a car crash',
        'had an accident at work',
      ],
    ],
    verdict: 'do_this',
    says: 'See a doctor, and write down today how it happened, with photos and names. On the road: swap details and tell your insurer. If you could not swap them, or someone was hurt and saw no insurance, tell the police within 24 hours. At work: ask for the accident book. You mostly have three years to claim. Sign no offer before a medical report. Tell us where it was and who was hurt.',
    authority: {
      title: 'Road Traffic Act 1988',
      provision:
        'section 170; Limitation Act 1980, section 11, and in Scotland Prescription and Limitation (Scotland) Act 1973, section 17',
      url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/170',
      inForceFrom: '1989-05-15',
    },
  },
]
