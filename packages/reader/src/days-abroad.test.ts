import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const roleOf = (text: string, iso: string) => read(text).dates.find((one) => one.iso === iso)?.role

const ES = 'Madrid, 3 de noviembre de 2026\n\nEstimado señor: le reclamamos la deuda de 300 euros. '
const IT = 'Milano, 3 novembre 2026\n\nGentile cliente, risulta insoluta la somma di euro 300,00. '
const NL = 'Utrecht, 3 november 2026\n\nGeachte heer, uw factuur van € 300,00 is niet betaald. '
const FR = 'Bruxelles, le 3 novembre 2026\n\nMadame, votre facture de 300 euros reste impayée. '

describe('a day with an hour before it', () => {
  test.each([
    ES + 'Debe pagar antes de las 14:00 horas del viernes 27 de noviembre de 2026.',
    ES + 'Fecha límite de pago: 18:00 h del 27/11/2026.',
    ES + 'Tiene de plazo hasta las 23:59 horas del día 27 de noviembre de 2026 para pagar.',
    IT + 'La invitiamo a pagare entro e non oltre le ore 18.00 di venerdì 27 novembre 2026.',
    IT + 'La invitiamo a pagare entro le ore 12:00 del 27 novembre 2026. In difetto agiremo.',
    NL + 'U moet dit bedrag betalen vóór 17.00 uur op vrijdag 27 november 2026.',
    FR + 'Vous devez payer avant 17 heures le vendredi 27 novembre 2026.',
  ])('is the last to act: %s', (text) => {
    expect(read(text).deadline?.iso).toBe('2026-11-27')
  })

  test.each([
    [IT + 'Il nostro ufficio è aperto dalle ore 9:00 del 27 novembre 2026.', '2026-11-27'],
    [ES + 'El pago de las 14:00 horas del 2 de octubre de 2026 fue devuelto.', '2026-10-02'],
  ])('is no limit without a word for one: %s', (text, iso) => {
    expect(roleOf(text, iso)).not.toBe('deadline')
  })
})

describe('the day on which a period just told ends', () => {
  test.each([
    NL + 'Betaal binnen 14 dagen na de datum van deze brief, derhalve op 17 november 2026.',
    NL + 'Betaal binnen 14 dagen na dagtekening, dus uiterlijk op 17 november 2026.',
    ES + 'Pague en 14 días desde la fecha de esta carta, es decir, el 17 de noviembre de 2026.',
    IT + 'Paghi entro 14 giorni dalla data della presente, ossia il 17 novembre 2026.',
    FR + 'Veuillez payer dans les 14 jours de la présente, soit le 17 novembre 2026.',
  ])('is a limit: %s', (text) => {
    expect(roleOf(text, '2026-11-17')).toBe('deadline')
    expect(read(text).deadline?.iso).toBe('2026-11-17')
  })

  test('is not the day on which a time has ended', () => {
    expect(roleOf(NL + 'Uw contract eindigde op 28 september 2026.', '2026-09-28')).not.toBe(
      'deadline',
    )
  })
})

describe('the day on which somebody signs, in a line of its own', () => {
  const ASKS = {
    es: 'Muy señores míos: les requiero de pago de 720 euros de renta, según el contrato de 1 de septiembre de 2023, en el plazo de treinta días desde la recepción.',
    it: 'Gentile signora, la diffido a pagare i canoni di euro 900,00 entro 15 giorni dal ricevimento.',
    nl: 'Geachte heer, ik verzoek u de huur van € 900,00 binnen veertien dagen te betalen.',
    fr: 'Madame, je vous mets en demeure de payer 900 euros de loyer dans les quinze jours de la réception.',
  }
  test.each([
    ['es', 'En Zaragoza, a diecinueve de octubre de dos mil veintiséis.', '2026-10-19'],
    ['es', 'En Las Palmas, a veintitres de octubre de dos mil veintiseis', '2026-10-23'],
    ['es', 'En Bilbao, a 3 de noviembre de 2026.', '2026-11-03'],
    ['it', 'Così fatto in Cuneo, addì tre novembre duemilaventisei', '2026-11-03'],
    ['nl', 'Aldus gedaan te Gent op drie november tweeduizend zesentwintig', '2026-11-03'],
    ['fr', 'Fait à Namur, le trois novembre deux mille vingt-six', '2026-11-03'],
  ] as const)('is the letter’s own (%s): %s', (language, line, iso) => {
    expect(roleOf(`${ASKS[language]}\n\n${line}\n\nAna Gil`, iso)).toBe('letter')
  })

  test('is not the end of a line of prose', () => {
    const text = `${IT}Abbiamo consegnato il plico alla posta il 2 ottobre 2026\nPaghi entro 10 giorni.`
    expect(roleOf(text, '2026-10-02')).not.toBe('letter')
  })

  test('is not a day told in running text', () => {
    const text = `${IT}Il contratto è stato firmato a Cuneo il 3 marzo 2024 dalle parti. Paghi entro 10 giorni.`
    expect(roleOf(text, '2024-03-03')).not.toBe('letter')
  })
})

