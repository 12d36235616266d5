/** A limit that ends as its printed day begins is told by the day before. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function dayToAct(country: CountryCode, text: string) {
  const { outcome } = await analyse({
    text,
    request: { country, language: 'en' },
    today: '2026-11-18',
  })
  return outcome.analysis.deadlines.find(({ isMain }) => isMain)?.date
}

const bailiff = (limit: string) =>
  `NOTICE OF ENFORCEMENT\nTarn Enforcement Ltd\nDate: 12 November 2026\nCreditor: Tarn Borough Council\nLiability order: 2 September 2026\n\nMr T Bell\n\nCouncil tax £910.20, compliance fee £75.00, total £985.20. If you do not pay ${limit} an enforcement agent will visit and may remove your goods.`

const demand = (words: string) => `Tarn GmbH\n12.11.2026\n\n${words}`

describe('the last safe day', () => {
  test.each([
    ['gb', bailiff('by 00:01 on 25 November 2026')],
    ['gb', bailiff('by 00.01 hours on Wednesday 25 November 2026')],
    ['gb', bailiff('before 12.01 am on 25 November 2026')],
    ['gb', bailiff('before Wednesday 25 November 2026')],
    [
      'gb',
      'Tarn Council\nEnforcement notice\nTown and Country Planning Act 1990 section 172\nRemove the decking.\nThis notice takes effect on 25 November 2026 unless an appeal is made against it beforehand.\nDated 20 October 2026',
    ],
    [
      'de',
      demand(
        'Sehr geehrte Frau Adler,\n\nbitte zahlen Sie die offenen 310,20 € vor dem 25. November 2026, sonst beauftragen wir ein Inkassobüro.',
      ),
    ],
    [
      'fr',
      'Tarn Énergie\nLyon, le 12 novembre 2026\n\nMadame,\n\nMerci de régler la facture impayée de 310,20 € avant le mercredi 25 novembre 2026.',
    ],
    [
      'es',
      'Tarn Recobros S.L.\n12 de noviembre de 2026\n\nLe reclamamos 310,20 euros. Pague antes del 25 de noviembre de 2026.',
    ],
    [
      'it',
      'Tarn Recupero Crediti S.r.l.\n12 novembre 2026\n\nLa invitiamo a pagare 310,20 euro prima del 25 novembre 2026.',
    ],
    [
      'nl',
      'Tarn Incasso B.V.\n12 november 2026\n\nBetaal de openstaande € 310,20 vóór 25 november 2026.',
    ],
  ] as const)('in %s is the day before: %s', async (country, text) => {
    expect(await dayToAct(country, text)).toBe('2026-11-24')
  })

  test.each([
    ['gb', bailiff('by 25 November 2026')],
    ['gb', bailiff('on or before 25 November 2026')],
    ['gb', bailiff('before 4 pm on 25 November 2026')],
    [
      'fr',
      'Tarn Énergie\nLyon, le 12 novembre 2026\n\nMadame,\n\nMerci de régler la facture impayée de 310,20 € le ou avant le 25 novembre 2026.',
    ],
  ] as const)('in %s is the printed day: %s', async (country, text) => {
    expect(await dayToAct(country, text)).toBe('2026-11-25')
  })
})
