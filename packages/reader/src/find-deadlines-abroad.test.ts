/** Limits in the languages beside English: letters of firms, courts and offices. The texts are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('a limit abroad', () => {
  test('names the unit first in Italian law', () => {
    const text =
      'ATTO DI PRECETTO\n\nINTIMA alla sig.ra Paola Riva di pagare, entro e non oltre giorni 10 dalla notifica del presente atto, euro 6.440,05.'
    expect(read(text, { country: 'it' }).deadline).toMatchObject({
      relativeDays: 10,
      from: 'service',
    })
  })

  const abroad = (text: string) => read(text).deadline
  const stated = (text: string) => read(text).statedDeadlines.map(({ iso }) => iso)

  test('is not the end of the time for which interest is asked', () => {
    expect(
      stated(
        'Quellhof Inkasso GmbH\n\nBerlin, 25.08.2026\n\nSehr geehrte Frau Roth,\n\nauf die Forderung fallen vom 04.01.2026 bis 31.08.2026 Zinsen an. Zahlen Sie 812,40 € bis spätestens zum 15.09.2026.\n\nMit freundlichen Grüßen',
      ),
    ).toEqual(['2026-09-15'])
  })

  test('is not the first day to pay, of which the letter reminds', () => {
    expect(
      abroad(
        "Mise en demeure\n\nMontant dû : 235,00 €\nDate d'échéance initiale     2026-03-05\n\nMadame,\n\nNous vous mettons en demeure de payer dans un délai de 8 jours à compter de la réception de ce courrier.",
      ),
    ).toMatchObject({ iso: null, relativeDays: 8, from: 'receipt' })
  })

  test('runs from today where Dutch says "heden"', () => {
    expect(
      abroad(
        'Sommatie\n\nAmsterdam, 14 april 2026\n\nBeste mevrouw Kuiper,\n\nZorg dat het bedrag binnen 5 dagen na heden op onze bankrekening staat.\n\nHoogachtend',
      ),
    ).toMatchObject({ iso: '2026-04-19', relativeDays: 5 })
  })

  test('may be forty-eight hours in words', () => {
    expect(
      abroad(
        "Préfecture de Paris\n\nArrêté\n\nArticle 2 : Vous disposez d'un délai de QUARANTE-HUIT HEURES à compter de la notification pour saisir le tribunal d'un recours.",
      ),
    ).toMatchObject({ relativeDays: 2, unit: 'hours' })
  })
})

describe('a limit is read in every language however it is said', () => {
  const HEADS = {
    de: 'Tarn Inkasso GmbH\nHamburg, den 3. Juni 2026\n\nSehr geehrte Frau Quill,\n\nIhre Rechnung über 210,00 € ist trotz Mahnung noch offen.',
    fr: 'Recouvrement Tarn SARL\nNantes, le 3 juin 2026\n\nMadame,\n\nMalgré nos relances, la somme de 210,00 € reste impayée.',
    es: 'Recobros Tarn S.L.\nMadrid, 3 de junio de 2026\n\nEstimada señora:\n\nTiene una deuda pendiente de pago de 210,00 euros con nuestra empresa.',
    it: 'Recupero Crediti Tarn S.r.l.\nMilano, 3 giugno 2026\n\nGentile signora,\n\nnonostante il nostro sollecito la fattura di 210,00 euro non risulta pagata.',
    nl: 'Tarn Incasso B.V.\nUtrecht, 3 juni 2026\n\nGeachte mevrouw Quill,\n\nOndanks onze herinnering is uw rekening van € 210,00 nog niet betaald.',
    en: 'Bramble Recoveries Ltd\n\nDate: 3 June 2026\n\nDear Ms Quill\n\nYour account ref BR/2201 is in arrears by £210.',
  } as const

  test.each([
    ['de', 'Zahlungsziel: 14 Tage', '2026-06-17'],
    ['de', 'Geht die Zahlung nicht vor dem 19. Juni 2026 ein, klagen wir.', '2026-06-19'],
    ['fr', 'Vous disposez de 8 jours pour payer.', '2026-06-11'],
    ['fr', 'Passé le 19 juin 2026, le dossier sera transmis à un huissier.', '2026-06-19'],
    ['es', 'Deberá abonar la deuda en los próximos siete días.', '2026-06-10'],
    ['es', 'Si el 19 de junio de 2026 no hemos recibido el pago, demandaremos.', '2026-06-19'],
    ['it', 'Ha sette giorni di tempo per pagare.', '2026-06-10'],
    ['nl', 'U heeft nog 14 dagen de tijd om te betalen.', '2026-06-17'],
    ['nl', 'Te betalen tegen 19 juni 2026.', '2026-06-19'],
    ['en', 'You have got until the 19th to pay.', '2026-06-19'],
    ['en', 'You have got until the 2nd to pay.', '2026-07-02'],
    ['en', 'After 19 June 2026 we will pass this to a doorstep agent.', '2026-06-19'],
  ] as const)('%s: %s', (language, words, day) => {
    expect(read(`${HEADS[language]}\n\n${words}\n`).deadline?.iso).toBe(day)
  })
})

describe('a limit in the words of courts and offices abroad', () => {
  const leading = (text: string) => read(text).deadline

  test.each([
    [
      'an objection that must be lodged',
      'Landkreis Tarn\n\nBußgeldbescheid\n\nDatum: 09.11.2026\n\nGegen diesen Bußgeldbescheid ist der Einspruch zulässig. Er muss binnen zwei Wochen ab der Zustellung schriftlich eingelegt werden.',
      { relativeDays: 14, from: 'service' },
    ],
    [
      'a claim before a labour court',
      'Talleres Quilla, S.L.\n\nZaragoza, 20/11/2026\n\nLe comunicamos la extinción de su contrato de trabajo por causas objetivas. Contra la presente decisión, podrá interponer demanda ante el Juzgado de lo Social en el plazo de 20 días hábiles desde la notificación.',
      { relativeDays: 20, from: 'service' },
    ],
    [
      'a term with an adjective',
      'Studio Legale Quilla\n\nParma, 10 novembre 2026\n\nDIFFIDA AD ADEMPIERE\n\nVi diffido ad adempiere a quanto dovuto entro e non oltre il termine perentorio di 15 (quindici) giorni dal ricevimento della presente.',
      { relativeDays: 15, from: 'receipt' },
    ],
    [
      'fewer hours than some',
      'Correos: su paquete está retenido. Pague 1,99€ de tasas en https://correos-quilla.xyz antes de 24h o será devuelto.',
      { relativeDays: 1 },
    ],
    [
      'a period of which the last day is said',
      "SELARL Quilla\nCommissaires de Justice\n\nDÉNONCIATION DE SAISIE-ATTRIBUTION\n\nL'AN DEUX MILLE VINGT-SIX et le DOUZE NOVEMBRE\n\nLes contestations doivent être soulevées par assignation dans le délai d'un mois. Ce délai expire le 14 décembre 2026.\n\nTOTAL 3 971,10 €",
      { iso: '2026-12-14' },
    ],
    [
      'a day on which one must appear',
      'TARN GERECHTSDEURWAARDERS\n\nDAGVAARDING\n\nHeden, de zeventiende november tweeduizend zesentwintig, op verzoek van Tarn Zorg N.V., eisende partij, heb ik gedagvaard de heer M. Quill, om op woensdag 9 december 2026 om 10.00 uur te verschijnen ter terechtzitting van de rechtbank. Hoofdsom € 967,50',
      { iso: '2026-12-09', what: 'attend' },
    ],
    [
      'the end of a month',
      'Hausverwaltung Tarn\n\n3. November 2026\n\nSehr geehrte Frau Quill,\n\nbitte zahlen Sie den Rückstand von 320 € bis spätestens Ende Januar 2027.',
      { iso: '2027-01-31' },
    ],
  ])('%s', (_, text, limit) => {
    expect(leading(text)).toMatchObject(limit)
  })

  test('a month for which something is paid sets none', () => {
    expect(
      leading(
        'Tarn Wonen\n\n3 november 2026\n\nGeachte heer Quill,\n\nDe huur voor december 2026 wordt automatisch betaald.',
      ),
    ).toBeNull()
  })

  test('the day of a law is no date', () => {
    const { dates } = read(
      'Madrid, 16 de noviembre de 2026\n\nEl impago es causa de resolución conforme a la Ley 29/1994, de 24 de noviembre, de Arrendamientos Urbanos.',
    )
    expect(dates.map(({ iso }) => iso)).toEqual(['2026-11-16'])
  })
})

describe('a limit in further turns of other languages', () => {
  const leading = (text: string) => read(text).deadline

  test.each([
    [
      'a right with its time behind it',
      'Ayuntamiento de Quilla\n\nLiquidación del impuesto, 1.240,00 €\n\nRecurso de reposición: 30 días desde la notificación.',
      { relativeDays: 30 },
    ],
    [
      'a day and a month without the year',
      'Hallo Timo,\n\nich habe dir 1500 Euro geliehen. Zahle sie bis 31.7. zurück, sonst beantrage ich einen Mahnbescheid.\n\nBernd Quill\n4. Juli 2026',
      { iso: '2026-07-31' },
    ],
    [
      'a new day to pay in a Japanese reminder',
      '令和8年4月10日\n\n関東タルン債権回収株式会社\n\n督促状\n\nお支払期日を経過しておりますが、未だご入金の確認ができておりません。\nご請求金額　213,480円\nお支払期限　令和8年4月24日',
      { iso: '2026-04-24' },
    ],
    [
      'a month and a day with a stroke in Japanese',
      'ガス料金のお支払いについて\n\n令和8年11月20日\n\n未払い 2か月分 9,873円。12/5までにお近くのコンビニでお支払いください。\n\nタルンガス株式会社',
      { iso: '2026-12-05' },
    ],
    [
      'the end of a lease in Japanese',
      '定期建物賃貸借契約終了についての通知\n\n下記物件の契約は、令和9年1月31日をもって期間満了により終了しますので、通知します。更新はありません。\n\n株式会社タルン賃貸管理',
      { iso: '2027-01-31' },
    ],
    [
      'the day on which a bailiff clears a home',
      'Ontruiming van uw woning\n\n1 september 2026\n\nMevrouw Quill,\n\nDe kantonrechter heeft bepaald dat u uw huis uit moet. Wij ontruimen daarom op maandag 28 september 2026 vanaf 9.30 uur.\n\nDeurwaarder Tarn',
      { iso: '2026-09-28' },
    ],
    [
      'the end of a notice, not its beginning',
      'Opzegging huurovereenkomst door de verhuurder\n\n3 april 2026\n\nMet deze brief zeg ik het huurcontract van de studio op. De opzegtermijn van zes maanden begint op 1 mei 2026 en eindigt op 31 oktober 2026.\n\nKoen Tarn',
      { iso: '2026-10-31' },
    ],
    [
      'the sooner of two times, of which the later follows',
      'REMITENTE: D. Andrés Quilla\nFecha: 16 de noviembre de 2026\n\nLes REQUIERO para que, en el PLAZO IMPRORROGABLE DE DIEZ (10) DÍAS desde la recepción del presente burofax paguen la renta de 890,00 €. Una vez transcurrido el plazo de TREINTA (30) DÍAS desde esta comunicación sin que paguen, perderán el derecho a enervar el desahucio.',
      { relativeDays: 10 },
    ],
  ])('%s', (_, text, limit) => {
    expect(leading(text)).toMatchObject(limit)
  })

  test('the end of a job asks nothing', () => {
    expect(
      leading(
        'Drukkerij Tarn B.V.\n\n12 november 2026\n\nGeachte collega,\n\nUWV heeft toestemming gegeven. Uw functie vervalt. Wij zeggen uw contract op tegen 31 december 2026.',
      ),
    ).toBeNull()
  })
})

describe('what a letter in another language asks by a time', () => {
  const from = (head: string, words: string) => read(`${head}\n\n${words}`).deadline

  const GERMAN =
    'Inkasso Tarn GmbH\n\n3. November 2026\n\nSehr geehrter Herr Quill,\n\nwir mahnen die unbezahlte Rechnung unserer Auftraggeberin über 104,65 EUR an.'
  const FRENCH = 'Préfecture de Tarn\n\nLe 3 novembre 2026\n\nProcès-verbal, amende de 135 €'
  const SPANISH =
    'Servicio Público de Empleo\n\n3 de noviembre de 2026\n\nCobro indebido de 960,00 €'
  const ITALIAN = 'Comune di Tarno\n\n3 novembre 2026\n\nSanzione di € 100,00'
  const DUTCH = 'Stad Tarn\n\n3 november 2026\n\nGeldboete van € 120,00'
  const JAPANESE =
    '児童扶養手当 返納決定のお知らせ\n\n令和8年7月1日\n\n220,250円を返納していただきます。'

  test.each([
    ['a sum with the name of its money', GERMAN, '104,65 EUR binnen 7 Tagen.', { relativeDays: 7 }],
    ['a label alone', GERMAN, 'Frist: 10 Tage', { relativeDays: 10 }],
    ['to reply', GERMAN, 'Bitte innerhalb von drei Wochen erwidern.', { relativeDays: 21 }],
    [
      'to be heard',
      FRENCH,
      'Vous pouvez présenter vos moyens de défense par écrit dans les quinze jours.',
      { relativeDays: 15 },
    ],
    [
      'in a number of fourteen',
      FRENCH,
      "Vous disposez d'un délai de quatorze jours pour contester.",
      { relativeDays: 14 },
    ],
    [
      'to appeal',
      SPANISH,
      'El plazo para presentar reclamación previa es de treinta días desde la notificación.',
      { relativeDays: 30 },
    ],
    ['to put it right', ITALIAN, 'La preghiamo di rimediare entro 5 giorni.', { relativeDays: 5 }],
    [
      'to defend oneself in Belgium',
      DUTCH,
      'U kunt binnen de 30 dagen schriftelijk verweer indienen.',
      { relativeDays: 30 },
    ],
    ['in hours', DUTCH, 'Bevestig uw gegevens binnen 24u.', { relativeDays: 1 }],
    ['a first day to pay', JAPANESE, '納期限 令和8年8月29日', { iso: '2026-08-29' }],
    [
      'the last day of a month',
      JAPANESE,
      'ご回答は令和8年9月末日までにお願いいたします。',
      { iso: '2026-09-30' },
    ],
  ] as const)('is read: %s', (...[, head, words, limit]) => {
    expect(from(head, words)).toMatchObject(limit)
  })

  test.each([
    [
      'Ihr Guthaben von 164,22 € überweisen wir in den nächsten sieben Tagen.',
      'what the sender does',
    ],
    ['Sie haben ein Widerrufsrecht: 14 Tage ab Erhalt der Ware.', 'a right to think again'],
  ])('is not: %s (%s)', (words) => {
    expect(read(`Tarn Strom GmbH\n\n3. November 2026\n\n${words}`).deadline).toBeNull()
  })

  test('a weekday with its hour is a limit', () => {
    expect(
      from(
        'Kanzlei Tarn\n\n3. November 2026',
        'Die Erklärung erwarten wir unterzeichnet bis Freitag, 12 Uhr. Sonst klagen wir auf 500 €.',
      )?.quote,
    ).toMatch(/bis Freitag/)
  })
})

describe('the day that a paper abroad sets', () => {
  const isoOf = (text: string) => read(text).deadline?.iso ?? null

  test.each([
    [
      'is the day on which a supply is cut, said before the verb',
      'Stadtwerke Brunnau GmbH\n\nBrunnau, 3.11.2026\n\nAnkündigung der Unterbrechung Ihrer Stromversorgung\n\nSehr geehrte Frau Test,\n\noffen sind 312,40 €. Der Netzbetreiber wird Ihre Stromversorgung am 19.11.2026 zwischen 9 und 11 Uhr unterbrechen.\n\nMit freundlichen Grüßen',
      '2026-11-19',
    ],
    [
      'is the day on which a home is cleared',
      'Van Test Gerechtsdeurwaarders\n\nUtrecht, 3 november 2026\n\nAANZEGGING ONTRUIMING\n\nUit kracht van het vonnis van 6 oktober 2026 zeg ik u aan dat op dinsdag 24 november 2026 om 10.00 uur uw woning aan de Teststraat 4 te Utrecht gedwongen wordt ontruimd.',
      '2026-11-24',
    ],
    [
      'is the day on which goods are seized',
      'Betreibungsamt Testwil\nPfändungsankündigung\n\nTestwil, 3. November 2026\n\nHerr Muster\n\nDie Pfändung wird am 17. November 2026, 10.00 Uhr, in Ihrer Wohnung vollzogen. Sie sind verpflichtet, anwesend zu sein.',
      '2026-11-17',
    ],
    [
      'is the end of the notice and not its beginning',
      'Aangetekend\n\nGent, 26 oktober 2026\n\nBetreft: opzegging huurovereenkomst\n\nGeachte heer Test,\n\nHierbij zeg ik de huurovereenkomst op. De opzeggingstermijn gaat in op 1 december 2026 en eindigt op 31 mei 2027. U dient de woning op die datum te verlaten.\n\nAn Test, verhuurder',
      '2027-05-31',
    ],
    [
      'is no notice that the employer keeps',
      'Schreinerei Test AG\n\n6. November 2026\n\nKündigung des Arbeitsverhältnisses\n\nSehr geehrter Herr Muster\n\nHiermit kündigen wir Ihr Arbeitsverhältnis unter Einhaltung der Kündigungsfrist von drei Monaten.\n\nFreundliche Grüsse',
      null,
    ],
    [
      'is not how long a bill has been unpaid',
      'Zorgverzekeraar Testhoek\n\nUtrecht, 9 november 2026\n\nGeachte heer Test,\n\nU heeft de premie vier maanden of langer niet betaald.\n\nTotaal € 734,16. Betaal het hele bedrag.',
      null,
    ],
    [
      'is what may be told within a time, in a question that is put to the reader',
      'Zorgverzekeraar Testhoek\n\nUtrecht, 9 november 2026\n\nGeachte heer Test,\n\nUw achterstand is € 734,16. Bent u het niet eens met de achterstand? Laat het ons binnen 4 weken na de datum van deze brief schriftelijk weten.',
      '2026-12-07',
    ],
    [
      'is not the time in which something will be brought',
      'Stadtwerke Test GmbH\n\n9. November 2026\n\nSehr geehrte Frau Test,\n\nIhr Vertrag ist bestätigt. Nach der Zahlung der Rechnung wird Ihr Zähler innerhalb von 14 Tagen geliefert.',
      null,
    ],
  ])('%s', (_, text, iso) => {
    expect(isoOf(text)).toBe(iso)
  })
})
