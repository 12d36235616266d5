/** The day to pay as tables, labels and meetings tell it. The texts are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const HEADS = {
  es: 'Recobros Tarn S.L.\nMadrid, 3 de noviembre de 2026\n\nEstimada señora:\n\nTiene una deuda pendiente de pago de 210,00 euros con nuestra empresa.',
  it: 'Recupero Crediti Tarn S.r.l.\nMilano, 3 novembre 2026\n\nGentile signora,\n\nnonostante il nostro sollecito la fattura di 210,00 euro non risulta pagata.',
  nl: 'Tarn Incasso B.V.\nUtrecht, 3 november 2026\n\nGeachte mevrouw Quill,\n\nOndanks onze herinnering is uw rekening van € 210,00 nog niet betaald.',
  de: 'Tarn Inkasso GmbH\nHamburg, den 3. November 2026\n\nSehr geehrte Frau Quill,\n\nIhre Rechnung über 210,00 € ist trotz Mahnung noch offen.',
  fr: 'Recouvrement Tarn SARL\nNantes, le 3 novembre 2026\n\nMadame,\n\nMalgré nos relances, la somme de 210,00 € reste impayée.',
  en: 'Bramble Recoveries Ltd\n\nDate: 3 November 2026\n\nDear Ms Quill\n\nYour account ref BR/2201 is in arrears by £210.',
  ja: '水野 様\n\nご請求金額のお知らせ\n\n■ご請求金額 4,800円',
} as const

describe('a day to pay is read from', () => {
  test.each([
    ['it', 'Termine ultimo per pagare | 22/12/2026'],
    ['it', 'Data limite pagamento: 22/12/2026'],
    ['it', 'Ultimo giorno utile per versare: 22 dicembre 2026'],
    ['it', 'Ultimo giorno utile per il pagamento | 22/12/2026'],
    ['fr', 'Dernier jour pour le paiement : 22/12/2026'],
    ['nl', 'Laatste dag voor uw betaling: 22 december 2026'],
    ['es', 'Último día de pago: 22/12/2026'],
    ['es', 'Plazo máximo de pago: 22/12/2026'],
    ['nl', 'Betaaldatum          22 december 2026'],
    ['nl', 'Laatste dag om te betalen: 22 december 2026'],
    ['fr', 'Dernier jour pour contester : 22 décembre 2026'],
    ['fr', 'Date de paiement : 22/12/2026'],
    ['de', 'Zahldatum   22.12.2026'],
    ['en', 'This payment slip cannot be used after 22 December 2026.'],
    ['ja', '■お支払い日   2026年12月22日(火)'],
  ] as const)('a label, %s: %s', (language, words) => {
    expect(read(`${HEADS[language]}\n\n${words}\n`).deadline?.iso).toBe('2026-12-22')
  })

  test.each([
    [
      'es',
      'Pague con anterioridad a la celebración de la junta, convocada para el próximo 22 de diciembre.',
    ],
    ['es', 'Deberá pagar antes de la asamblea del 22 de diciembre de 2026.'],
    ['it', "La invitiamo a versare la somma prima dell'assemblea fissata per il 22 dicembre 2026."],
    ['fr', "Merci de régler cette somme avant l'assemblée générale du 22 décembre 2026."],
    ['de', 'Bitte zahlen Sie vor der Eigentümerversammlung am 22.12.2026.'],
    ['nl', 'Wij verzoeken u te betalen vóór de ledenvergadering van 22 december 2026.'],
  ] as const)('a meeting before which it is asked, %s: %s', (language, words) => {
    expect(read(`${HEADS[language]}\n\n${words}\n`).deadline?.iso).toBe('2026-12-22')
  })
})

describe('no day to pay is', () => {
  test.each([
    [
      'the day on which wages are paid',
      'Tarn Logistiek B.V.\n\nLOONSTROOK november 2026\n\nMevrouw Quill\n\nNetto loon      € 1.912,40\nBetaaldatum     24 november 2026\n',
    ],
    [
      'the day on which a receipt says that it was paid',
      '領収書\n\n水野 様\n\n金額 4,800円\nお支払い日 2026年11月3日\n\n上記の金額を正に領収いたしました。\n\n株式会社タルン商店',
    ],
    [
      'the day of a meeting to which somebody is invited',
      'Comunidad de Propietarios Calle Tarn 4\n\nConvocatoria de junta ordinaria\n\nSe convoca la junta para el 22 de diciembre de 2026 a las 19:00. Un saludo, el administrador.',
    ],
  ])('%s', (_what, text) => {
    expect(read(text).deadline).toBeNull()
  })
})

test('a day above its hour is when people meet, and on a fine when it happened', () => {
  const roles = (text: string) => read(text).dates.map(({ role }) => role)
  expect(
    roles(
      'Hospital Tarn\n\nCITACIÓN PARA CONSULTA\n\nPaciente: ANA TARN\n\nDía: jueves, 14 de enero de 2027\nHora: 9:20\n',
    ),
  ).toEqual(['other'])
  expect(
    roles(
      'Juzgado de Paz de Tarn\n\nSe cita a D. Luis Tarn para el juicio verbal. Debe comparecer.\n\nFecha: 14 de enero de 2027\nHora: 9:20\n',
    ),
  ).toEqual(['hearing'])
  expect(
    roles(
      'Comune di Tarno\nPolizia Locale\n\nVERBALE DI CONTESTAZIONE n. 4471\n\nData: 14/10/2026\nOra: 9:20\nViolazione: sosta vietata\nSanzione: euro 42,00, da pagare entro 60 giorni dalla notifica.\n',
    ),
  ).toEqual(['incident'])
})
