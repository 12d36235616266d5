/** Immigration in Australia: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'au', area: 'immigration', checkBy: '2027-05-31' } as const

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'review-days',
    section: 'timing',
    says: 'Read the refusal for the last day to ask the tribunal for review. The days are strict, and no one can make them longer.',
    risk: 'A day late ends it.',
    notWhen: 'Your letter gives no review. Ask a lawyer at once.',
    when: ['refused', 'refusal', 'review', 'cancelled'],
    law: OWN.migration,
  },
  {
    id: 'real-agent',
    section: 'procedure',
    says: 'Use only a registered migration agent or a lawyer. Check the name for free.',
    risk: 'Good ones may be booked.',
    notWhen: 'There is no reason to leave this out.',
    when: ['agent', 'lawyer', 'help'],
    law: OWN.agents,
  },
  {
    id: 'stay-lawful',
    section: 'timing',
    says: 'Ask for a bridging visa before your visa ends.',
    risk: 'An overstay can lead to detention and a ban.',
    notWhen: 'You leave in time.',
    when: ['visa', 'expire', 'expired', 'bridging'],
    law: OWN.bridging,
  },
  {
    id: 'your-file',
    section: 'disclosure',
    says: 'Ask the department for your file under freedom of information law.',
    risk: 'It takes 30 days or more.',
    notWhen: 'The review day comes first. Apply first.',
    when: ['file', 'reasons', 'refused'],
    law: OWN.foi,
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  {
    id: 'strict-days',
    says: 'Review days for visas are strict. Read the letter today.',
    when: ['refused'],
    law: OWN.migration,
  },
  {
    id: 'agents',
    says: 'Only registered agents and lawyers may give visa help for a fee.',
    law: OWN.agents,
  },
  {
    id: 'overstay',
    says: 'A stay past your visa can bar you for years. Act before it ends.',
    when: ['visa'],
    law: OWN.bridging,
  },
])
