/** How long benefits and leave last, what changed in 2026, and who may bring a partner: asked plainly, and the neighbours of these questions. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function answerOf(country: CountryCode, text: string): Promise<string> {
  const { outcome } = await analyse({
    text,
    request: { country, language: 'en' },
    today: '2026-11-23',
  })
  return JSON.stringify(outcome.analysis.directAnswer ?? '')
}

describe('is answered', () => {
  test.each([
    ['es', '¿Cuánto dura el permiso de paternidad?', '19 weeks'],
    ['es', '¿Cuántos días de paro tengo si he cotizado 4 años?', 'two years'],
    ['be', 'Combien de jours de congé de paternité en Belgique ?', '20 days'],
    ['be', 'Hoeveel dagen geboorteverlof heb ik als vader?', '20 days'],
    [
      'au',
      'How much notice must a tenant give in South Australia?',
      '28 days of notice in Victoria',
    ],
    ['au', 'notice to vacate by tenant Western Australia how many days', 'elsewhere 21'],
    ['de', 'Was ändert sich beim Bürgergeld 2026?', 'Grundsicherungsgeld'],
    ['fr', 'Quelle est la durée maximale d’indemnisation chômage ?', '18 months'],
    ['fr', 'rupture conventionnelle chômage 15 mois', '20.5'],
    ['ca', 'Can I sponsor my wife to Canada?', 'permanent resident'],
    ['nl', 'Hoe lang heb ik recht op WW?', '24 months'],
    [
      'it',
      'Mi sono dimesso, ho diritto alla NASpI se vengo licenziato poi?',
      '13 weeks of contributions',
    ],
    ['ie', 'My tenancy began in April 2026, is there a six year rule?', 'six years at a time'],
    ['it', 'Chi ha diritto all’assegno di inclusione nel 2026?', '18 months'],
  ] as const)('in %s: %s', async (country, text, says) => {
    expect(await answerOf(country, text)).toContain(says)
  })
})

describe('is answered by another row', () => {
  test.each([
    ['es', '¿Pueden despedirme durante el embarazo?', '19 weeks'],
    ['es', 'Voy a ser padre, ¿cuánto cuesta un abogado?', '19 weeks'],
    ['be', 'Combien de jours de préavis dois-je donner ?', '20 days'],
    ['be', 'Hoeveel dagen vakantie heb ik?', '20 days'],
    [
      'au',
      'How much notice must my landlord give me to evict me?',
      '28 days of notice in Victoria',
    ],
    ['au', 'How much notice do I give my boss?', '28 days of notice in Victoria'],
    ['de', 'Das Jobcenter will Bürgergeld zurück', 'is called Grundsicherungsgeld'],
    ['de', 'Jobcenter kürzt Bürgergeld um 30 Prozent', 'is called Grundsicherungsgeld'],
    ['fr', 'Ai-je droit au chômage après une rupture conventionnelle ?', '20.5'],
    ['fr', 'Ai-je droit au chômage si je démissionne ?', '20.5'],
    ['ca', 'My wife’s sponsorship was refused, can we appeal?', 'mostly no least income'],
    ['ca', 'Can I divorce my wife in Canada?', 'mostly no least income'],
    ['nl', 'Heb ik recht op WW als ik ontslag neem?', '24 months'],
    ['nl', 'Hoe vraag ik een WW-uitkering aan?', '24 months'],
    ['it', 'Quanto dura la NASpI?', '13 weeks of contributions'],
    ['it', 'Mi hanno licenziato, ho diritto alla NASpI?', '13 weeks of contributions'],
    ['ie', 'What are the new rent rules since March 2026?', 'six years at a time'],
    ['ie', 'Can my landlord evict me to sell the house?', 'six years at a time'],
    ['it', 'Mi hanno sospeso l’assegno di inclusione', '18 months'],
    ['it', 'Quanto dura la NASpI?', '18 months, then 12'],
  ] as const)('in %s: %s', async (country, text, says) => {
    expect(await answerOf(country, text)).not.toContain(says)
  })
})
