/** Questions about bills of doctors outside the network. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_AS_BUYER } from './answers-in-common.ts'
import { usc } from './cite-law.ts'

const SURPRISE = usc({
  title: 42,
  section: '300gg-131',
  name: 'No Surprises Act (NSA)',
  from: '2022-01-01',
})

export const ENQUIRY_SURPRISE_BILLS: readonly Rule[] = [
  {
    ...ASK_AS_BUYER,
    id: 'us.ask-consumer.surprise-bill',
    rank: 12,
    topics: ['consumer', 'debt', 'general'],
    when: {
      not: [
        {
          says: [
            'in network hospital',
            'in-network hospital',
            'hospital was in network',
            'hospital is in network',
          ],
        },
        { says: ['no insurance', "don't have insurance", 'uninsured', 'ambulance'] },
      ],
    },
    asks: [
      [
        'medical bill',
        'hospital bill',
        'er bill',
        'emergency room',
        'doctor bill',
        'surprise bill',
        'ambulance',
        'out of network',
        'out-of-network',
        'anesthesiologist',
        'radiologist',
        'in network',
        'in our network',
        'in-network',
        'surgery bill',
        'billed me',
        'bill from the hospital',
        'bill from the doctor',
        'billed for',
        'got billed',
        'lab bill',
        'urgent care',
        "wasn't in network",
        'not in network',
        'hospital billed',
      ],
      [
        'too high',
        'huge',
        'surprise',
        'dispute',
        "can't pay",
        'cannot pay',
        'out of network',
        'out-of-network',
        'have to pay',
        'afford',
        'lower',
        'insurance',
        "wasn't in network",
        'not in network',
        'insurance only paid',
        'only paid',
        'never picked',
        "didn't pick",
        "didn't choose",
        'balance bill',
        'balance billing',
        'anesthesiologist',
        'denied',
        'insane',
        'crazy',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask for an itemized bill and for the hospital’s financial help. With insurance, most emergencies cost no more than in network. Call the No Surprises Help Desk. Ground ambulances are not covered.',
    authority: SURPRISE,
  },
]
