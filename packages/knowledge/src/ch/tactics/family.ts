/** Families in Switzerland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ch', area: 'family', checkBy: '2027-05-31' } as const

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'order',
    section: 'procedure',
    says: 'Ask the court to order life apart: home, children, money. It is quick.',
    risk: 'It is for now only.',
    notWhen: 'You agree on all.',
    when: ['separated', 'divorce', 'home'],
    law: OWN.protect,
  },
  {
    id: 'advance',
    section: 'leverage',
    says: 'Ask your town for help to collect support, and for advances.',
    risk: 'Terms differ by canton.',
    notWhen: 'The support is paid in full.',
    when: ['support', 'unpaid'],
    law: OWN.support,
  },
  {
    id: 'two-years',
    section: 'timing',
    says: 'If the other does not want a divorce, two years apart are enough. Note the day.',
    risk: 'The money terms for now last till then.',
    notWhen: 'You both agree to divorce.',
    when: ['divorce', 'separated'],
    law: OWN.divorce,
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'both',
    says: 'Parents mostly share custody.',
    when: ['child', 'children'],
    law: OWN.child,
  },
  {
    id: 'two-years',
    says: 'After two years apart one can ask alone.',
    when: ['divorce'],
    law: OWN.divorce,
  },
  {
    id: 'ban',
    says: 'A court can order a violent person to stay away. In danger call 117.',
    when: ['violence', 'afraid'],
    law: OWN.protect,
  },
])
