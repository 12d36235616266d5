import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const ASKS = {
  es: 'Le comunicamos que tiene pendiente de pago la cantidad de 412,30 euros por las facturas de julio y agosto. Le requerimos para que abone esta deuda en el plazo de diez días desde la recepción de esta carta. En caso contrario iniciaremos acciones judiciales.',
  it: 'Le comunichiamo che alla data odierna risulta ancora insoluta la somma di euro 412,30 per le fatture di luglio e agosto. La invitiamo a pagare entro 10 giorni dal ricevimento della presente. In difetto agiremo in giudizio.',
  nl: 'Wij hebben geconstateerd dat het bedrag van € 412,30 voor de facturen van juli en augustus nog niet is betaald. Wij verzoeken u dit bedrag binnen 14 dagen na ontvangst van deze brief te betalen. Anders nemen wij gerechtelijke stappen.',
} as const

const senderOf = (text: string, language: keyof typeof ASKS): string | null =>
  read(text.replace('#', ASKS[language])).senderOrganization

describe('the house behind a desk, in the head of a mail', () => {
  test.each([
    [
      'Intrum Servicing Spain',
      'es',
      'De: Depto. Cobros Intrum Servicing Spain <cobros@intrum.example>',
    ],
    ['Tarn Capital', 'es', 'De: Dpto. Jurídico Tarn Capital <juridico@tarn-capital.example>'],
    ['Fastweb', 'it', 'Da: Ufficio Crediti Fastweb <crediti@fastweb.example>'],
    ['Iren Mercato', 'it', 'Da: Serv. Clienti Iren Mercato <clienti@irenmercato.example>'],
    ['Ziggo', 'nl', 'Van: Afd. Incasso Ziggo <incasso@ziggo.example>'],
    ['Odido', 'nl', 'Van: Klantenservice Odido <service@odido.example>'],
  ] as const)('is %s', (name, language, from) => {
    expect(senderOf(`${from}\n\n#\n`, language)).toBe(name)
  })

  test('is the whole name where no desk stands before it', () => {
    const from = 'Da: Gruppo Passi Tarn <info@passitarn.example>'
    expect(senderOf(`${from}\n\n#\n`, 'it')).toBe('Gruppo Passi Tarn')
  })
})

describe('a firm that writes itself small', () => {
  test.each([
    ['alektum Group B.V.', 'nl', 'Postbus 99, 3000 AB Rotterdam\n\nRotterdam, 3 november 2026'],
    ['bol.com B.V.', 'nl', 'Papendorpseweg 100, 3528 BJ Utrecht\n\n3 november 2026'],
    ['iberfin Gestión S.L.', 'es', 'C/ Mayor 1, 28001 Madrid\n\nMadrid, 3 de noviembre de 2026'],
    ['quillo Recobros S.A.', 'es', 'C/ Mayor 1, 28001 Madrid\n\nMadrid, 3 de noviembre de 2026'],
    ['tarn Luce S.r.l.', 'it', 'Via Ripamonti 1, Milano\n\nMilano, 3 novembre 2026'],
  ] as const)('is %s', (name, language, below) => {
    expect(senderOf(`${name}\n${below}\n\n#\n`, language)).toBe(name)
  })

  test('is no line of running text that ends with a firm', () => {
    const text =
      'Quilla Abogados, S.L.P.\nNos dirigimos a usted en nombre\nde Banco Tarn S.A. y\n\n#\n'
    expect(senderOf(text, 'es')).toMatch(/^Quilla Abogados/)
  })
})

describe('the body below its ministry', () => {
  test.each([
    [
      'Tesorería General de la Seguridad Social',
      'es',
      'MINISTERIO DE INCLUSIÓN, SEGURIDAD SOCIAL Y MIGRACIONES\nTESORERÍA GENERAL DE LA SEGURIDAD SOCIAL\nDirección Provincial de Murcia',
    ],
    [
      'Fondo de Garantía Salarial',
      'es',
      'MINISTERIO DE TRABAJO Y ECONOMÍA SOCIAL\nFONDO DE GARANTÍA SALARIAL   |   Unidad Administrativa de León',
    ],
    [
      'Ispettorato Territoriale del Lavoro di Pisa',
      'it',
      'MINISTERO DEL LAVORO E DELLE POLITICHE SOCIALI\nIspettorato Territoriale del Lavoro di Pisa',
    ],
    ['Guardia di Finanza', 'it', "MINISTERO DELL'ECONOMIA E DELLE FINANZE\nGUARDIA DI FINANZA"],
    [
      'Dienst Uitvoering Onderwijs',
      'nl',
      'Ministerie van Onderwijs, Cultuur en Wetenschap\nDienst Uitvoering Onderwijs',
    ],
  ] as const)('is %s', (name, language, head) => {
    expect(senderOf(`${head}\n\n#\n`, language)).toBe(name)
  })

  test('is not its street: a ministry that writes itself is the sender', () => {
    const head =
      'MINISTERIO DE JUSTICIA\nCalle de la Bolsa 8, 28012 Madrid\n\nFecha: 3 de noviembre de 2026'
    expect(senderOf(`${head}\n\n#\n`, 'es')).toMatch(/^Ministerio de Justicia$/)
  })
})

describe('the name below the label of a sender', () => {
  test.each([
    [
      'Studio Tarn Amministrazioni',
      'it',
      'DESTINATARIO\nSig. Luigi Mora\nVia Roma 3, Torino\n\n#\n\nMITTENTE\nStudio Tarn Amministrazioni\nVia Po 3',
    ],
    [
      'Fincas Tarn',
      'es',
      'DESTINATARIO\nD. Luis Mora\nC/ Mayor 3, Zaragoza\n\n#\n\nREMITENTE\nFincas Tarn\nPaseo Sagasta 3',
    ],
    [
      'Tarn Beheer',
      'nl',
      'GEADRESSEERDE\nDe heer L. Bos\nDorpsstraat 1, Amsterdam\n\n#\n\nAFZENDER\nTarn Beheer\nKade 3',
    ],
    [
      'Tarn Vastgoed',
      'nl',
      'Afzender:\nTarn Vastgoed\nKade 3, 9000 Gent\n\nMevrouw L. Bos\nKerkstraat 1\n\n#',
    ],
  ] as const)('is %s', (name, language, text) => {
    expect(senderOf(text, language)).toBe(name)
  })
})

describe('the office of the officer who writes', () => {
  const visit = (writes: string): string =>
    `AVVISO DI SLOGGIO\n\n${writes}, ad istanza di Dora S.r.l., visto il titolo esecutivo emesso dal Tribunale di Cuneo il 4 maggio 2026, avvisa che il giorno 3 dicembre 2026 alle ore 10:00 procederà al rilascio dell'immobile in Cuneo, Via Roma 4.\n\nCuneo, 3 novembre 2026\nL'Ufficiale Giudiziario`
  test.each([
    [
      "Il sottoscritto Ufficiale Giudiziario addetto all'UNEP presso il Tribunale di Cuneo",
      'UNEP presso il Tribunale di Cuneo',
    ],
    [
      "Io sottoscritto Ufficiale Giudiziario in servizio presso l'UNEP della Corte d'Appello di Bari",
      "UNEP della Corte d'Appello di Bari",
    ],
    ['La sottoscritta Ufficiale Giudiziario addetta al Tribunale di Asti', 'Tribunale di Asti'],
  ])('%s', (writes, name) => {
    expect(read(visit(writes)).senderOrganization).toBe(name)
  })
})
