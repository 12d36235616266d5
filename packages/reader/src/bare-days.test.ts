import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('a day without its month is the next such day', () => {
  test.each([
    [
      'in German',
      'Hausverwaltung Test GmbH\n\nBonn, 9. November 2026\n\nSehr geehrter Herr Kern,\n\nbitte überweisen Sie die offene Miete von 488,00 € bis zum 24.\n\nMit freundlichen Grüßen',
      '2026-11-24',
    ],
    [
      'in French',
      'Agence Test\n\nNantes, le 9 novembre 2026\n\nMadame,\n\nMerci de régler la somme de 488,00 € avant le 24 par virement.\n\nCordialement',
      '2026-11-24',
    ],
    [
      'in Spanish',
      'Inmobiliaria Test S.L.\n\nLugo, 9 de noviembre de 2026\n\nEstimado señor:\n\nLe rogamos que pague 488,00 € antes del 24.\n\nAtentamente',
      '2026-11-24',
    ],
    [
      'of the next month in Italian',
      'Condominio Test\n\nTorino, 28 ottobre 2026\n\nGentile signore,\n\nLa preghiamo di versare la rata di 290,00 € entro il 10.\n\nDistinti saluti',
      '2026-11-10',
    ],
    [
      'in Dutch',
      'Vastgoed Test B.V.\n\nAssen, 9 november 2026\n\nGeachte heer,\n\nBetaal de huur van € 488,00 vóór de 24e.\n\nMet vriendelijke groet',
      '2026-11-24',
    ],
    [
      'is not the day of the letter once more',
      'Tarn Lettings\n\n5 May 2026\n\nDear Mr Quill,\n\nPlease pay the rent of £488.00 by the 5th.\n\nYours sincerely',
      '2026-06-05',
    ],
  ])('%s', (_, text, iso) => {
    expect(read(text).deadline?.iso).toBe(iso)
  })

  test('is the day that was told before, once more', () => {
    const text =
      'The agent sent a notice on 4 November 2026. It says to be out by 5 January. Do we have to go by the 5th?'
    const { deadline } = read(text, { country: 'gb', today: '2026-11-23' })
    expect(deadline?.iso).toBe('2027-01-05')
  })

  test.each([
    [
      'is no number of days',
      'Condominio Test\n\nTorino, 28 ottobre 2026\n\nGentile signore,\n\nversi entro il 10 per cento in più se vuole.',
    ],
    [
      'is no house of a Japanese street',
      '株式会社テスト商事\n令和8年11月4日\n福岡市博多区吉塚9-8-14\n山本 花子 様\n\n商品のご案内をお送りします。',
    ],
  ])('%s', (_, text) => {
    expect(read(text).dates.map(({ role }) => role)).not.toContain('deadline')
    expect(read(text).dates).toHaveLength(1)
  })
})
