import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  ['de', 'Betreibungsamt Tarnau\nZahlungsbefehl Nr. 20261234\nGläubiger: Tarn AG\nCHF 1240.00'],
  ['fr', 'Facture 2214\nMontant : 84,20 €\nTarn SARL'],
  ['it', 'Fattura 2214\nImporto: 84,20 €\nScadenza: 30/11/2026\nTarn S.r.l.'],
])('a form of a few words is known to be %s by what forms say', (language, text) => {
  expect(read(text).language).toBe(language)
})

test.each([
  [
    'es',
    'DECRETO\nJuzgado de lo Social n. 3 de Cuenca. Se admite a tramite la demanda de D. Luis Tarn frente a Tarn S.A. por despido, conforme al articulo 404.',
  ],
  [
    'es',
    'SENTENCIA\nDesestimo la demanda a instancia de Da. Rosa Tarn, sin costas. Contra esta cabe recurso de apelacion ante la Audiencia.',
  ],
  [
    'it',
    'ORDINANZA\nIl giudice, a scioglimento della riserva, rinvia la causa a udienza da tenere ai sensi di legge presso la sede di Tarno.',
  ],
  [
    'pt',
    'Vimos por este meio informar que não recebemos o pagamento da renda do mês de maio. Pedimos que faça o pagamento em oito dias para não perder a sua casa. Com os melhores cumprimentos.',
  ],
  ['en', 'Final notice: a sum of 240 is due.'],
])('%s: a short paper that shares its small words with another language', (language, text) => {
  expect(read(text).language).toBe(language)
  expect(read(text.toUpperCase()).language).toBe(language)
})

describe('limits in other languages', () => {
  test('are read over a line that wraps before a noun', () => {
    const text =
      'Stadt Tarnau · Bußgeldstelle\nDatum: 01.09.2026\nBußgeldbescheid\nGegen Sie wird eine Geldbuße von 70,00 EUR festgesetzt.\nGegen diesen Bescheid können Sie innerhalb von zwei Wochen nach Zustellung schriftlich oder zur\nNiederschrift bei der Bußgeldstelle Einspruch einlegen.'
    expect(read(text).deadline).toMatchObject({ relativeDays: 14, from: 'service' })
  })

  test.each([
    [
      'de',
      'Bitte zahlen Sie die Forderung innerhalb von zwei Wochen nach Zustellung.',
      { relativeDays: 14, from: 'service' },
    ],
    [
      'de',
      'Wir bitten Sie, den Betrag innert 10 Tagen zu überweisen.',
      { relativeDays: 10, from: 'unknown' },
    ],
    [
      'fr',
      'Nous vous prions de régler cette somme sous huitaine.',
      { relativeDays: 8, from: 'unknown' },
    ],
    [
      'fr',
      'Vous devez payer la somme dans les 7 jours suivant la réception de la lettre.',
      { relativeDays: 7, from: 'receipt' },
    ],
    [
      'es',
      'Usted debe pagar la deuda en el plazo de veinte días desde la notificación.',
      { relativeDays: 20, from: 'service' },
    ],
    [
      'it',
      'La invitiamo a pagare la somma entro dieci giorni dalla notifica del presente atto.',
      { relativeDays: 10, from: 'service' },
    ],
    [
      'nl',
      'U moet het bedrag binnen veertien dagen na ontvangst van deze brief betalen.',
      { relativeDays: 14, from: 'receipt' },
    ],
    ['ja', '本書面到達後7日以内に滞納額をお支払いください。', { relativeDays: 7, from: 'receipt' }],
    [
      'ja',
      '支払督促の送達を受けた日から2週間以内に督促異議を申し立ててください。',
      { relativeDays: 14, from: 'service' },
    ],
  ] as const)('%s: %s', (language, text, limit) => {
    const { statedDeadlines, language: found } = read(text)
    expect(found).toBe(language)
    expect(statedDeadlines).toMatchObject([limit])
  })

  test.each([
    ['令和8年11月30日までに下記口座へお支払いください。', '2026-11-30'],
    ['Bitte überweisen Sie die Summe bis spätestens 02.12.2026 auf unser Konto.', '2026-12-02'],
    ['Veuillez régler la somme au plus tard le 1er décembre 2026 sur notre compte.', '2026-12-01'],
    ['Le rogamos que pague la deuda antes del 5 de enero de 2027 en nuestra cuenta.', '2027-01-05'],
    ['Wij vragen u het bedrag vóór 25-11-2026 aan ons te betalen.', '2026-11-25'],
  ])('a day: %s', (text, iso) => {
    expect(read(text).statedDeadlines).toMatchObject([{ iso }])
  })
})