describe('the day of a mail', () => {
  test.each([
    'Da: sinistri@tarn.example\nInviato: giovedì 22 ottobre 2026 17:38\n\nGentile Signora, il sinistro avvenuto il 18 luglio 2026 non è indennizzabile secondo la polizza.',
    'De: siniestros@tarn.example\nEnviado el: jueves, 22 de octubre de 2026 17:38\n\nEstimada señora: el siniestro ocurrido el 18 de julio de 2026 no tiene cobertura en su póliza.',
    'Van: schade@tarn.example\nVerzonden: donderdag 22 oktober 2026 17:38\n\nGeachte mevrouw, de schade die op 18 juli 2026 is ontstaan is niet gedekt door uw polis.',
    'De : sinistres@tarn.example\nEnvoyé : jeudi 22 octobre 2026 17:38\n\nMadame, le sinistre survenu le 18 juillet 2026 n’est pas garanti : garantie non acquise, votre police d’assurance exclut ce sinistre.',
  ])('is its own, and that of the damage the event: %s', (text) => {
    expect(roleOf(text, '2026-10-22')).toBe('letter')
    expect(roleOf(text, '2026-07-18')).toBe('incident')
  })
})

describe('the day on which an officer comes', () => {
  test.each([
    "AVVISO DI RILASCIO\nIl sottoscritto Ufficiale Giudiziario avvisa che il giorno 3 dicembre 2026, alle ore 9:30 e seguenti, si rechera presso l'immobile per procedere al rilascio.\nTorino, 9 novembre 2026",
    "PREAVVISO DI SLOGGIO\nL'Ufficiale Giudiziario comunica che in data 3 dicembre 2026 alle ore 10 procederà all'esecuzione dello sfratto.\nTorino, 9 novembre 2026",
    'DILIGENCIA DE LANZAMIENTO\nSe comunica que el día 3 de diciembre de 2026 a las 10:00 horas la comisión judicial se personará en la vivienda para proceder al lanzamiento.\nBilbao, 9 de noviembre de 2026',
    'AANZEGGING ONTRUIMING\nDe gerechtsdeurwaarder zegt u aan dat op 3 december 2026 om 10.00 uur de woning zal worden ontruimd.\nUtrecht, 9 november 2026',
    "L'huissier de justice vous avise que le 3 décembre 2026 à 10 heures il sera procédé à votre expulsion du logement.\nBruxelles, le 9 novembre 2026",
  ])('is the last to act: %s', (text) => {
    expect(read(text).deadline?.iso).toBe('2026-12-03')
  })

  test('is not the day of the order that he carries out', () => {
    const text =
      "AVVISO DI RILASCIO\nL'Ufficiale Giudiziario, vista l'ordinanza di sfratto emessa dal Tribunale di Torino in data 14 maggio 2026, avvisa che il giorno 3 dicembre 2026 si recherà presso l'immobile per procedere al rilascio."
    expect(roleOf(text, '2026-05-14')).toBe('other')
  })
})

describe('the day of a contract or of its sale', () => {
  test.each([
    ['2018-02-14', `${ES}Procede de la tarjeta contratada el 14 de febrero de 2018.`],
    ['2024-06-30', `${ES}El crédito fue cedido por escritura pública el 30 de junio de 2024.`],
    ['2024-06-30', `${IT}Il credito ci è stato ceduto da Banca Tarn il 30 giugno 2024.`],
    ['2018-02-14', `${NL}De overeenkomst is gesloten op 14 februari 2018.`],
  ])('%s is no event', (iso, text) => {
    const claim = `${text} Antes de demandar, requisito de procedibilidad, agiremo in giudizio, dagvaarding.`
    expect(roleOf(claim, iso)).toBe('other')
  })
})

describe('the last day of a month in Japanese', () => {
  test.each([
    ['滞納保険料135,100円は、令和8年11月末日までに必ず納付してください。', '2026-11-30'],
    ['未払家賃13万円を2026年12月末日限りお支払いください。', '2026-12-31'],
    ['市民税が未納です。令和9年2月末までに納付してください。', '2027-02-28'],
    ['ご回答は令和8年9月末日までにお願いいたします。滞納家賃があります。', '2026-09-30'],
  ])('is a day: %s', (text, iso) => {
    expect(roleOf(`督促状\n谷口 里美 様\n${text}\n川口市役所`, iso)).toBe('deadline')
  })

  test('is none in a month alone', () => {
    expect(read('令和8年11月分の保険料12,000円が未納です。').dates.map(({ iso }) => iso)).toEqual([
      '2026-11',
    ])
  })
})

describe('hours to come, as frauds set them', () => {
  test.each([
    [
      'DGT: Si no realiza el pago en las proximas 24 horas se aplicara un recargo: https://d-x.top',
      1,
    ],
    [
      'CORREOS: pague los gastos en los próximos 2 dias o su paquete sera devuelto: https://c-x.top',
      2,
    ],
    ['Poste: paghi entro le prossime 48 ore per evitare il blocco del conto: https://p-x.top', 2],
    ['ANTAI: payez dans les prochaines 48 heures sinon majoration: https://a-x.top', 2],
    ['Belastingdienst: betaal binnen de komende 24 uur om beslag te voorkomen: https://b-x.top', 1],
  ])('%s', (text, days) => {
    expect(read(text).deadline?.relativeDays).toBe(days)
  })
})
