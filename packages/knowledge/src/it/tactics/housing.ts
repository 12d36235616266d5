/** Renting in Italy: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'

const SHEET = { country: 'it', area: 'housing', checkBy: '2027-05-31' } as const

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'grace',
    section: 'timing',
    says: 'At the eviction hearing for arrears ask the judge for a time of grace of up to 90 days to pay.',
    risk: 'You must pay all with costs.',
    notWhen: 'You cannot pay even then.',
    when: ['sfratto', 'arrears', 'evict', 'rent'],
    law: cite('equo', 'articolo 55'),
  },
  {
    id: 'go',
    section: 'procedure',
    says: 'Go to the hearing and oppose if you have reasons. If you do not come, the eviction is confirmed.',
    risk: 'If you lose, you pay costs too.',
    notWhen: 'You have a signed deal.',
    when: ['sfratto', 'evict', 'court'],
    law: cite('cpc', 'articoli 657 e seguenti'),
  },
  {
    id: 'unregistered',
    section: 'leverage',
    says: 'A lease must be written and registered in 30 days. Rent above the registered sum is void, and you can ask it back.',
    risk: 'Act within six months of leaving.',
    notWhen: 'It is registered in full.',
    when: ['unregistered', 'in nero', 'rent'],
    law: cite('affitti', 'articolo 13'),
  },
  {
    id: 'deposit',
    section: 'disclosure',
    says: 'Ask for the deposit with interest. The landlord must go to court to keep it for damage.',
    risk: 'Real damage must be paid.',
    notWhen: 'You agree with what they say.',
    when: ['deposit', 'cauzione'],
    law: cite('equo', 'articolo 11'),
  },
  {
    id: 'four-plus-four',
    section: 'settlement',
    says: 'Before a first end only set reasons count. Ask for the reason in writing, then talk about time or money.',
    risk: 'The reason may hold.',
    notWhen: 'You want to go.',
    when: ['disdetta', 'leave', 'notice'],
    law: cite('affitti', 'articolo 3'),
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'four',
    says: 'A free lease lasts four years and four more.',
    when: ['contract'],
    law: cite('affitti', 'articolo 2'),
  },
  {
    id: 'three-months',
    says: 'A deposit is three months of rent at most.',
    when: ['deposit'],
    law: cite('equo', 'articolo 11'),
  },
  {
    id: 'judge',
    says: 'Only a judge can put you out.',
    when: ['evict'],
    law: cite('cpc', 'articolo 657'),
  },
])
