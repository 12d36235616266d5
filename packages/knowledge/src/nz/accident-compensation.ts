/** Decisions of ACC on cover and payments after an injury. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { ACC_COVER } from './conditions.ts'

const INJURY: Test = {
  says: [
    'injury',
    'injuries',
    'injured',
    'accident',
    'surgery',
    'weekly compensation',
    'acc claim',
    'acc cover',
  ],
}

const DECIDED: Test = {
  says: [
    'decline',
    'declined',
    'not cover',
    'not covered',
    'suspend',
    'suspended',
    'stop your',
    'stopped',
    'weekly compensation',
    'entitlement',
    'entitlements',
    'decision',
    'review',
  ],
}

const INJURED = {
  country: 'nz',
  kinds: ['OTHER', 'INSURANCE_DECISION'],
  topics: ['general'],
  when: { all: [ACC_COVER, DECIDED, INJURY] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ACCIDENT_COMPENSATION: readonly Rule[] = [
  {
    ...INJURED,
    id: 'nz.acc.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'ACC has decided on your injury. Look for what it refuses, and why.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'sections 134 and 135 (review within three months)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'This is not the last word. Many decisions change once a doctor writes more.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'sections 134 and 135 (review within three months)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 4,
    says: 'ACC is the public body that pays for injuries from accidents.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'sections 134 and 135 (review within three months)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 4,
    says: 'You can ask for a review within three months, for free.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'sections 134 and 135 (review within three months)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.review',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 3, unit: 'months', roll: 'none' },
    action: 'Ask for a review, if you disagree',
    consequence: 'A late request counts only for good reason.',
    weight: 'main',
    example: {
      clause: 'Accident Compensation Act 2001, section 135',
      trigger: '2026-11-09',
      result: '2027-02-09',
    },
    rank: 10,
    says: 'You have three months from the decision to ask for a review. We count from its date.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'sections 134 and 135 (review within three months)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.right-review',
    kind: 'right',
    rank: 2,
    says: 'Someone from outside ACC looks at it again. You can bring a helper, a doctor’s report and witnesses.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision:
        'sections 20 to 30 (what is covered) and 134 to 145 (review by an independent reviewer)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.right-age',
    kind: 'right',
    rank: 3,
    when: {
      all: [
        ACC_COVER,
        {
          says: [
            'degeneration',
            'degenerative',
            'ageing',
            'aging',
            'wear and tear',
            'gradual process',
            'pre-existing',
            'underlying',
          ],
        },
      ],
    },
    says: 'Wear from age alone is not covered. But cover is due if an accident caused a real injury, even to a worn joint. Ask your doctor to write that.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'sections 20 to 30 (cover: accident, gradual process, ageing)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.right-treatment',
    kind: 'right',
    rank: 4,
    when: {
      all: [
        ACC_COVER,
        { says: ['treatment injury', 'medical misadventure', 'surgery', 'hospital'] },
      ],
    },
    says: 'Harm from medical care can be covered if it was not a normal part of the care.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'sections 32 and 33 (treatment injury)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2005-07-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.right-stop',
    kind: 'right',
    rank: 5,
    when: {
      all: [
        ACC_COVER,
        { says: ['suspend', 'suspended', 'stop your', 'stopped', 'weekly compensation', 'cease'] },
      ],
    },
    says: 'To stop your payments ACC must have enough proof that you have no right to them. It must give reasons and fair notice.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'sections 64, 117 and 119 (decisions, reasons, stopping payments)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.right-hearing',
    kind: 'right',
    rank: 6,
    says: 'If no hearing is set within three months of your request, the review is mostly decided in your favour.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'section 146 (no hearing set within three months)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.right-costs',
    kind: 'right',
    rank: 7,
    says: 'You can get part of your costs paid, such as for a report, if it was fair to ask for the review.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'section 148 (costs on review)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.right-appeal',
    kind: 'right',
    rank: 8,
    says: 'If the review says no, you can appeal to the District Court within 28 days.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'sections 149 to 151 (appeal within 28 days)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2017-03-01',
    },
  },
  {
    ...INJURED,
    id: 'nz.acc.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask ACC for your full file. Ask your doctor to answer the reason it gave.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision: 'sections 134 and 135 (review within three months)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
]
