import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

const ask = async (country: CountryCode, text: string) => {
  const request = { country, language: 'en' } as const
  const { outcome } = await analyse({ text, request, today: '2026-11-23' })
  return outcome.analysis
}

test.each([
  ['de', 'Am 12.11. lag die Kündigung vom Chef im Briefkasten, was kann ich tun?', '2026-12-03'],
  ['de', 'Mahnbescheid am 16.11. bekommen, muss ich zahlen?', '2026-11-30'],
  ['de', 'Erstattungsbescheid vom Jobcenter am 3.11. bekommen. Muss ich zahlen?', '2026-12-03'],
  [
    'de',
    'Meine Mutter ist am 2.11. gestorben, sie hatte Schulden. was muss ich tun?',
    '2026-12-14',
  ],
  ['fr', 'Commandement de payer reçu le 12 novembre pour 2 loyers, on fait quoi ?', '2026-12-24'],
  ['fr', "la CAF m'a notifié un indu de RSA le 3/11, puis-je contester ?", '2027-01-03'],
  ['ch', 'Zahlungsbefehl am 16.11. bekommen, was soll ich machen?', '2026-11-26'],
  [
    'de',
    'Mein Onkel ist am 2. Oktober gestorben, ich habe es am 19. Oktober erfahren. Er hatte Schulden. was muss ich tun?',
    '2026-11-30',
  ],
  [
    'fr',
    'bon de commande signé chez moi le 1er octobre, panneaux solaires posés le 16 novembre, trop tard pour annuler ?',
    '2026-11-30',
  ],
] as const)('the answer names its last day, in %s: %s', async (country, text, day) => {
  const { deadlines, directAnswer } = await ask(country, text)
  expect(deadlines[0]).toMatchObject({ date: day, isMain: true })
  expect(directAnswer).toContain('the last day is')
})

test('a time that is over, or whose first day is not told, names no day', async () => {
  for (const text of [
    'Mahnbescheid am 2.10. bekommen, muss ich zahlen?',
    'Mahnbescheid bekommen, muss ich zahlen?',
  ])
    expect((await ask('de', text)).deadlines).toEqual([])
})
