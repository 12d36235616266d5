/** A surgery that takes a patient off its list (England). */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const LIST = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['england'],
  kinds: ['OTHER'],
  when: {
    all: [
      {
        says: [
          'practice list',
          'patient list',
          'list of patients',
          'register with another gp',
          'register with another doctor',
          'deregistered',
        ],
      },
      { says: ['remove', 'removed', 'removal', 'deregistered'] },
    ],
  },
} satisfies Partial<Rule>

export const DOCTORS_LIST: readonly Rule[] = [
  {
    ...LIST,
    id: 'gb.doctor.right-warning',
    kind: 'right',
    rank: 5,
    says: 'A surgery mostly must have warned you in the last 12 months, and must tell you why. It may not be because of your health, age or race. You mostly stay on the list until day eight after it told the NHS, or longer while you are being treated. After violence or threats reported to the police it can be at once. Other surgeries nearby can take you, with no proof of address.',
    authority: {
      title: 'National Health Service (General Medical Services Contracts) Regulations 2015',
      provision: 'Schedule 3, paragraphs 21, 24 and 25, with Equality Act 2010, section 29',
      url: 'https://www.legislation.gov.uk/uksi/2015/1862/schedule/3',
      inForceFrom: '2015-12-07',
    },
  },
  {
    ...LIST,
    id: 'gb.doctor.right-complain',
    kind: 'right',
    rank: 6,
    says: 'You can complain to the surgery or to the local NHS board, within 12 months, for free. After its answer the Health Service Ombudsman can look at it.',
    authority: {
      title:
        'Local Authority Social Services and National Health Service Complaints (England) Regulations 2009',
      provision: 'regulations 5 to 14',
      url: 'https://www.legislation.gov.uk/uksi/2009/309/contents',
      inForceFrom: '2009-04-01',
    },
  },
]
