import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const senderOf = (text: string): string | null => read(text).senderOrganization

describe('A sheet of a club or a neighbourhood comes from the body in its first line', () => {
  test.each([
    [
      'Wijkraad Tarnhoek',
      'Wijkraad Tarnhoek\nNieuws voorjaar 2027\n\nBeste buren,\n\nWat was het gezellig op de markt! Zondag 9 mei ruimen we samen het park op.\n\nTot dan!\n',
    ],
    [
      'Comité des fêtes de Tarnes',
      "Comité des fêtes de Tarnes\nLettre d'information, été 2027\n\nChers voisins,\n\nLe repas de rue a réuni quatre-vingts personnes. Merci à tous !\n",
    ],
    [
      'Kleingartenverein Tarnau',
      'Kleingartenverein Tarnau\nRundbrief Frühjahr 2027\n\nLiebe Gartenfreunde,\n\nam Samstag, den 8. Mai räumen wir gemeinsam auf. Danach gibt es Suppe.\n',
    ],
    [
      'Peña Ciclista Tarn',
      'Peña Ciclista Tarn\nHoja de otoño 2027\n\nQueridos socios:\n\nLa salida del domingo fue un éxito. Nos vemos en la fuente.\n',
    ],
    [
      'Circolo Anziani Tarno',
      'Circolo Anziani Tarno\nNotizie di primavera 2027\n\nCari soci,\n\nla gita al lago è andata benissimo. Ci vediamo giovedì per la tombola.\n',
    ],
  ])('%s', (sender, text) => {
    expect(senderOf(text)).toBe(sender)
  })
})

describe('The title of a paper names the court or the office that made it', () => {
  test.each([
    [
      'Arbeitsgericht Tarnau',
      'Ladung des Arbeitsgerichts Tarnau. Der Termin zur Güteverhandlung ist am 4. Mai 2027 um 9 Uhr. Ihr persönliches Erscheinen ist angeordnet.',
    ],
    [
      'Landgericht Tarnau',
      'Beschluss des Landgerichts Tarnau. Der Antrag wird zurückgewiesen. Gegen diesen Beschluss ist die sofortige Beschwerde binnen zwei Wochen ab Zustellung möglich.',
    ],
    [
      'Tribunal judiciaire de Tarnes',
      'Ordonnance portant injonction de payer du tribunal judiciaire de Tarnes. Vous pouvez former opposition dans le mois de la signification.',
    ],
    [
      'Juzgado de lo Social nº 3 de Tarna',
      'Cédula de citación del Juzgado de lo Social nº 3 de Tarna. Debe comparecer el 4 de mayo de 2027 a las 10 horas.',
    ],
    [
      'Tribunale di Tarno',
      'Decreto ingiuntivo del Tribunale di Tarno. Si ingiunge di pagare la somma di 1.200,00 € entro quaranta giorni dalla notifica; entro lo stesso termine può essere proposta opposizione.',
    ],
  ])('%s', (sender, text) => {
    expect(senderOf(text)).toBe(sender)
  })

  test('unless it stands in a sentence about another paper', () => {
    const text =
      'Tarn Inkasso GmbH\nKai 4, 20457 Hamburg\n\nSehr geehrte Frau Quill,\n\nein Mahnbescheid des Amtsgerichts Tarnau liegt gegen Sie noch nicht vor. Zahlen Sie 240,00 € bis zum 4. Mai 2027.\n\nTarn Inkasso GmbH'
    expect(senderOf(text)).toBe('Tarn Inkasso GmbH')
  })
})

describe('A fine comes from the office behind its label', () => {
  test.each([
    [
      'Police municipale de Tarnes',
      'AVIS DE CONTRAVENTION\nVOUS CONTESTEZ\nMontant : 135 €\nService verbalisateur : Police municipale de Tarnes\nPayez dans les 45 jours.',
    ],
    [
      'Gendarmerie nationale de Tarnes sur Mer',
      "Vous devez payer l'amende forfaitaire de 90 € dans les 45 jours.\nAgent verbalisateur N° 471\nService Gendarmerie nationale de\nTarnes sur Mer (33)\nAvis de contravention du 04/05/2027",
    ],
    [
      'Polizia Locale di Tarno',
      'VERBALE DI CONTESTAZIONE\nviolazione del codice della strada\nOrgano accertatore: Polizia Locale di Tarno\nSanzione: 42,00 €, da pagare entro 60 giorni dalla notifica',
    ],
    [
      'Ayuntamiento de Tarna',
      'DENUNCIA DE TRÁFICO\nÓrgano sancionador: Ayuntamiento de Tarna\nImporte de la multa: 200 €\nReducción del 50 % si paga en 20 días naturales desde la notificación.',
    ],
  ])('%s', (sender, text) => {
    expect(senderOf(text)).toBe(sender)
  })
})

