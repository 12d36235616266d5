/** Families in Ireland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ie', area: 'family', checkBy: '2027-05-31' } as const

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'safety-order',
    section: 'procedure',
    says: 'Ask the District Court for a safety or barring order. There is no fee, and it can protect you at once.',
    risk: 'The other side is heard later.',
    notWhen: 'You are in danger now. Call 999.',
    when: ['violence', 'afraid', 'abuse'],
    law: OWN.violence,
  },
  {
    id: 'maintenance',
    section: 'leverage',
    says: 'Apply to the District Court for maintenance. You need no solicitor, and it can be taken from pay.',
    risk: 'You must show your costs.',
    notWhen: 'It is agreed and paid.',
    when: ['maintenance', 'support', 'child'],
    law: OWN.maintenance,
  },
  {
    id: 'cohabitant-two-years',
    section: 'timing',
    says: 'Unmarried partners have two years from the split to ask the court for redress.',
    risk: 'It needs five years together, or two with a child.',
    notWhen: 'You were married.',
    when: ['partner', 'unmarried', 'cohabit'],
    law: OWN.cohabit,
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'guardian',
    says: 'A father who is not married can become a guardian by a joint signed paper or court.',
    when: ['father', 'guardian', 'child'],
    law: OWN.guardian,
  },
  {
    id: 'two-years',
    says: 'A divorce needs two of the last three years apart.',
    when: ['divorce'],
    law: OWN.divorce,
  },
  {
    id: 'safety',
    says: 'A safety order has no fee. In danger call 999.',
    when: ['violence'],
    law: OWN.violence,
  },
])
