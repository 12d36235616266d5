/** A lawyer for people with a low income, for letters where a court or the end of a job is near. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: [
    'COURT_CLAIM',
    'COURT_JUDGMENT',
    'BAILIFF_NOTICE',
    'EVICTION_NOTICE',
    'DISMISSAL_LETTER',
    'REDUNDANCY_NOTICE',
  ],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const LEGAL_AID: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.aid.step-lawyer',
    kind: 'step',
    list: 'general',
    rank: 6,
    says: 'With a low income a lawyer costs you only a small share (toevoeging). The first talk at the Juridisch Loket is free.',
    authority: {
      title: 'Wet op de rechtsbijstand (Wrb)',
      provision: 'artikelen 12 en 34',
      url: 'https://wetten.overheid.nl/BWBR0006368/',
      inForceFrom: '1994-01-01',
    },
  },
]
