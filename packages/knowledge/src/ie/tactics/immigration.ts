/** Immigration in Ireland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ie', area: 'immigration', checkBy: '2027-05-31' } as const

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'fifteen-days',
    section: 'timing',
    says: 'A letter that plans to deport you gives 15 working days to answer. Send reasons with proof.',
    risk: 'Late is mostly lost.',
    notWhen: 'You want to go home by yourself. Tell them in time.',
    when: ['deport', 'deportation', 'letter'],
    law: OWN.deport,
  },
  {
    id: 'renew',
    section: 'timing',
    says: 'Renew your permission before the card ends, online, and keep the receipt.',
    risk: 'A gap can count against you.',
    notWhen: 'You leave before it ends.',
    when: ['irp', 'permission', 'renew', 'visa'],
    law: OWN.immigration,
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Ask the Legal Aid Board about help in asylum cases.',
    risk: 'There can be a wait.',
    notWhen: 'You have a lawyer.',
    when: ['asylum', 'protection', 'lawyer'],
    law: OWN.legalAid,
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  {
    id: 'read-days',
    says: 'The refusal letter says if you may appeal and by when.',
    when: ['refused', 'appeal'],
    law: OWN.immigration,
  },
  {
    id: 'fifteen',
    says: 'You have 15 working days to answer a plan to deport.',
    when: ['deport'],
    law: OWN.deport,
  },
  { id: 'help', says: 'Citizens Information explains permissions for free.', law: OWN.immigration },
])
