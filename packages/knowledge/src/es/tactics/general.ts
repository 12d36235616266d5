/** Everyday law in Spain: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'es', area: 'general', checkBy: '2027-05-31' } as const

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'free-aid',
    section: 'leverage',
    says: 'Ask for justicia gratuita at the bar office.',
    risk: 'You must show papers.',
    notWhen: 'An insurance pays for your lawyer.',
    when: ['lawyer', 'afford'],
    law: cite('gratuita', 'artículos 3 a 6'),
  },
  {
    id: 'one-month',
    section: 'timing',
    says: 'Against a decision of an office you mostly have one month to appeal.',
    risk: 'If you are late, the decision is final.',
    notWhen: 'The letter names another time.',
    when: ['office', 'decision'],
    law: cite('lpac', 'artículos 122 y 124'),
  },
  {
    id: 'file',
    section: 'disclosure',
    says: 'Ask to see your file.',
    risk: 'Some parts stay closed.',
    notWhen: 'A limit ends now.',
    when: ['file', 'office'],
    law: OWN.transparencia,
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  { id: 'month', says: 'One month to appeal most decisions.', law: cite('lpac', 'artículo 122') },
  {
    id: 'ten-days',
    says: 'If a day is not named, you mostly have ten working days to answer an office.',
    law: cite('lpac', 'artículo 73'),
  },
  { id: 'aid', says: 'Legal aid is for low incomes.', law: cite('gratuita', 'artículo 3') },
])