describe('Who signs for a house writes in the name of the house', () => {
  test.each([
    [
      'Comunidad de Propietarios Edificio Tarn',
      'Aviso de deuda\n\nA: D. Luis Quill\nComunidad de Propietarios Edificio Tarn\n\nEstimado vecino:\n\nLe requerimos el pago de 300,00 € de cuotas en el plazo de 15 días.\n\nAtentamente,\n\nLa Secretaria de la Comunidad\nEdificio Tarn',
    ],
    [
      'Condominio Le Tarne',
      'Sollecito rate\n\nGentile condomino,\n\nla invitiamo a versare 300,00 € entro 15 giorni.\n\nCordiali saluti,\n\nL’amministratore del Condominio Le Tarne',
    ],
    [
      'WEG Tarnallee 4',
      'Hausgeldrückstand\n\nSehr geehrter Herr Quill,\n\nbitte zahlen Sie 300,00 € bis zum 4. Mai 2027.\n\nDer Verwalter der WEG Tarnallee 4',
    ],
    [
      'VvE Tarnstate',
      'Achterstand servicekosten\n\nBeste eigenaar,\n\nwilt u € 300,00 betalen voor 4 mei 2027?\n\nHet bestuur van de VvE Tarnstate',
    ],
  ])('%s', (sender, text) => {
    expect(senderOf(text)).toBe(sender)
  })

  test('but the firm above keeps its name where it manages the house', () => {
    const text =
      'Administración de Fincas Tarn S.L.\nCalle Mayor 4, 28013 Madrid\n\nD. Luis Quill\nEdificio Bravo\n\nEstimado propietario:\n\nSegún el acta que firma el Presidente de la Comunidad, debe 300,00 €. Pague en 15 días.\n\nAdministración de Fincas Tarn S.L.'
    expect(senderOf(text)).toBe('Administración de Fincas Tarn S.L.')
  })
})

describe('A name that a scanner broke is spelt as the web address of its sender', () => {
  test.each([
    [
      'Gemeente Tarnermeer',
      'Gemeente Tarnerrneer\nPostbus 1, 3000 AA Tarnerrneer\n\nAANSLAG\n\nU moet € 40,00 betalen voor 4 mei 2027.\nwww.tarnermeer.example',
    ],
    [
      'Stadtwerke Tarnheim',
      'Stadtwerke Tarnheirn\nRechnung\n\nBitte zahlen Sie 40,00 € bis zum 4. Mai 2027.\nwww.stadtwerke-tarnheim.example',
    ],
    [
      'Commune de Tarnillac',
      'Commune de Tarni1lac\nTITRE DE RECETTES\n\nVous devez 40,00 € avant le 4 mai 2027.\nmairie@tarnillac.example',
    ],
  ])('%s', (sender, text) => {
    expect(senderOf(text)).toBe(sender)
  })

  test('and stays as it is where the address is of somebody else', () => {
    expect(
      senderOf(
        'Stadtwerke Tarnheim\nRechnung\n\nBitte zahlen Sie 40,00 € bis zum 4. Mai 2027.\nZahlen Sie bei www.zahlungsportal.example',
      ),
    ).toBe('Stadtwerke Tarnheim')
  })
})

