import { expect, test } from 'vitest'

import { read } from '../read.ts'
import { plainPattern } from './plain-forms.ts'

test('a pattern finds both ways to write an umlaut', () => {
  const pattern = plainPattern(/^kündig(?:ung|st[äa]rke)$/u)
  expect(pattern.test('kündigung')).toBe(true)
  expect(pattern.test('kuendigung')).toBe(true)
  expect(pattern.test('kundigung')).toBe(false)
})

test('a letter typed without umlauts is read like one that has them', () => {
  const letter = (own: (text: string) => string) =>
    read(
      own(
        'Wohnbau Test GmbH\n\nUlm, 6.11.2026\n\nMahnung - rückständige Miete\n\nSehr geehrte Frau Krämer,\n\nauf Ihrem Konto fehlen 1.204,00 EUR. Bitte überweisen Sie bis spätestens 20.11.2026. Sonst werden wir das Mietverhältnis fristlos kündigen und Räumungsklage erheben.',
      ),
    )
  const plain = letter((text) =>
    text.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/Ä/g, 'Ae'),
  )
  const printed = letter((text) => text)
  expect(plain.urgencyLevel).toBe('high')
  expect([plain.documentType, plain.urgencyLevel, plain.deadline?.iso]).toEqual([
    printed.documentType,
    printed.urgencyLevel,
    printed.deadline?.iso,
  ])
})
