/** What letters in the languages beside English ask by a time, and the day that they set. The texts are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

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
