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
  ['es', 'Atentamente'],
  ['de', 'Rechtsanwalt'],
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

test('the end of a letter with its signature is none', () => {
  const text =
    'If this is not paid within 28 days, I may serve a notice of termination giving 28 days to leave.\n\nSigned: Aisling Quill (landlord)\nDated: 9 November 2026\n'
  expect(read(text, { country: 'ie' }).isEnquiry).toBe(false)
})

describe('a line to its reader', () => {
  test.each([
    ['gb', 'please find your invoice attached'],
    ['gb', 'kindly settle the enclosed invoice'],
    ['de', 'Rechnung anbei'],
    ['fr', 'facture ci-jointe'],
  ] as const)('is a mail however it is typed: %s, %s', (country, text) => {
    expect(read(text, { country }).isEnquiry).toBe(false)
  })

  test.each(['please help with my rent arrears', 'the invoice is attached what do i do with it'])(
    'is a question of whoever speaks of themselves: %s',
    (text) => {
      expect(read(text, { country: 'gb' }).isEnquiry).toBe(true)
    },
  )
})

describe('money that is promised', () => {
  test.each([
    ['gb', 'council tax rebate, enter your card'],
    ['gb', 'Energy refund pending. Provide your debit card number to receive 212 pounds.'],
    ['de', 'Ihre Steuererstattung: 412 Euro. Geben Sie Ihre Kartendaten ein.'],
    ['fr', 'Remboursement de vos impôts : 312 €. Saisissez votre carte bancaire ici.'],
  ] as const)('against the number of a card is a fraud: %s, %s', (country, text) => {
    expect(read(text, { country }).documentType).toBe('SCAM_LETTER')
  })

  test.each([
    'inheritance tax on a house worth 400k',
    'lottery syndicate dispute with a friend',
    'my gift card expired',
    'do you have to give your card details to get a refund',
  ])('to nobody, or asked about, is a question: %s', (text) => {
    expect(read(text, { country: 'gb' }).documentType).toBe('ENQUIRY')
  })

  test('is none where a bill is to be paid by card', () => {
    const bill =
      'Tarn Energy\n\nYour bill of £64.10 is ready. A rebate of £12.00 is taken off it.\n\nTo pay your bill, enter your card number on our website by 3 December 2026.'
    expect(read(bill, { country: 'gb' }).documentType).not.toBe('SCAM_LETTER')
  })
})
