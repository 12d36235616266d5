/** Questions about equal pay through an agency, and cameras at work. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  checkedOn: '2026-11-23',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_AGENCY_PAY: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-work.agency-equal-pay',
    kind: 'answer',
    nations: ['england', 'wales', 'scotland'],
    topics: ['employment', 'general'],
    rank: 3,
    asks: [
      ['agency', 'temping', 'temp'],
      [
        'permanent staff',
        'permanent',
        'full time staff',
        'same job',
        'same work',
        'get more',
        'paid more',
        'same pay',
        'equal pay',
        '12 weeks',
        'twelve weeks',
      ],
    ],
    verdict: 'yes',
    says: 'Yes, after 12 weeks in the same job you get the basic pay, hours and holiday of staff taken on directly. Ask the agency in writing how it worked out your pay; it has 28 days. Then Acas and a tribunal can help. From day one you may use the canteen and see job offers.',
    authority: {
      title: 'Agency Workers Regulations 2010',
      provision:
        'regulations 5 to 7, 12, 13, 16 and 18 (the same pay after 12 weeks, written answer, tribunal)',
      url: 'https://www.legislation.gov.uk/uksi/2010/93/contents',
      inForceFrom: '2011-10-01',
    },
  },
  {
    ...ASK,
    id: 'gb.ask-work.camera',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    when: { not: [{ says: ['neighbour', 'neighbours', 'ring doorbell'] }] },
    asks: [
      [
        'camera',
        'cameras',
        'cctv',
        'recording us',
        'records us',
        'listening device',
        'microphone',
        'tracker',
        'monitoring',
        'spying',
      ],
      [
        'work',
        'boss',
        'employer',
        'manager',
        'office',
        'staff',
        'break room',
        'staff room',
        'van',
        'shop',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'where it points, why, and whether you were told',
    says: 'Cameras at work are allowed for a good reason, if you are told. Sound is rarely fair, nor is filming where people rest, change or wash. Ask in writing why, who sees it and how long it is kept, and for their data check. You can complain to the ICO for free.',
    authority: {
      title: 'UK General Data Protection Regulation',
      provision:
        'Articles 5, 6, 13, 15 and 35, with Data Protection Act 2018, the ICO guidance on monitoring workers and Human Rights Act 1998, article 8',
      url: 'https://www.legislation.gov.uk/eur/2016/679/article/5',
      inForceFrom: '2018-05-25',
    },
  },
]
