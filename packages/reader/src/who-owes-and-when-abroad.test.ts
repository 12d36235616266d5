/** Letters and questions abroad: days gone by, bills, births and services, promises, threats told, keys asked for. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const roleOf = (text: string, iso: string, country: CountryCode) =>
  read(text, { country }).dates.find((one) => one.iso === iso)?.role

describe('the day on which a sum fell due, told by a reminder', () => {
  test.each([
    [
      'be',
      'Advocatenkantoor Tarn\n\nFactuur Nr.: 2026/0044\nDatum: 2 juni 2026\nBedrag: € 605,00\nVervaldatum: 2 juli 2026\nDagen achterstallig: 63\n\nDit schrijven geldt als ingebrekestelling. Bij gebrek aan betaling binnen 8 dagen gaat het dossier naar onze incassodienst.',
    ],
    [
      'ch',
      'Tarnier Paysages Sàrl\nMorges, le 1 septembre 2026\n\nMISE EN DEMEURE\n\nMonsieur,\n\nla facture F-44 d’un montant de CHF 1860.00, échue le 2 juillet 2026, demeure impayée. Veuillez régler dans un délai de 10 jours.',
    ],
    [
      'nl',
      'Tarn Legal\n5 oktober 2026\n\nIngebrekestelling\n\nGeachte heer,\n\nVerzuimdatum: 2 juli 2026\nHoofdsom: € 318,40\n\nBetaal binnen veertien dagen na ontvangst van deze brief.',
    ],
    [
      'de',
      'Tarnau Handel GmbH\n5. Oktober 2026\n\nMahnung\n\nSehr geehrte Frau Quill, der Betrag von 318,40 EUR ist überfällig seit dem 2. Juli 2026. Bitte zahlen Sie innerhalb von 10 Tagen.',
    ],
  ] as const)('in %s is no day to act: %s', (country, text) => {
    expect(roleOf(text, '2026-07-02', country)).toBe('incident')
    expect(read(text, { country }).deadline?.relativeDays).toBeGreaterThan(7)
  })

  test.each([
    [
      'be',
      'FOD Tarn\n6 mei 2026\n\nLaatste herinnering\n\nU hebt 204,00 EUR niet betaald. De uiterste betaaldatum was 30 maart 2026. Betaal binnen 14 dagen.',
      '2026-03-30',
    ],
    [
      'ch',
      'Steueramt Tarnau\n9. März 2026\n\nMahnung\n\nDer Betrag von CHF 140.30 war am 30. Januar 2026 fällig. Bitte bezahlen Sie innert 10 Tagen.',
      '2026-01-30',
    ],
    [
      'jp',
      '令和8年5月11日\n\n久井 拓 様\n\n株式会社樽野リース\n\nご利用代金 86,400円につきまして、令和8年4月27日のお支払期日を過ぎてもご入金が確認できません。\n\n令和8年5月25日までにお振り込みください。',
      '2026-04-27',
    ],
  ] as const)('in %s, said in a sentence', (country, text, iso) => {
    expect(roleOf(text, iso, country)).toBe('incident')
    expect(read(text, { country }).deadline).not.toBeNull()
  })

  test('but the day to pay of a first bill is one', () => {
    const text =
      'Tarnwijk Energie B.V.\n\nFactuurdatum: 2 juni 2026\nBedrag: € 605,00\nVervaldatum: 2 juli 2026\n\nBetaal het bedrag vóór de vervaldatum.'
    expect(roleOf(text, '2026-07-02', 'nl')).toBe('deadline')
  })
})

describe('the day of a paper that prints it in its own way', () => {
  test.each([
    [
      'Malermeister Tarnau GmbH\nMusterstraße 4, 20457 Hamburg\n\nRECHNUNG\n\nRechnungsnummer: R-44\nRechnungsdatum: 15.03.2026\n\nMalerarbeiten Flur   224,00 €\nBruttobetrag: 224,00 €\n\nZahlbar innerhalb von 14 Tagen. Vielen Dank für Ihren Auftrag!',
      '2026-03-15',
      'de',
    ],
    [
      'Betreibungsamt Tarnau\n\nZAHLUNGSBEFEHL\n\nSchuldnerin\nQuill Ada, geb. 04.05.1983\n\nForderung CHF 120.00\n\nRechtsvorschlag innert 10 Tagen nach der Zustellung.\n\nZugestellt am: 13.10.2026 an: Schuldnerin persönlich',
      '2026-10-13',
      'ch',
    ],
    [
      'CARTELLA DI PAGAMENTO N. 070 2026 0041\n\nContribuente: QUILL ADA, nata a Tarno il 04.05.1983\nEnte creditore: Agenzia delle Entrate, Direzione di Tarno\n\nTotale da pagare 837,66\n\nSi intima di pagare entro sessanta giorni dalla notificazione.\n\nRELATA DI NOTIFICA\nNotificata il 13 ottobre 2026 a mani del destinatario.',
      '2026-10-13',
      'it',
    ],
  ] as const)('%#', (text, iso, country) => {
    expect(roleOf(text, iso, country)).toBe('letter')
    expect(roleOf(text, '1983-05-04', country) ?? 'other').toBe('other')
  })

  test('and a reminder does not take the day of the bill that it chases', () => {
    const text =
      'Tarnau Handel GmbH\n\nMahnung vom 20.10.2026\n\nRechnungsdatum: 15.03.2026\nOffen sind 449,00 EUR. Zahlen Sie bitte bis zum 30.10.2026.'
    expect(roleOf(text, '2026-03-15', 'de')).not.toBe('letter')
  })
})

test.each([
  'Cette somme sera versée avant le 31 juillet 2026 sur le compte bancaire connu de notre administration.',
  'La somma sarà accreditata entro il 31 luglio 2026 sul Suo conto.',
  'El importe se le abonará antes del 31 de julio de 2026 en su cuenta.',
])('a day by which the sender pays is none for the reader: %s', (sentence) => {
  const text = `Avis de remboursement\n\n${sentence}\n\nVous n’avez aucune démarche à effectuer.`
  expect(read(text).deadline).toBeNull()
  expect(read(text).dates[0]?.role).toBe('other')
})

describe('a fine and an office tell what somebody did on a day', () => {
  test.each([
    [
      'es',
      'AYUNTAMIENTO DE TARNA\nNOTIFICACIÓN DE DENUNCIA\nFecha de emisión: 21/09/2026\nMatrícula: 4400 LKD\nLugar: C/ Real   Fecha: 27/07/2026   Hora: 12:08\nImporte: 90,00 €\nPuede pagar en el plazo de 20 días naturales desde la notificación.',
      '2026-07-27',
    ],
    [
      'de',
      'Jobcenter Tarnau\n12. April 2026\n\nAufhebungs- und Erstattungsbescheid\n\nDer Bescheid wird für den Zeitraum 01.11.2025 bis 28.02.2026 aufgehoben. Sie müssen 2.800,00 EUR erstatten. Wir haben festgestellt, dass Sie am 27.07.2025 eine Erbschaft erhalten haben. Widerspruch innerhalb eines Monats.',
      '2025-07-27',
    ],
  ] as const)('in %s', (country, text, iso) => {
    expect(roleOf(text, iso, country)).toBe('incident')
  })

  test('and the first day of the time that is taken back is not the day of the paper', () => {
    const text =
      'Jobcenter Tarnau\nBescheid vom: 12. April 2026\n\nDer Bescheid wird für den Zeitraum 01.11.2025 bis 28.02.2026 aufgehoben.'
    expect(roleOf(text, '2025-11-01', 'de')).toBe('other')
  })
})

describe('a limit that a question tells of as a threat', () => {
  test.each([
    [
      'nl',
      'Hoi, ik kreeg een eindnota van € 640,00 die niet klopt. Nu dreigen ze met een incassobureau als ik niet binnen 14 dagen betaal. Wat nu?',
    ],
    [
      'de',
      'Hallo, die Rechnung über 640 Euro stimmt nicht. Sie drohen mit Inkasso, wenn ich nicht innerhalb von 14 Tagen zahle. Was tun?',
    ],
    [
      'fr',
      'Bonjour, la facture de 640 € est fausse. Ils menacent d’un huissier si je ne paie pas dans les 14 jours. Que faire ?',
    ],
    [
      'es',
      'Hola, la factura de 640 € está mal. Me amenazan con una empresa de cobros si no pago en 14 días. ¿Qué hago?',
    ],
  ] as const)('in %s', (country, text) => {
    expect(read(text, { country }).deadline?.relativeDays).toBe(14)
  })
})

describe('a question on one’s own notice is not about a lost job', () => {
  test('a gym that will not let somebody go', () => {
    const text =
      'Hallo, Ärger mit meinem Fitnessstudio. Ich habe aus gesundheitlichen Gründen fristlos gekündigt. Jetzt will ein Anwalt 640 Euro. Kann ich es auf ein Gericht ankommen lassen?'
    expect(read(text, { country: 'de' }).urgencyLevel).toBe('medium')
  })

  test('but a job lost without notice is', () => {
    const text =
      'Hallo, gestern wurde mir von der Arbeit fristlos gekündigt, weil ich krank war. Kann ich dagegen etwas machen?'
    expect(read(text, { country: 'de' }).urgencyLevel).toBe('high')
  })
})

describe('a short message that wants a key to an account behind a link', () => {
  test.each([
    'Estimado usuario, detectamos un inicio de sesión desde un nuevo dispositivo. Confirma tu contraseña y el código de 6 dígitos aquí: http://cuenta-ayuda-tarn.com',
    'Sehr geehrter Kunde, neue Anmeldung erkannt. Bestätigen Sie Ihr Passwort und den Code hier: https://konto-hilfe-tarn.com',
    'Cher client, une connexion inhabituelle a été détectée. Confirmez votre mot de passe et le code reçu ici : https://compte-aide-tarn.com',
    'Beste klant, nieuwe aanmelding gezien. Bevestig uw wachtwoord en de code hier: https://mijn-hulp-tarn.com',
  ])('is a fraud: %s', (text) => {
    expect(read(text)).toMatchObject({ documentType: 'SCAM_LETTER', urgencyLevel: 'high' })
  })

  test('but a firm that says never to do so is none', () => {
    const text =
      'Liebe Kundin, lieber Kunde, wir fragen Sie nie nach Ihrem Passwort. Löschen Sie solche Nachrichten. Ihre Stadtwerke Tarnau'
    expect(read(text).documentType).not.toBe('SCAM_LETTER')
  })
})

test('a name keeps the marks that a second place has kept', () => {
  const text =
    "CAF de la Tarnière\n2 rue Basse, 69422 Lyon\n\nNotification d'indu\n\nMadame,\n\nVous devez rembourser 631,00 EUR. Vous disposez de deux mois pour contester.\n\nLe Directeur de la CAF de la Tarniere"
  expect(read(text, { country: 'fr' }).senderOrganization).toBe('CAF de la Tarnière')
})

test('working days typed without accents are working days', () => {
  const text =
    'AGENCIA TRIBUTARIA\nFecha: 14/04/2026\n\nRequerimiento\n\nPlazo de contestacion: 10 dias habiles desde notificacion.'
  expect(read(text, { country: 'es' }).deadline).toMatchObject({ iso: null, relativeDays: 10 })
})

test.each([
  [
    'es',
    'AYUNTAMIENTO DE TARNA\nNotificacion de denuncia\nFecha: 05/10/2026\nImporte: 200,00 €\n\nDispone de 20 dias naturales desde la notificacion para pagar.',
  ],
  [
    'fr',
    'Tarnier SA\nLe 5 octobre 2026\n\nMise en demeure\n\nMadame, vous devez 200 €. Vous devez payer dans un delai de 20 jours a compter de la reception de ce courrier.',
  ],
] as const)('what a time runs from is read without accents, in %s', (country, text) => {
  expect(read(text, { country }).deadline).toMatchObject({ iso: null, relativeDays: 20 })
})

test('a day that a Japanese fraud sets is to come, though it speaks of what follows when it has passed', () => {
  const text =
    '総合消費料金未納分　訴訟最終通知書\n\n下記の裁判取り下げ最終期日を過ぎてもご連絡がない場合、差し押さえが行われます。必ずご本人様からお電話ください。\n\n取り下げ最終期日　令和8年10月12日'
  expect(roleOf(text, '2026-10-12', 'jp')).toBe('deadline')
})

test.each([
  [
    'fr',
    'TRIBUNAL JUDICIAIRE DE TARNES\nGreffe\n\nConvocation\n\nMonsieur Leo Quill est convoqué à l’audience du mardi 15 septembre 2026 à 9 h 00, dans l’affaire l’opposant à Tarnéo, bailleur. Objet : résiliation du bail et expulsion pour loyers impayés (2 340,00 €).\n\nTarnes, le 2 juillet 2026\nLe greffier',
  ],
  [
    'nl',
    'Rechtbank Tarnwijk\nKantonrechter\n\n2 juli 2026\n\nDe heer L. Quill wordt opgeroepen voor de zitting van 15 september 2026 om 9.00 uur. Verhuurder Tarnhof vraagt ontruiming wegens huurachterstand van € 2.340,00.',
  ],
] as const)('a court that calls a party to its hearing, in %s, is a claim', (country, text) => {
  expect(read(text, { country })).toMatchObject({
    documentType: 'COURT_CLAIM',
    urgencyLevel: 'high',
    deadline: { iso: '2026-09-15' },
  })
})

test('a witness is called by a court too, and nobody claims anything of them', () => {
  const text =
    'TRIBUNAL JUDICIAIRE DE TARNES\n\nCitation de témoin\n\nMonsieur Leo Quill est convoqué à l’audience du mardi 15 septembre 2026 à 9 h 00 comme témoin.'
  expect(read(text, { country: 'fr' }).documentType).not.toBe('COURT_CLAIM')
})

test('less current is no lower price', () => {
  const text =
    'Tarn Énergie\nLe 14 janvier 2026\n\nRelance\n\nVotre facture de 184,20 € n’est pas réglée. Sans paiement avant le 29 janvier 2026, la puissance de votre compteur pourra être réduite.'
  expect(read(text, { country: 'fr' }).deadline?.what).toBe('pay')
})

test.each([
  [
    'de',
    'Finanzamt Tarnau\n12.05.2026\n\nBescheid für 2025 über Einkommensteuer\n\nNachzahlung: 429,00 EUR\n\nGegen diesen Bescheid ist der Einspruch gegeben. Die Frist beträgt einen Monat nach Bekanntgabe.',
  ],
  [
    'fr',
    'CAF de Tarnes\nLe 5 mai 2026\n\nMadame, votre demande d’aide est refusée. Vous pouvez saisir la commission de recours. Le délai est de deux mois à compter de la réception.',
  ],
  [
    'it',
    'Comune di Tarno\n5 maggio 2026\n\nLa Sua domanda di assegno è respinta. Può fare ricorso al tribunale. Il termine è di 60 giorni dal ricevimento.',
  ],
] as const)('a time of which the sentence before speaks is one to act, in %s', (country, text) => {
  expect(read(text, { country }).deadline).toMatchObject({ iso: null })
})

test.each([
  [
    'de',
    'Tarnform Köln\nInkasso\n\nim Auftrag von: Fitness Quill GmbH\n\nHerrn Leo Quill\n\n22.04.2026\n\nSehr geehrter Herr Quill,\n\nzahlen Sie 214,80 EUR bis 06.05.2026.',
    'Tarnform Köln',
  ],
  [
    'it',
    'Tarno Gestioni\nRecupero crediti\n\nTarno, 4 maggio 2026\n\nGentile signora, La invitiamo a pagare € 214,80 entro il 20 maggio 2026.',
    'Tarno Gestioni',
  ],
  [
    'fr',
    'Tarnier Solutions\nRecouvrement\n\nLe 4 mai 2026\n\nMadame, veuillez payer 214,80 € avant le 20 mai 2026. Votre facture est impayée.',
    'Tarnier Solutions',
  ],
] as const)('a trade below the name of a house is no name, in %s', (country, text, name) => {
  expect(read(text, { country }).senderOrganization).toBe(name)
})

test('whom a collector works for stands behind “im Auftrag von”', () => {
  const text =
    'Tarnform Köln Inkasso GmbH\n\nim Auftrag von: Fitness Quill GmbH\n\n22.04.2026\n\nSehr geehrter Herr Quill,\n\nzahlen Sie 214,80 EUR bis 06.05.2026.'
  expect(read(text, { country: 'de' }).originalCreditor).toMatch(/^Fitness Quill/)
})

test('a Belgian officer who writes in French for a supplier collects a debt', () => {
  expect(
    read(
      "Étude Tarn & Partners, huissiers de justice\nTarnegem, le 10 novembre 2026\nMise en demeure. À la requête de Tarn Énergie, vous devez 412,18 EUR. Veuillez payer dans les 14 jours calendrier débutant le 3e jour ouvrable suivant l'envoi de la présente.",
      { country: 'be' },
    ),
  ).toMatchObject({
    documentType: 'DEBT_COLLECTION_LETTER',
    amounts: [{ value: 412.18, role: 'total' }],
  })
})

test('in Japanese the label of a surcharge belongs to the sum behind it', () => {
  const { amounts } = read(
    '樽町役場 税務課\n督促状\n令和8年11月6日\n住民税 第3期 42,300円 延滞金 600円。督促状が届いた日から10日を経過した日までに納付してください。',
    { country: 'jp' },
  )
  expect(amounts.map(({ value, role }) => [value, role])).toEqual([
    [42_300, 'total'],
    [600, 'interest'],
  ])
})
