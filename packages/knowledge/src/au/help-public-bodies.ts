/** Public bodies of Australia to turn to. */
import type { HelpOrganisation } from '@plainletter/contracts/rule'

import { TRICK } from '../english/help-matters.ts'

const CHECKED = { country: 'au', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const

export const PUBLIC_BODIES: readonly HelpOrganisation[] = [
  {
    ...CHECKED,
    id: 'au.help.fwo',
    topics: ['employment'],
    group: 'government',
    name: 'Fair Work Ombudsman',
    does: 'Helps with pay, leave and notice for free.',
    url: 'https://www.fairwork.gov.au/',
    phone: '13 13 94',
  },
  {
    ...CHECKED,
    id: 'au.help.fwc',
    topics: ['employment'],
    group: 'government',
    name: 'Fair Work Commission',
    does: 'Decides about unfair dismissal and other claims at work.',
    url: 'https://www.fwc.gov.au/',
    phone: '1300 799 675',
  },
  {
    ...CHECKED,
    id: 'au.help.scamwatch',
    kinds: ['SCAM_LETTER', 'ENQUIRY'],
    topics: ['consumer', 'criminal', 'debt', 'general'],
    when: TRICK,
    sureKinds: ['SCAM_LETTER'],
    group: 'government',
    name: 'Scamwatch',
    does: 'Takes reports of scams and says what to do.',
    url: 'https://www.scamwatch.gov.au/',
  },
  {
    ...CHECKED,
    id: 'au.help.afsa',
    topics: ['debt'],
    group: 'government',
    name: 'Australian Financial Security Authority',
    does: 'Explains bankruptcy and debt agreements.',
    url: 'https://www.afsa.gov.au/',
    phone: '1300 364 785',
  },
  {
    ...CHECKED,
    id: 'au.help.accc',
    topics: ['consumer'],
    group: 'government',
    name: 'ACCC',
    does: 'Explains consumer rights and takes reports.',
    url: 'https://www.accc.gov.au/',
    phone: '1300 302 502',
  },
]
