/** Immigration in New Zealand: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'nz', area: 'immigration', checkBy: '2027-05-31' } as const

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'forty-two',
    section: 'timing',
    says: 'If you are unlawful here you have 42 days to appeal against leaving. Count from the first day.',
    risk: 'After that it is very hard.',
    notWhen: 'You hold a valid visa.',
    when: ['unlawful', 'expired', 'deport', 'overstay'],
    law: OWN.immigration,
  },
  {
    id: 'licensed',
    section: 'procedure',
    says: 'Use only a licensed adviser or a lawyer. Check the register.',
    risk: 'Good ones may be booked.',
    notWhen: 'There is no reason to leave this out.',
    when: ['adviser', 'lawyer', 'agent'],
    law: OWN.advisers,
  },
  {
    id: 'section-61',
    section: 'settlement',
    says: 'Unlawful? You may ask for a visa as a special case. Say why in one clear letter with proof.',
    risk: 'They need not give reasons for a no.',
    notWhen: 'You can still apply in the normal way.',
    when: ['unlawful', 'expired', 'visa'],
    law: OWN.immigration,
  },
  {
    id: 'your-file',
    section: 'disclosure',
    says: 'Ask Immigration New Zealand for your file. It has 20 working days.',
    risk: 'It may be late.',
    notWhen: 'An appeal day comes first.',
    when: ['refused', 'file', 'declined'],
    law: OWN.oia,
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  {
    id: 'licensed',
    says: 'Only licensed advisers, lawyers and a few others may advise you.',
    law: OWN.advisers,
  },
  {
    id: 'forty-two',
    says: 'The 42 day limit is strict.',
    when: ['unlawful'],
    law: OWN.immigration,
  },
  { id: 'own-file', says: 'You may see what is held on you.', law: LAW.privacy },
])