test.each([
  'Sollecito (art. 1219 c.c.)\n\nGentile Ada,\n\nlei deve 300,00 € di affitto. Paghi entro 15 giorni.\n\nGestioni Tarn S.r.l.',
  'Aanmaning (artikel 6:96 BW)\n\nBeste Ada,\n\nu moet € 300,00 huur betalen binnen 15 dagen.\n\nGestioni Tarn S.r.l.',
  'Mahnung (§ 543 BGB)\n\nHallo Ada,\n\nes fehlen 300,00 € Miete. Zahlen Sie in 15 Tagen.\n\nGestioni Tarn S.r.l.',
  'VOUS DEVEZ AGIR\n\nBonjour Ada,\n\nil manque 300,00 € de loyer. Payez sous 15 jours.\n\nGestioni Tarn S.r.l.',
])('a provision of law or a sentence to the reader is no sender: %#', (text) => {
  expect(senderOf(text)).toBe('Gestioni Tarn S.r.l.')
})

test.each([
  [
    'the council that a lease is with, over the building where its desk sits',
    'Leasehold Team\nTarn Service Centre\n4 Quay Street\nTarn TN4 1AA\n\n4 May 2026\n\nDear Ms Quill,\n\nNot paying your service charge is a breach of your lease agreement with Tarn Council. £412.60 is outstanding. Please contact us within 7 days.\n\nLeasehold Team',
    'Tarn Council',
  ],
  [
    'the landlord that a tenancy is with',
    'Income Services\n\n4 May 2026\n\nDear Mr Quill\n\nYou owe rent of £340.00. This is a breach of your tenancy with Marsh Homes Ltd. Please call us within 7 days.\n\nIncome Officer',
    'Marsh Homes Ltd',
  ],
  [
    'the trade name of the lender, over a manager who signs',
    'Mrs A Quill\n4 Reed Lane\nTarn\n\nDate: 6 May 2026\n\nDear Mrs Quill\n\nWould you like to borrow £200?\n\nYours sincerely\n\nB. Tarn\nBranch Manager\n\nTypical example: £200 over 20 weeks, 71.4% APR. Credit is provided by Marsh Finance Limited trading as Quill Club. All applications are subject to status.',
    'Quill Club',
  ],
  [
    'the tax office of Ireland above its name in Irish',
    'Revenue\nCáin agus Custaim na hÉireann\n\nSarsfield House, Limerick V94 R972\n\nNotice date: 4 May 2026\n\nFINAL DEMAND\n\nIncome Tax 2025 €1,406.00. You must pay within 7 days of the date of this notice.',
    'Revenue',
  ],
])('the sender is %s', (_who, text, name) => {
  expect(read(text).senderOrganization).toBe(name)
})

test('a private owner whom an agent names is not the agent', () => {
  expect(
    read(
      'Tarn Lettings\n4 May 2026\n\nDear Ms Quill\n\nYour rent of £700.00 is late. It is a breach of your tenancy agreement with Mr Robert Vane. Please pay within 7 days.\n\nTarn Lettings',
    ).senderOrganization,
  ).toBe('Tarn Lettings')
})

test('the service centre of the courts writes itself', () => {
  expect(
    read(
      'Courts and Tribunals Service Centre\nPO Box 12747\nHarlow CM20 9RA\n\n4 May 2026\n\nCase number: ZZ26D00418\n\nYou must reply within 14 days.',
    ).senderOrganization,
  ).toMatch(/Courts and Tribunals Service Centre|Courts/)
})

test.each([
  [
    "landlord, licensor or landlord's agent:\nSigned: K. Quill\nName: Tarn Property Management Ltd\nCapacity: agent",
    'Tarn Property Management Ltd',
  ],
  [
    'landlord(s):\n(To be completed in full)\nName: Rose Quill\nTelephone: 01632 960111',
    'Rose Quill',
  ],
])('who completes the last field of a notice gives it: %s', (field, name) => {
  const { senderOrganization, originalCreditor, dates } = read(
    `NOTICE SEEKING POSSESSION\n\nTo: Ada Marsh\n\nThe court proceedings will not begin earlier than:\n3 March 2026\n\nThis notice lapses in 12 months in accordance with the Debt Respite Scheme.\n\nName and address of ${field}\nDate: 16 February 2026\n`,
    { country: 'gb' },
  )
  expect([senderOrganization, originalCreditor]).toEqual([name, null])
  expect(dates.map(({ iso, role }) => [iso, role])).toEqual([
    ['2026-03-03', 'deadline'],
    ['2026-02-16', 'letter'],
  ])
})
