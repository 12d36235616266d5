/** Immigration in Switzerland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ch', area: 'immigration', checkBy: '2027-05-31' } as const

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'read-limit',
    section: 'timing',
    says: 'Read the last page. Most decisions give 30 days. Some asylum ones give only days.',
    risk: 'A claim made too late is lost.',
    notWhen: 'No decision has come yet.',
    when: ['refused', 'decision', 'appeal'],
    law: OWN.admin,
  },
  {
    id: 'asylum-lawyer',
    section: 'leverage',
    says: 'In the federal asylum centres you get free legal help. Ask for each step.',
    risk: 'It may end when they see no chance.',
    notWhen: 'You have a lawyer.',
    when: ['asylum', 'lawyer'],
    law: OWN.asylum,
  },
  {
    id: 'comment',
    section: 'disclosure',
    says: 'Use the right to be heard before a no. Send proof of work, language and family.',
    risk: 'The times to answer are short.',
    notWhen: 'You ask for more time first.',
    when: ['permit', 'refused', 'withdrawn'],
    law: OWN.admin,
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  { id: 'thirty', says: 'Thirty days is the normal limit.', law: OWN.admin },
  {
    id: 'marriage',
    says: 'After three years of marriage here you may stay. Violence also counts.',
    when: ['divorce', 'marriage', 'violence'],
    law: OWN.stay,
  },
  {
    id: 'asylum',
    says: 'Asylum limits can be a few working days.',
    when: ['asylum'],
    law: OWN.asylum,
  },
])
