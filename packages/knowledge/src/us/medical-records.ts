/** Medical records: to see them and to correct them. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SAVE = {
  title: 'HIPAA Privacy Rule (your medical records)',
  provision: '45 CFR 164.524 and 164.526',
  url: 'https://www.ecfr.gov/current/title-45/section-164.524',
  inForceFrom: '2003-04-14',
}

const CHART = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'my medical records',
          'copy of medical records',
          'request for medical records',
          'medical records request',
          'release of medical records',
          'records from the doctor',
        ],
      },
    ],
    not: [{ says: ['data breach', 'security incident'] }],
  },
} satisfies Partial<Rule>

export const MEDICAL_RECORDS: readonly Rule[] = [
  {
    ...CHART,
    id: 'us.public.right-chart',
    kind: 'right',
    rank: 6,
    says: 'You can get your medical records within 30 days for a fair fee, and ask to correct them.',
    authority: SAVE,
  },
]
