/** Refusals and orders to leave, in the words of offices that nobody has shown the reader. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('an office that refuses a stay is official and pressing', () => {
  test.each([
    [
      'in German',
      'de',
      'Stadt Neuental\nAusländerbehörde\nAm Markt 1\n\nAz. 33-77\n4. November 2026\n\nSehr geehrte Frau Sen,\n\nIhren Antrag auf Erteilung einer Aufenthaltserlaubnis lehnen wir ab. Sie haben das Bundesgebiet binnen 30 Tagen nach Zustellung zu verlassen.\n\nGegen diesen Bescheid ist Widerspruch zulässig.',
    ],
    [
      'in Italian, before it is final',
      'it',
      "QUESTURA DI VALBRUNA\nUfficio Immigrazione\n\nAl Sig. TEST AMAL\n\nOggetto: motivi ostativi all'accoglimento della domanda di permesso di soggiorno\n\nSi comunica che mancano i requisiti. Entro 10 giorni dal ricevimento può presentare osservazioni scritte. In mancanza la domanda sarà rigettata.\n\nValbruna, 3 novembre 2026",
    ],
    [
      'in Spanish',
      'es',
      'SUBDELEGACIÓN DEL GOBIERNO EN VILLARBA\nOficina de Extranjería\n\nRESOLUCIÓN\n\nVista la solicitud de renovación, esta Subdelegación resuelve denegar la autorización. Deberá abandonar el territorio español en el plazo de quince días. Puede interponer recurso en el plazo de un mes.\n\nVillarba, 2 de noviembre de 2026',
    ],
    [
      'in Japanese',
      'jp',
      '通知書\n\n令和8年11月2日\n\nテスト・アマル 殿\n\n出入国在留管理庁 北浜出入国在留管理局長\n\n在留資格変更許可申請については、許可しないこととしたので通知します。',
    ],
  ] as const)('%s', (_, country, text) => {
    expect(read(text, { country })).toMatchObject({
      documentType: 'OTHER',
      urgencyLevel: 'high',
      isOfficialDemand: true,
    })
  })
})

test('the pension of the state that says no is an official paper and no insurer', () => {
  expect(
    read(
      'Deutsche Rentenversicherung Testland\n\nLaatzen, 5.11.2026\nVersicherungsnummer 10 140767 M 038\n\nSehr geehrte Frau Muster,\n\nIhren Antrag auf Rente wegen Erwerbsminderung lehnen wir ab. Gegen diesen Bescheid können Sie innerhalb eines Monats nach Bekanntgabe Widerspruch erheben.',
    ),
  ).toMatchObject({ documentType: 'OTHER', isOfficialDemand: true })
})

test('a private collector that calls itself an agency demands nothing in the name of the law', () => {
  expect(
    read(
      'TESTEX AGENCY BELGIUM – Incassobureau\n\nMechelen, 3 november 2026\nSchuldeiser: Test BV\n\nINGEBREKESTELLING\n\nMevrouw,\n\nHoofdsom: 96,40 EUR\nTotaal: 145,50 EUR\n\nGelieve te betalen binnen 14 dagen. Zo niet volgt gerechtelijke invordering.',
    ),
  ).toMatchObject({
    documentType: 'DEBT_COLLECTION_LETTER',
    isOfficialDemand: false,
    urgencyLevel: 'medium',
  })
})

test('a landlord who asks to agree to a higher rent has money in mind, and time', () => {
  expect(
    read(
      'Tarn Wohnen GmbH\n\n3. Juni 2026\n\nSehr geehrte Frau Marsh,\n\nwir fordern Sie auf, der Erhöhung der monatlichen Grundmiete von 510,00 EUR auf 560,00 EUR ab dem 1. September 2026 zuzustimmen. Bitte senden Sie Ihre Zustimmung bis zum 31. August 2026 zurück.\n\nTarn Wohnen GmbH',
      { country: 'de' },
    ),
  ).toMatchObject({ documentType: 'OTHER', urgencyLevel: 'medium' })
})

describe('a hospital that gives a day', () => {
  const level = (text: string) => read(text).urgencyLevel

  test.each([
    'Hospital Universitario Tarn\n\nCITACIÓN PARA PRUEBA DIAGNÓSTICA\n\nPaciente: ANA TARN\n\nFecha: 14 de enero de 2027\nHora: 9:20\n\nAcuda en ayunas.',
    'Tarnland Ziekenhuis\n\nOproep voor controle\n\nGeachte mevrouw Quill,\n\nDatum: 14 januari 2027\nTijd: 9.20 uur\n\nNeem uw verzekeringspas mee.',
    'Centre hospitalier de Tarnes\n\nConvocation pour une consultation\n\nMadame Tarn,\n\nDate : 14 janvier 2027\nHeure : 9 h 20\n\nMerci d’apporter votre carte.',
  ])('calls nobody to account: %s', (text) => {
    expect(level(text)).toBe('low')
  })

  test('is not the office that examines whether a pension goes on', () => {
    expect(
      level(
        'Instituto Nacional de la Seguridad Social\n\nCITACIÓN PARA RECONOCIMIENTO MÉDICO\n\nSe le cita para reconocimiento.\n\nFecha: 14 de enero de 2027\nHora: 9:20\n\nLa incomparecencia dará lugar a la suspensión de la prestación.',
      ),
    ).toBe('medium')
  })
})

test.each([
  [
    'de',
    'Hausverwaltung Tarn GmbH\nTarnau, 12.11.2026\nSehr geehrter Herr Quill, Ihre Kaution beträgt 1.650,00 €. Für Malerarbeiten behalten wir 480,00 € ein.',
  ],
  [
    'fr',
    'Tarnes, le 8 novembre 2026\nMonsieur, je retiens 350 € sur votre dépôt de garantie de 700 € pour le parquet.',
  ],
] as const)('a deposit that a landlord keeps is money at stake, in %s', (country, text) => {
  const { paper, urgencyLevel } = read(text, { country })
  expect([paper?.name, urgencyLevel]).toEqual(['deposit_deductions', 'medium'])
})

test('a talk before a dismissal in France is kept', () => {
  const { deadline } = read(
    'SAS Tarn Logistique\nLe 13 novembre 2026\nConvocation à un entretien préalable\nMonsieur, nous envisageons de vous licencier. Nous vous convoquons à un entretien le 24 novembre 2026 à 14 h dans nos bureaux.',
    { country: 'fr' },
  )
  expect(deadline).toMatchObject({ iso: '2026-11-24', what: 'attend' })
})
