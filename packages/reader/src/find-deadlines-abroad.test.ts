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
