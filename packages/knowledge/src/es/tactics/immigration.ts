/** Immigration in Spain: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'es', area: 'immigration', checkBy: '2027-05-31' } as const

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'renew',
    section: 'timing',
    says: 'Ask to renew in the two months before the end. You may still do so in the three months after.',
    risk: 'Late can mean a fine.',
    notWhen: 'You leave before it ends.',
    when: ['renew', 'permit', 'nie', 'tarjeta'],
    law: OWN.reglamento,
  },
  {
    id: 'one-month',
    section: 'timing',
    says: 'Against a no you have one month for a repeal request or two months for court.',
    risk: 'If you are late, the decision is final.',
    notWhen: 'No decision has come yet.',
    when: ['refused', 'decision'],
    law: cite('lpac', 'artículos 123 y 124'),
  },
  {
    id: 'free-lawyer',
    section: 'leverage',
    says: 'Ask for a free lawyer in refusal at the border, return, expulsion and asylum.',
    risk: 'You must show income.',
    notWhen: 'You have a lawyer already.',
    when: ['expulsion', 'lawyer', 'asylum'],
    law: OWN.extranjeria,
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  {
    id: 'month',
    says: 'One month to ask again, two for court.',
    law: cite('lpac', 'artículo 124'),
  },
  {
    id: 'violence',
    says: 'Victims of violence by a partner can get their own permit.',
    when: ['violence'],
    law: OWN.extranjeria,
  },
  { id: 'file', says: 'You may see your file.', law: OWN.transparencia },
])
