/** Benefits after a car crash in Ontario. */
import type { Rule } from '@plainletter/contracts/rule'

export const CRASH_BENEFITS_RULES: readonly Rule[] = [
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.insure.on-accident',
    kind: 'right',
    kinds: ['INSURANCE_DECISION'],
    topics: ['consumer'],
    rank: 3,
    regions: ['CA-ON'],
    when: {
      all: [
        {
          says: [
            'accident benefits',
            'statutory accident',
            'minor injury guideline',
            'income replacement benefit',
            'ocf-18',
            'ocf-9',
            'treatment and assessment plan',
            'attendant care benefit',
            'licence appeal tribunal',
          ],
        },
      ],
    },
    says: 'For benefits after a car crash in Ontario you can go to the Licence Appeal Tribunal. You have two years from the refusal. Court is not open for this.',
    authority: {
      title:
        'Insurance Act (Ontario), R.S.O. 1990, c. I.8, with the Statutory Accident Benefits Schedule, O. Reg. 34/10',
      provision: 'section 280 of the Act; section 56 of the Schedule (two years)',
      url: 'https://www.ontario.ca/laws/regulation/100034',
      inForceFrom: '2016-04-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.insure.on-treatment',
    kind: 'right',
    kinds: ['INSURANCE_DECISION'],
    topics: ['consumer'],
    rank: 4,
    regions: ['CA-ON'],
    when: {
      all: [
        {
          says: [
            'accident benefits',
            'statutory accident',
            'minor injury guideline',
            'income replacement benefit',
            'ocf-18',
            'ocf-9',
            'treatment and assessment plan',
            'attendant care benefit',
            'licence appeal tribunal',
          ],
        },
      ],
    },
    says: 'The insurer must answer a treatment plan within 10 business days and give its medical reasons. If it does not, it must pay until it does.',
    authority: {
      title: 'Statutory Accident Benefits Schedule (Ontario), O. Reg. 34/10',
      provision: 'section 38(8) to (11) (answer to a treatment plan)',
      url: 'https://www.ontario.ca/laws/regulation/100034',
      inForceFrom: '2010-09-01',
    },
  },
]