describe('sums of other countries', () => {
  test.each([
    ['Die Gesamtforderung beträgt 1.482,37 € und ist von Ihnen zu zahlen.', 1482.37, 'EUR'],
    ['Le montant total est de 1 482,37 € et vous devez le payer.', 1482.37, 'EUR'],
    ["Die Forderung beträgt CHF 1'482.35 und ist von Ihnen zu zahlen.", 1482.35, 'CHF'],
    [
      'Vous devez à notre client la somme de 1 182,40 $ à Montréal (Québec) H2J 3W4.',
      1182.4,
      'CAD',
    ],
    ['Het totaal is € 1.482,37 en dat moet u aan ons betalen.', 1482.37, 'EUR'],
    ['滞納額は8万円です。お支払いください。', 80_000, 'JPY'],
  ])('%s', (text, value, currency) => {
    expect(read(text).amounts).toMatchObject([{ value, currency, role: 'total' }])
  })
})

describe('a language whose words we do not know', () => {
  test.each([
    [
      'hu',
      'Tisztelt Uram!\n\nÉrtesítjük, hogy ön nem fizette ki az októberi számlát. Kérjük az összeg befizetését 30.11.2026. határidő előtt, vagy hívjon minket.',
    ],
    [
      'el',
      'Αγαπητέ κύριε,\n\nΔεν έχετε πληρώσει τον λογαριασμό. Παρακαλούμε πληρώστε έως 30.11.2026.',
    ],
    ['hi', 'प्रिय महोदय,\n\nआपने किराया नहीं दिया है। कृपया 30.11.2026 तक भुगतान करें।'],
  ])('is told as %s, names no sender and is not said to be able to wait', (language, text) => {
    expect(read(text)).toMatchObject({
      language,
      documentType: 'OTHER',
      senderOrganization: null,
      urgencyLevel: 'medium',
    })
  })
})

describe('words of another language', () => {
  test('do not make an English letter one of theirs', () => {
    const { threats } = read(
      'The Valuation Tribunal will write to you. Your sentence on the multa was short.',
    )
    expect(threats).toEqual([])
  })
})

describe('papers of courts', () => {
  test('a German order for payment needs a court, and a letter that only names one is no claim', () => {
    const text =
      'Inkasso Nord GmbH\n\nLetzte Mahnung\n\nSehr geehrter Herr Roth,\n\ndie offene Forderung von 80,00 € ist nicht bezahlt. Sonst beantragen wir einen Mahnbescheid.'
    expect(read(text).documentType).toBe('DEBT_COLLECTION_LETTER')
  })
})

describe('questions as people type them', () => {
  test.each([
    ['Kann mein Vermieter mir einfach kündigen?', 'de', 'housing'],
    ['mon patron ne me paie pas, que faire', 'fr', 'employment'],
    ['me han despedido sin carta que hago', 'es', 'employment'],
    ['Il mio datore di lavoro non mi paga da due mesi, cosa posso fare?', 'it', 'employment'],
    ['Mag mijn huisbaas zomaar de huur verhogen?', 'nl', 'housing'],
    ['敷金が返ってこない', 'ja', 'housing'],
  ] as const)('%s', (text, language, topic) => {
    expect(read(text)).toMatchObject({ documentType: 'ENQUIRY', language, topic })
  })

  test('name a state of another country in their own language', () => {
    const { jurisdiction } = read('¿Qué hago si no puedo pagar la renta en California?')
    expect(jurisdiction).toMatchObject({ countryCode: 'us', region: 'US-CA' })
  })
})

test('a Spanish notice is Spanish, however many of its small words are French too', () => {
  const notice =
    'Gestora Tarn S.L.\nEstimada Sra. Quill: le comunicamos que no renovaremos el contrato de arrendamiento de 1 de marzo de 2022, que finalizará el 28 de febrero de 2027, fecha en la que deberá dejar la vivienda libre.'
  expect(read(notice, { country: 'es' })).toMatchObject({
    language: 'es',
    documentType: 'EVICTION_NOTICE',
    deadline: { iso: '2027-02-28' },
  })
})

test('a French notice of a meeting is French', () => {
  expect(
    read(
      "L'assemblée générale se tiendra le 3 décembre 2026. Renvoyez votre pouvoir avant le 27 novembre.",
    ).language,
  ).toBe('fr')
})
