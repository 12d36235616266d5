/** Limits told by the day after them, and several letters of one sender in one upload. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const deadlineOf = (country: CountryCode, text: string) => read(text, { country }).deadline

describe('the day before', () => {
  test.each([
    [
      'de',
      'Stadtwerke Tarnau GmbH\nDatum: 11.11.2026\n\nAnkündigung der Stromsperre\n\nGuten Tag Frau Adler,\n\nam 25. November 2026 wird der Netzbetreiber Ihre Anlage sperren. Die Sperre entfällt, wenn der offene Betrag von 477,00 € bis zum Vortag auf unserem Konto eingeht.',
    ],
    [
      'de',
      'Gasnetz Tarnau GmbH\nDatum: 11.11.2026\n\nSperrankündigung\n\nGuten Tag Frau Adler,\n\nam 25.11.2026 stellen wir die Gasversorgung ein. Zahlen Sie die 477,00 € spätestens am Tag zuvor, kommt niemand.',
    ],
    [
      'fr',
      'Énergie Tarn SA\nParis, le 11 novembre 2026\n\nMadame,\n\nNotre technicien passera couper votre alimentation en électricité le 25 novembre 2026. Pour l’éviter, réglez la facture d’électricité impayée de 477,00 € au plus tard la veille.',
    ],
    [
      'ch',
      'Azienda Elettrica Tarno SA\nBellinzona, 11 novembre 2026\n\nGentile signora,\n\nil distacco della corrente verrà eseguito il 25 novembre 2026. Può evitarlo se paga fr. 477.00 entro il giorno precedente.',
    ],
  ] as const)('is counted in %s', (country, text) => {
    expect(deadlineOf(country, text)?.iso).toBe('2026-11-24')
    expect(read(text, { country }).urgencyLevel).toBe('high')
  })

  test('of a day that no letter names is no limit', () => {
    const text =
      'Sehr geehrte Frau Adler,\n\nbitte zahlen Sie den Betrag von 20,00 € bis zum Vortag der Reise.'
    expect(deadlineOf('de', text)?.iso ?? null).toBeNull()
  })

  test('of the day of writing is no limit', () => {
    const text =
      'Köln, 11.11.2026\n\nSehr geehrte Frau Adler,\n\nIhre Zahlung ist bis zum Vortag nicht eingegangen.'
    expect(deadlineOf('de', text)?.iso ?? null).toBeNull()
  })
})

describe('several letters in one upload', () => {
  test.each([
    'Tarn Energie AG\nDatum: 12.10.2026\n\nGuten Tag Frau Adler,\n\nBitte zahlen Sie 356,50 € bis zum 26.10.2026.\n\nTarn Energie AG\n\n=== zweites Schreiben ===\n\nTarn Energie AG\nDatum: 11.11.2026\n\nGuten Tag Frau Adler,\n\nBitte zahlen Sie 477,00 € bis zum 24.11.2026.',
    'Tarn Energie AG\nDatum: 12.10.2026\n\nGuten Tag Frau Adler,\n\nBitte zahlen Sie 356,50 € bis zum 26.10.2026.\n\nIhre Raten: keine.\n\nTarn Energie AG\nKundenservice\n\nTarn Energie AG\nDatum: 11.11.2026\n\nGuten Tag Frau Adler,\n\nBitte zahlen Sie 477,00 € bis zum 24.11.2026.',
    'Régie Tarn SA\nLyon, le 12 octobre 2026\n\nMadame Perrin,\n\nMerci de régler 356,50 € avant le 26 octobre 2026.\n\nRégie Tarn SA\nService clients\n\nRégie Tarn SA\nLyon, le 11 novembre 2026\n\nMadame Perrin,\n\nMerci de régler 477,00 € avant le 24 novembre 2026.',
    'Régie Tarn SA\nLyon, le 12 octobre 2026\n\nMadame,\n\nMerci de régler 356,50 € avant le 26 octobre 2026.\n\n----- 2e courrier -----\n\nRégie Tarn SA\nLyon, le 11 novembre 2026\n\nMadame,\n\nMerci de régler 477,00 € avant le 24 novembre 2026.',
  ])('the last one sets the limit', (text) => {
    const reading = read(text)
    expect(reading.hasSeveralLetters).toBe(true)
    expect(reading.deadline?.iso).toBe('2026-11-24')
  })

  test.each([
    [
      'a greeting that is quoted',
      'Köln, 11.11.2026\n\nGuten Tag Frau Adler,\n\nSie schrieben uns. Ihre Anrede\n\nGuten Tag Frau Adler,\n\nist uns aufgefallen.',
    ],
    [
      'two pages',
      'Tarn Energie AG\n11.11.2026\n\nGuten Tag Frau Adler,\n\nbitte zahlen Sie.\n\n----- Seite 2 -----\n\nVielen Dank.',
    ],
  ])('%s is one letter', (_what, text) => {
    expect(read(text, { country: 'de' }).hasSeveralLetters).toBe(false)
  })
})

describe('an objection that stops the payment', () => {
  test.each([
    [
      'de',
      'Jobcenter Tarnau\n5. November 2026\n\nAufhebungs- und Erstattungsbescheid\n\nSehr geehrte Frau Adler,\n\nSie müssen 1.126,20 EUR Bürgergeld erstatten. Bitte überweisen Sie den Betrag bis zum 7. Dezember 2026.\n\nGegen diesen Bescheid können Sie innerhalb eines Monats nach Bekanntgabe Widerspruch erheben.',
    ],
    [
      'de',
      'Familienkasse Tarnau\n5. November 2026\n\nErstattungsbescheid Kindergeld\n\nSehr geehrte Frau Adler,\n\ndas überzahlte Kindergeld von 438,00 EUR ist bis zum 30.11.2026 zurückzuzahlen.\n\nGegen diesen Bescheid ist der Einspruch innerhalb eines Monats nach Bekanntgabe zulässig.',
    ],
    [
      'fr',
      'Caf du Tarn\nLe 5 novembre 2026\n\nNotification d’un trop-perçu\n\nMadame,\n\nVous devez rembourser 438,00 € de prestations avant le 30 novembre 2026.\n\nVous pouvez former un recours amiable dans les deux mois de la notification.',
    ],
    [
      'ch',
      'SVA Tarnau\n5. November 2026\n\nRückforderung von Ergänzungsleistungen\n\nSehr geehrte Frau Adler,\n\nSie haben zu viel erhaltene Leistungen von CHF 438.00 bis 30. November 2026 zurückzuerstatten.\n\nGegen diese Verfügung können Sie innert 30 Tagen nach Zustellung Einsprache erheben.',
    ],
  ] as const)('leads in %s', (country, text) => {
    const reading = read(text, { country })
    expect(reading.documentType).toBe('BENEFIT_OVERPAYMENT')
    expect(reading.deadline?.what).toBe('appeal')
  })

  test('without one, the day to pay leads', () => {
    const text =
      'Jobcenter Tarnau\n5. November 2026\n\nSehr geehrte Frau Adler,\n\nSie müssen 1.126,20 EUR überzahltes Bürgergeld erstatten. Bitte überweisen Sie den Betrag bis zum 7. Dezember 2026.'
    expect(deadlineOf('de', text)?.iso).toBe('2026-12-07')
  })
})

describe('a time to pay that runs from the receipt', () => {
  test.each([
    [
      'fr',
      'MISE EN DEMEURE DE PAYER\n\nLe 04/11/2026\n\nMadame, Monsieur,\n\nJe vous mets en demeure de payer l’impôt sur le revenu de 2 308,00 € dans un délai de TRENTE JOURS à compter de la réception du présent document.\n\nVous pouvez contester cet acte dans les deux mois de sa notification, auprès du directeur départemental des finances publiques.',
      30,
    ],
    [
      'fr',
      'URSSAF du Tarn\nMISE EN DEMEURE\n\nLe 04/11/2026\n\nMadame,\n\nVous devez payer vos cotisations de 2 308,00 € dans un délai d’un mois à compter de la réception de la présente.\n\nVous pouvez saisir la commission de recours amiable dans les deux mois de la notification.',
      null,
    ],
    [
      'de',
      'Finanzamt Tarnau\n4. November 2026\n\nMahnung\n\nSehr geehrte Frau Adler,\n\nbitte zahlen Sie die Einkommensteuer von 308,00 EUR binnen zehn Tagen nach Erhalt dieses Schreibens.\n\nEinspruch gegen Säumniszuschläge ist binnen eines Monats nach Bekanntgabe möglich.',
      10,
    ],
    [
      'ch',
      'Steueramt Tarnau\n4. November 2026\n\nMahnung\n\nSehr geehrte Frau Adler,\n\nbitte zahlen Sie die Steuer von CHF 308.00 innert 10 Tagen ab Erhalt dieser Mahnung.\n\nGegen die Gebühr kann innert 30 Tagen nach Zustellung Einsprache erhoben werden.',
      10,
    ],
  ] as const)('leads in a demand for tax (%s)', (country, text, days) => {
    const limit = deadlineOf(country, text)
    expect(limit).toMatchObject({ what: 'pay', relativeDays: days, from: 'receipt' })
  })
})
