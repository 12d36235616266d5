import { describe, expect, test } from 'vitest'

import { findLanguage } from './find-language.ts'
import { read } from './read.ts'

describe('the language of a short line', () => {
  test.each([
    ['fr', "On m'a coupé l'électricité"],
    ['it', 'Muffa in casa'],
    ['de', 'Flug gestrichen'],
    ['es', 'Nevera rota'],
    ['nl', 'Vlucht geannuleerd'],
    ['de', 'Überstunden nicht ausgezahlt'],
    ['fr', 'Caution non rendue'],
    ['en', 'statute barred debt'],
    ['en', 'Flight cancelled'],
  ])('is told by its letters: %s, %s', (language, text) => {
    expect(findLanguage(text)).toBe(language)
  })

  test('leans on the chosen country where its letters say little', () => {
    expect(findLanguage('Lekkage in badkamer', 'nl')).toBe('nl')
    expect(findLanguage('Wasserrohrbruch', 'de')).toBe('de')
    expect(findLanguage('敷金 返還', 'jp')).toBe('ja')
  })

  test.each([
    ['en', 'Parcel never arrived', 'de'],
    ['en', 'Parking ticket unfair', 'fr'],
    ['de', 'Vermieter repariert Heizung nicht', 'gb'],
    ['pt', 'meu patrão não paga as horas extras', 'es'],
  ] as const)(
    'is not the country’s where the words say more: %s, %s in %s',
    (language, text, at) => {
      expect(findLanguage(text, at)).toBe(language)
    },
  )

  test('does not ask the country about a whole letter', () => {
    const letter = 'Sehr geehrte Frau Quill, bitte zahlen Sie die Rechnung bis zum 3. Mai. '.repeat(
      3,
    )
    expect(findLanguage(letter, 'fr')).toBe('de')
  })
})

test.each([
  ['de', 'Nebenkostenabrechnung viel zu hoch'],
  ['fr', 'Licenciement pendant arrêt maladie'],
  ['es', 'Multa de tráfico injusta'],
  ['it', "Volo cancellato all'ultimo momento"],
  ['nl', 'Ontslag op staande voet'],
  ['gb', 'Bank card stolen'],
  ['jp', '詐欺にあいました'],
  ['jp', '督促状が来ました'],
  ['jp', '家賃を滞納している'],
  ['jp', '残業代 未払い'],
] as const)('a trouble named in a few words is a question: %s, %s', (country, text) => {
  expect(read(text, { country }).isEnquiry).toBe(true)
})

test.each([
  ['de', 'Kündigung des Mietverhältnisses'],
  ['de', 'Hans Müller'],
  ['fr', 'Avis de passage'],
  ['es', 'Factura de la luz'],
  ['it', 'Ultimo sollecito'],
  ['nl', 'Uitnodiging voor vergadering'],
  ['gb', 'Final notice'],
  ['gb', 'The council is closed on Monday.'],
  ['gb', 'Your parcel is here'],
  ['jp', '請求書を送付しました'],
  ['jp', 'お荷物が届きました'],
] as const)('a heading, a name or a line of a firm is none: %s, %s', (country, text) => {
  expect(read(text, { country }).isEnquiry).toBe(false)
})
