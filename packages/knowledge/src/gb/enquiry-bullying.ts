/** Questions of people who are bullied at work. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-23',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-work.bullied',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 8,
    when: {
      not: [
        {
          says: [
            'school',
            'my son',
            'my daughter',
            'my child',
            'pregnant',
            'racist',
            'sexual',
            'disabled',
            'disability',
          ],
        },
      ],
    },
    asks: [
      [
        'bullied',
        'bullying',
        'bully',
        'bullies',
        'picks on me',
        'picking on me',
        'belittles me',
        'humiliates me',
        'shouts at me',
        'made my life hell',
      ],
      [
        'work',
        'boss',
        'manager',
        'colleague',
        'colleagues',
        'coworker',
        'job',
        'supervisor',
        'team leader',
        'workplace',
      ],
    ],
    verdict: 'do_this',
    says: 'Bullying is not forbidden under that name, but your employer must keep you safe and deal with it. Note each time, what was said and who saw it. Raise it, then send a written grievance. If it is about age, sex, race, disability, religion or being gay, it is harassment: call Acas soon, as the time to claim is short. Do not resign before you had advice.',
    authority: {
      title: 'Equality Act 2010',
      provision: 'sections 26 and 40, with Health and Safety at Work etc. Act 1974, section 2',
      url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/26',
      inForceFrom: '2010-10-01',
    },
  },
]
