/** Everyday law in Italy: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'it', area: 'general', checkBy: '2027-05-31' } as const

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'aid',
    section: 'leverage',
    says: 'Ask for gratuito patrocinio on a low income.',
    risk: 'You swear to your income.',
    notWhen: 'An insurance pays for your lawyer.',
    when: ['lawyer', 'afford'],
    law: cite('gratuito', 'articoli 74 e seguenti'),
  },
  {
    id: 'access',
    section: 'disclosure',
    says: 'Ask an office for your papers. It has 30 days. Silence is a no.',
    risk: 'Then 30 days to court.',
    notWhen: 'You need it now.',
    when: ['office', 'papers'],
    law: OWN.access,
  },
  {
    id: 'thirty-fine',
    section: 'timing',
    says: 'Against a fine you mostly have 30 days for the judge or 60 for the prefect. Do not pay first.',
    risk: 'If you lose it can double at the prefect.',
    notWhen: 'It is right. Pay in five days for less.',
    when: ['fine', 'multa'],
    law: cite('strada', 'articoli 202, 203 e 204-bis'),
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  { id: 'reasons', says: 'An office must give reasons.', law: OWN.access },
  {
    id: 'august',
    says: 'Court days mostly stop from 1 to 31 August.',
    law: cite('feriale', 'articolo 1'),
  },
  {
    id: 'mediation',
    says: 'Some claims need mediation first.',
    law: cite('mediazione', 'articolo 5'),
  },
])
