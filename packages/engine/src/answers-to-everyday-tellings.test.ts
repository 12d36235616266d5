/** Everyday matters told in other words than their rows expect, and the row that answers; below what sounds alike. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  ['fr', 'oqtf combien de temps pour faire appel', 'fr.ask-stay.leave-time'],
  [
    'fr',
    'Ma femme a reçu une OQTF 30 jours. On a deux enfants scolarisés. Quel recours et quel délai ?',
    'fr.ask-stay.leave-time',
  ],
  ['fr', 'conge paternite jumeaux combien de jours', 'fr.ask-work.paternity-leave'],
  ['it', "mio figlio compie 18 anni perdo l'assegno unico?", 'it.ask.single-allowance-age'],
  ['it', 'voglio dare disdetta quanti mesi di preavviso', 'it.ask.leave-flat'],
  ['it', 'bollo auto non pagato da 4 anni si prescrive?', 'it.ask.car-tax-old'],
  ['ca', 'got fired for being late, can i still get EI?', 'ca.fact.ei-after-firing'],
  ['ca', 'does the shop have to take back shoes i changed my mind', 'ca.ask.return-goods'],
  ['au', 'im casual at a cafe boss says no super for casuals', 'au.ask.super-for-casuals'],
  ['be', 'mijn baas vraagt een doktersbriefje voor 1 dag, mag dat', 'be.ask.sick-note-first-day'],
  ['gb', 'can i look at my doctors notes', 'gb.data-copy.answer-health-records'],
  ['gb', 'part time 2 days a week how much annual leave', 'gb.ask-work.holiday-part-time'],
  ['gb', 'want to challenge esa decision', 'gb.benefit.answer'],
  [
    'gb',
    'husband beats me and im on his visa what happens if i leave him',
    'gb.ask-immigration.partner-abuse',
  ],
  [
    'us',
    'my tenants are 3 months behind can i kick them out without going to court',
    'us.fact.landlord-locks-out',
  ],
  ['us', 'small company 20 people do i get fmla', 'us.ask-work.family-leave'],
  ['us', 'what percent of my wages can they garnish for credit card debt', 'us.ask-debt.garnish'],
  ['us', 'im undocumented and boss pays me 5 dollars an hour', 'us.story.no-papers'],
  ['nl', 'als je op staande voet ontslagen wordt heb je geen rechten toch', 'nl.ask.fired-on-spot'],
  [
    'it',
    'My boss did not pay me the salary of August and September. I have the buste paga.',
    'it.ask.wages-unpaid',
  ],
  [
    'es',
    'Entregué las llaves en junio a la inmobiliaria después de cinco años y la dueña no me devuelve la fianza. ¿Cómo la reclamo?',
    'es.ask.deposit',
  ],
  [
    'es',
    'Se me acaba el contrato de alquiler de cinco años y el casero no quiere renovar. ¿Me tengo que ir?',
    'es.ask.end-lease',
  ],
  [
    'nl',
    'Mijn kale huur is veel te hoog volgens het puntensysteem, kan ik naar de huurcommissie?',
    'nl.ask.rent-too-high',
  ],
] as const)('%s: %s', async (country, question, row) => {
  expect(await rowFor(country, question)).toBe(row)
})

test.each([
  ['fr', 'délai pour renouveler mon titre de séjour', 'fr.ask-stay.leave-time'],
  ['fr', 'congé maternité combien de semaines', 'fr.ask-work.paternity-leave'],
  ['it', 'assegno di mantenimento fino a che età', 'it.ask.single-allowance-age'],
  ['ca', 'i quit my job can i get ei', 'ca.fact.ei-after-firing'],
  ['au', 'can i take money out of my super', 'au.ask.super-for-casuals'],
  ['be', 'ik heb mijn ziektebriefje te laat binnengebracht', 'be.ask.sick-note-first-day'],
  ['gb', 'can my boss see my medical records', 'gb.data-copy.answer-health-records'],
  ['gb', 'boss wont let me take my holiday', 'gb.ask-work.holiday-part-time'],
  [
    'gb',
    'my landlord lives in spain and wants me out by friday',
    'gb.ask-housing.lodger-told-to-go',
  ],
  ['us', 'my landlord changed the locks', 'us.fact.landlord-locks-out'],
  ['us', 'how much can they garnish for child support', 'us.ask-debt.garnish'],
] as const)('%s: not so for: %s', async (country, question, row) => {
  expect(await rowFor(country, question)).not.toBe(row)
})
