/** Days and times abroad by the words around them: stretches of time, the end of a lease and the time to contest it, damage, payments, bookings. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const roleOf = (text: string, iso: string, country: CountryCode) =>
  read(text, { country }).dates.find((one) => one.iso === iso)?.role

describe('the second day of a stretch of time is no limit', () => {
  test.each([
    ['ch', 'Jahresabgabe 1. Dezember 2024 bis 30. November 2025   CHF 335.00', '2025-11-30'],
    ['fr', 'Cotisation du 1er juillet 2024 au 30 juin 2025   335,00 €', '2025-06-30'],
    ['it', 'Canone 1 luglio 2024 - 30 giugno 2025   € 335,00', '2025-06-30'],
    ['nl', 'Contributie 1 juli 2024 t/m 30 juni 2025   € 335,00', '2025-06-30'],
  ] as const)('in %s: %s', (country, row, iso) => {
    const ask = {
      ch: 'Mahnung\n\nBitte begleichen Sie den Betrag bis zum 9. März 2026.',
      fr: 'Rappel\n\nMerci de régler avant le 9 mars 2026.',
      it: 'Sollecito\n\nLa preghiamo di pagare entro il 9 marzo 2026.',
      nl: 'Herinnering\n\nBetaal uiterlijk 9 maart 2026.',
    }[country]
    expect(roleOf(`${row}\n\n${ask}`, iso, country)).toBe('other')
    expect(read(`${row}\n\n${ask}`, { country }).deadline?.iso).toBe('2026-03-09')
  })

  test('but a day behind its own limit word is one', () => {
    const text =
      'Rechnung vom 1. Dezember 2025\n\nSehr geehrte Frau Quill, bitte zahlen Sie 40,00 € bis zum 9. März 2026.'
    expect(roleOf(text, '2026-03-09', 'de')).toBe('deadline')
  })
})

describe('a notice that ends a lease and may be contested in days', () => {
  test.each([
    'Vermieter: Gustav Lerch, Seeweg 4, 8810 Horgen\n\nDatum: 12. Juni 2026\n\nDas Mietverhältnis wird gekündigt auf den 30. September 2026.\n\nDie Kündigung kann innert 30 Tagen nach Empfang bei der Schlichtungsbehörde angefochten werden.',
    'Tarnau Immobilien AG\n8004 Zürich\n\n12. Juni 2026\n\nKündigung auf den: 30. September 2026\n\nInnert 30 Tagen nach Empfang kann eine Erstreckung des Mietverhältnisses verlangt werden.',
    'Régie Tarnier SA\n1003 Lausanne\n\nLausanne, le 12 juin 2026\n\nNous résilions votre bail pour le 30 septembre 2026.\n\nLe congé peut être contesté devant l’autorité de conciliation dans les 30 jours dès réception.',
    'Immobiliare Tarno SA\n6900 Lugano\n\nLugano, 12 giugno 2026\n\nCon la presente diamo disdetta del contratto di locazione per il 30 settembre 2026.\n\nLa disdetta può essere contestata entro 30 giorni dalla ricezione davanti all’ufficio di conciliazione.',
  ])('gives that time first: %s', (text) => {
    const { deadline, documentType } = read(text, { country: 'ch' })
    expect(documentType).toBe('EVICTION_NOTICE')
    expect(deadline).toMatchObject({ iso: null, relativeDays: 30 })
    expect(roleOf(text, '2026-09-30', 'ch')).toBe('deadline')
  })

  test.each([
    [
      '2026-09-30',
      'Hausverwaltung Tarnau KG\n50667 Köln\n\n12.06.2026\n\nSehr geehrte Frau Quill,\n\nhiermit kündigen wir das Mietverhältnis wegen Eigenbedarfs zum 30.09.2026. Sie können der Kündigung widersprechen, wenn sie eine Härte ist.',
      'de',
    ],
    [
      '2026-09-30',
      'Immo Tarnau AG\n8004 Zürich\n\n12.06.2026\n\nMit beiliegendem amtlichem Formular kündigen wir Ihre Wohnung per 30. September 2026. Sie können die Kündigung bei der Schlichtungsbehörde anfechten.',
      'ch',
    ],
  ] as const)('without a number of days, the day to leave: %s', (iso, text, country) => {
    expect(read(text, { country }).deadline?.iso).toBe(iso)
  })
})

describe('the day of the damage, in what an insurer decides', () => {
  test.each([
    [
      'fr',
      'Mutuelle Tarnet\n\nLyon, le 18 novembre 2025\n\nObjet : votre sinistre dégât des eaux du 6 octobre 2025\n\nMadame, nous ne pouvons donner une suite favorable à votre demande d’indemnisation.',
    ],
    [
      'de',
      'Tarnau Versicherung AG\n\n18.11.2025\n\nIhr Wasserschaden vom 6. Oktober 2025\n\nSehr geehrte Frau Quill, leider müssen wir die Regulierung Ihres Schadens ablehnen. Ihr Versicherungsschutz umfasst ihn nicht.',
    ],
    [
      'es',
      'Seguros Tarna\n\nMadrid, 18 de noviembre de 2025\n\nAsunto: siniestro por agua del 6 de octubre de 2025\n\nEstimada señora: lamentamos rechazar su reclamación al seguro.',
    ],
    [
      'nl',
      'Tarnwijk Verzekeringen\n\n18 november 2025\n\nBetreft: uw waterschade van 6 oktober 2025\n\nGeachte mevrouw, wij wijzen uw schadeclaim af.',
    ],
  ] as const)('in %s', (country, text) => {
    expect(roleOf(text, '2025-10-06', country)).toBe('incident')
  })

  test('is not the day of the expert’s report', () => {
    const text =
      'Mutuelle Tarnet\n\nLyon, le 18 novembre 2025\n\nMadame, selon le rapport de l’expert du 29 octobre 2025, nous refusons votre demande d’indemnisation.'
    expect(roleOf(text, '2025-10-29', 'fr')).toBe('other')
  })
})

describe('the day on which somebody paid, in a question', () => {
  test.each([
    [
      'fr',
      'Bonjour, j’ai versé 900 € d’acompte (30 %) par virement le 22 mars 2025 et personne ne vient. Que faire ?',
    ],
    [
      'es',
      'Hola, pagué una señal de 900 € por transferencia el 22 de marzo de 2025 y no contestan. ¿Qué hago?',
    ],
    [
      'it',
      'Buongiorno, ho versato 900 € di caparra con bonifico il 22 marzo 2025 e nessuno risponde. Cosa posso fare?',
    ],
    [
      'nl',
      'Hoi, ik heb 900 € betaald met een overschrijving op 22 maart 2025 en niemand komt. Wat kan ik doen?',
    ],
  ] as const)('in %s is not the day of a letter', (country, text) => {
    expect(roleOf(text, '2025-03-22', country)).toBe('other')
  })
})

describe('a day that the reader has booked', () => {
  test.each([
    'Stadt Tarnau - Bürgeramt\nTarnau, 20.09.2026\nTerminbestätigung\nIhr Termin ist am 12.10.2026 um 10:30 Uhr im Bürgeramt, Raum 4.\nBitte bringen Sie Ihren Reisepass mit.',
    'Mairie de Tarnes\nTarnes, le 20 septembre 2026\nConfirmation de rendez-vous\nVotre rendez-vous est fixé le 12 octobre 2026 à 10 h 30, guichet 4.',
  ])('is no hearing: %s', (text) => {
    expect(roleOf(text, '2026-10-12', 'de')).toBe('other')
    expect(read(text).deadline).toBeNull()
  })

  test('but a day on which the office calls somebody is', () => {
    const text =
      'Jobcenter Tarnau\nTarnau, 20.09.2026\n\nEinladung\n\nSehr geehrte Frau Quill, wir laden Sie zu einem Gespräch am 12.10.2026 um 10:30 Uhr ein. Sie sind verpflichtet, zu dem Termin zu erscheinen.'
    expect(roleOf(text, '2026-10-12', 'de')).toBe('hearing')
  })
})

test('a month whose m a scanner parted is read', () => {
  const text =
    'Il decreto è stato dichiarato esecutivo il 15 setternbre 2025. Bescheid vom 4. Novernber 2025. Décision du 3 septernbre 2025.'
  expect(read(text, { country: 'it' }).dates.map(({ iso }) => iso)).toEqual([
    '2025-09-15',
    '2025-11-04',
    '2025-09-03',
  ])
})

test.each([
  [
    'it',
    'Agenzia delle entrate-Riscossione\n\nINTIMAZIONE DI PAGAMENTO\n\nDeve versare € 812,00 entro 5 giorni dalla notifica.\n\nCartella n. 071 2020 0044 00, notificata il 12/05/2021: € 812,00\n\nData di elaborazione: 04/05/2026',
  ],
  [
    'es',
    'Ayuntamiento de Tarnal\nTesorería\n4 de mayo de 2026\n\nDILIGENCIA DE EMBARGO\n\nNo se ha pagado la providencia de apremio n.º 71, notificada el 12/05/2021, por 812,00 euros.',
  ],
  [
    'de',
    'Finanzamt Tarnau\n4. Mai 2026\n\nVollstreckungsankündigung\n\nDer Bescheid über Einkommensteuer, zugestellt am 12.05.2021, ist nicht bezahlt: 812,00 EUR. Zahlen Sie binnen einer Woche.',
  ],
  [
    'nl',
    'Belastingdienst\n4 mei 2026\n\nHernieuwd bevel\n\nHet dwangbevel met nummer 71, betekend op 12-05-2021, is niet betaald. Betaal € 812,00 binnen 2 dagen.',
  ],
] as const)(
  'the day on which another paper was served is not the day of this one, in %s',
  (country, text) => {
    const { dates } = read(text, { country })
    const roles = dates.map(({ iso, role }) => `${iso} ${role}`)
    expect(roles).toContain('2021-05-12 other')
    expect(roles).toContain('2026-05-04 letter')
  },
)

test('a paper that notes its own service keeps that day', () => {
  const { dates } = read(
    'Tribunale di Tarno\nDecreto ingiuntivo n. 71/2026\nNotificato il 12/05/2026\n\nIngiunge di pagare € 812,00 entro 40 giorni dalla notifica.',
    { country: 'it' },
  )
  expect(dates.map(({ role }) => role)).toEqual(['letter'])
})

test.each([
  ['家賃 58,000円（支払期日 9月30日）\n\nご入金の確認ができておりません。', 'incident'],
  ['返済期日：2026年9月30日\n\n上記の返済が未払いとなっております。', 'incident'],
  ['消防設備点検のお知らせ\n点検日時　2026年9月30日（水）10時から', 'other'],
  ['断水のお知らせ\n日時：2026年9月30日 13時～15時', 'other'],
])('no court sits on a Japanese day of payment or inspection: %s', (words, role) => {
  const { dates } = read(`2026年10月10日\n\n${words}\n\n有限会社田野ハウジング`, { country: 'jp' })
  expect(dates.find(({ iso }) => iso === '2026-09-30')?.role).toBe(role)
})

test.each([
  [
    'es',
    'La deuda venció. El 17 de noviembre de 2026 se ha dictado la presente providencia.',
    'letter',
  ],
  [
    'es',
    'La presente resolución ha sido dictada el 17 de noviembre de 2026 por la jefa de área.',
    'letter',
  ],
  [
    'it',
    'Non ha pagato. La presente ingiunzione è stata emessa il 17 novembre 2026 dal Comune.',
    'letter',
  ],
  [
    'fr',
    'Faute de paiement, le 17 novembre 2026 a été émis le présent titre exécutoire.',
    'letter',
  ],
  [
    'es',
    'El 17 de noviembre de 2026 se ha dictado la providencia de apremio que adjuntamos.',
    'other',
  ],
  [
    'fr',
    'Vous le savez : la facture du 17 novembre 2026 a été émise et reste sans réponse de votre part.',
    'other',
  ],
] as const)(
  'a paper that tells its own day in a sentence was written on it, in %s: %s',
  (country, words, role) => {
    const { dates } = read(`Ayuntamiento de Tarnal\nRecaudación\n\n${words}`, { country })
    expect(dates.find(({ iso }) => iso === '2026-11-17')?.role === 'letter').toBe(role === 'letter')
  },
)

test.each([
  [
    'it',
    'TRIBUNALE DI TARNO\nDECRETO INGIUNTIVO N. 77/2026 - notificato il 19 novembre 2026\n\nIl Giudice ingiunge di pagare entro quaranta giorni dalla notifica la somma di euro 6.318,22. Nel medesimo termine può proporre opposizione.',
    '2026-12-29',
  ],
  [
    'de',
    'Amtsgericht Tarn\nVollstreckungsbescheid vom 16.11.2026\nAntragsgegner: Herr Emil Quill. Zugestellt am 19.11.2026\n\nGegen diesen Bescheid kann innerhalb von zwei Wochen ab Zustellung Einspruch eingelegt werden.',
    '2026-12-03',
  ],
  [
    'de',
    'Bußgeldstelle Tarnau\nBußgeldbescheid vom 16.11.2026, zugestellt am 19.11.2026\n\nGeldbuße 320,00 EUR. Sie können innerhalb von zwei Wochen nach Zustellung Einspruch einlegen.',
    '2026-12-03',
  ],
] as const)(
  'a time from the service runs from the day noted on the paper, in %s: %#',
  (country, text, iso) => {
    expect(read(text, { country }).deadline).toMatchObject({ iso })
  },
)

test('the day on which a job ends asks nothing, and that of a lease is the day to leave', () => {
  const job = read(
    'Hôtel du Tarn SA\n\nLausanne, le 20 novembre 2026\n\nMadame,\n\nNous résilions votre contrat de travail pour le 31 janvier 2027, en respectant le délai de congé de deux mois.',
    { country: 'ch' },
  )
  expect([job.documentType, job.deadline]).toEqual(['DISMISSAL_LETTER', null])
  const lease = read(
    'Emil Tarn\n\nHamburg, den 22.11.2026\n\nKündigung wegen Eigenbedarfs\n\nSehr geehrte Frau Quill,\n\nhiermit kündige ich den am 01.09.2023 geschlossenen Mietvertrag ordentlich zum 28.02.2027. Ich benötige die Wohnung für meinen Sohn.',
    { country: 'de' },
  )
  expect(lease.deadline).toMatchObject({ iso: '2027-02-28', what: 'leave' })
})

test('a year before a sum is no sum, and a day that a notice leads to is not the day of the letter', () => {
  const { amounts, dates } = read(
    'Tarn Fitness AG\nFrau Lea Quill - 17. November 2026\n\nIhre Kündigung\n\nRechnung vom 3. Juli 2026 CHF 189.00. Die Kündigung ist erst auf den 30. September 2027 möglich.',
    { country: 'ch' },
  )
  expect(amounts.map(({ value }) => value)).toEqual([189])
  expect(dates.find(({ iso }) => iso === '2027-09-30')?.role).toBe('other')
})

test('a time that the sender counts out ends on the day that it names', () => {
  const { deadline } = read(
    'SCP Tarn, commissaires de justice\n\nLe 20 novembre 2026\n\nDENONCIATION DE SAISIE-ATTRIBUTION\n\nLes contestations sont portées devant le juge de l’exécution dans le délai d’un mois à compter de la présente, soit au plus tard le 21 décembre 2026.',
    { country: 'fr' },
  )
  expect(deadline).toMatchObject({ iso: '2026-12-21' })
})

test('how long a sum comes again is no limit', () => {
  const { deadline } = read(
    'Salle Tarn\n\nLe 17 novembre 2026\n\nVotre abonnement est reconduit. Votre demande n’est pas recevable et vous restez redevable de 29,90 € par mois jusqu’au 30 septembre 2027.',
    { country: 'fr' },
  )
  expect(deadline).toBeNull()
})

test('the day on which an officer calls somebody in is one to attend', () => {
  const { statedDeadlines } = read(
    'Obergerichtsvollzieherin K. Tarn\nbeim Amtsgericht Tarnau\n\n19.11.2026\n\nZwangsvollstreckungssache\n\nEs liegt ein Vollstreckungsauftrag vor. Zahlen Sie innerhalb von zwei Wochen nach Zustellung. Für den Fall, dass Sie nicht zahlen, lade ich Sie zum Termin zur Abgabe der Vermögensauskunft auf\nDonnerstag, den 10.12.2026, 10:30 Uhr, in mein Büro.',
    { country: 'de' },
  )
  expect(statedDeadlines.find(({ iso }) => iso === '2026-12-10')?.what).toBe('attend')
})
