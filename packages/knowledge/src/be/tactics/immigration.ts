/** Immigration in Belgium: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'be', area: 'immigration', checkBy: '2027-05-31' } as const

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'thirty-days',
    section: 'timing',
    says: 'Most decisions can go to the aliens court (CCE or RvV) within 30 days. Some give far fewer. Read the letter.',
    risk: 'A day late ends it.',
    notWhen: 'No decision has come.',
    when: ['refused', 'decision', 'appeal'],
    law: OWN.aliens,
  },
  {
    id: 'pro-deo',
    section: 'leverage',
    says: 'Ask for a free lawyer at the legal aid office today.',
    risk: 'You must show your income, or be an asylum seeker.',
    notWhen: 'You have a lawyer.',
    when: ['lawyer', 'afford', 'asylum'],
    law: LAW.legalAid,
  },
  {
    id: 'reasons',
    section: 'disclosure',
    says: 'Check the reasons in the decision. It must say why, for your case.',
    risk: 'It can be made again with better ones.',
    notWhen: 'The reasons are right and you can fix the gap.',
    when: ['refused', 'reasons'],
    law: OWN.motives,
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  { id: 'thirty', says: 'Thirty days is the normal limit, and some are shorter.', law: OWN.aliens },
  {
    id: 'violence',
    says: 'After violence by a partner you may keep your stay. Get help fast.',
    when: ['violence', 'partner'],
    law: OWN.violence,
  },
  { id: 'free-lawyer', says: 'A pro deo lawyer is free on a low income.', law: LAW.legalAid },
])
