/** Periods that somebody sets the reader for the last time, and those in which the reader will be paid. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const LETTERS = {
  ch: [
    'Tarn Wohnen AG\n\nBaden, 8. April 2026\n\nSehr geehrte Frau Quill\n\n',
    'Freundliche Grüsse',
  ],
  fr: ['Tarn Habitat\n\nLyon, le 8 avril 2026\n\nMadame,\n\n', 'Cordialement'],
  es: ['Tarn Hogar, S.L.\n\nMadrid, 8 de abril de 2026\n\nEstimada señora:\n\n', 'Atentamente'],
  it: ['Tarn Casa S.r.l.\n\nNapoli, 8 aprile 2026\n\nGentile signora,\n\n', 'Distinti saluti'],
  nl: ['Tarn Wonen B.V.\n\nUtrecht, 8 april 2026\n\nGeachte mevrouw,\n\n', 'Hoogachtend'],
} as const
const limitIn = (country: keyof typeof LETTERS, words: string) =>
  read(`${LETTERS[country][0]}${words}\n\n${LETTERS[country][1]}`, {
    country: country satisfies CountryCode,
  }).deadline

describe('a last period', () => {
  test.each([
    ['ch', 30, 'Wir räumen Ihnen eine Nachfrist von 30 Tagen ein.'],
    ['ch', 10, 'Hierfür setzen wir Ihnen eine unerstreckbare Frist von zehn Tagen.'],
    [
      'ch',
      30,
      'Gestützt auf Art. 257d OR gewähren wir Ihnen eine letzte Zahlungspflicht von 30 Tagen.',
    ],
    ['fr', 8, 'Un ultime délai de 8 jours vous est accordé.'],
    ['es', 7, 'Se le concede un plazo improrrogable de 7 días.'],
    ['es', 10, 'La situación ha de quedar resuelta en el plazo improrrogable de 10 días.'],
    [
      'it',
      10,
      'La situazione va sanata nel termine improrogabile di 10gg., trascorsi i quali agiremo.',
    ],
    ['it', 15, 'Le concediamo un ultimo termine di 15 giorni.'],
    ['nl', 8, 'U krijgt een fatale termijn van acht dagen.'],
  ] as const)('is asked in %s, %i days: %s', (country, days, words) => {
    expect(limitIn(country, words)?.relativeDays).toBe(days)
  })

  test('runs from receipt behind a short form with a full stop', () => {
    const limit = limitIn(
      'it',
      'Il tutto va sistemato entro e non oltre 10 gg. dal ricevimento della presente.',
    )
    expect(limit).toMatchObject({ relativeDays: 10, from: 'receipt' })
  })
})

test.each([
  ['it', 'Il rimborso sarà accreditato nel termine di 10 giorni.'],
  ['ch', 'Ihr Guthaben wird innerhalb von 14 Tagen auf Ihr Konto überwiesen.'],
  ['es', 'El reembolso será abonado en el plazo de 10 días.'],
  ['nl', 'De terugbetaling wordt binnen 10 dagen overgemaakt.'],
] as const)('a period in which the reader is paid asks nothing in %s: %s', (country, words) => {
  expect(limitIn(country, words)).toBeNull()
})
