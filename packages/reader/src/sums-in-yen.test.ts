/** Sums of Japan: in columns of yen, and in figures with characters. The texts are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const sums = (text: string) =>
  read(text).amounts.map(({ value, currency }) => `${value} ${currency}`)

describe('sums in yen are read', () => {
  test('below a head that names the unit, in English', () => {
    const text =
      'Setagaya Ward Office\nTax Payment Section\n\nOctober 30, 2026\n\nYour resident tax has not been paid.\n\nPeriod      Amount (yen)\nTerm 2      32,400\nTerm 3      980\nTotal      33,380\n\nPlease pay by November 20, 2026. If you do not, we will seize your salary.'
    const reading = read(text)
    expect(sums(text)).toEqual(['32400 JPY', '980 JPY', '33380 JPY'])
    expect(reading.amounts.find(({ role }) => role === 'total')?.value).toBe(33_380)
    expect(reading).toMatchObject({
      documentType: 'TAX_DEMAND',
      isOfficialDemand: true,
      urgencyLevel: 'high',
    })
  })

  test('below such a head in Japanese', () => {
    expect(
      sums(
        '株式会社タルン水道\n\n請求書\n\n項目      金額(円)\n水道料金    4,310\n合計      7,215\n',
      ),
    ).toEqual(['4310 JPY', '7215 JPY'])
  })

  test.each([
    ['家賃は5万2千円です。', '52000 JPY'],
    ['敷金を引いても11万6千円払えと言われました。', '116000 JPY'],
    ['3千円の手数料を払いました。', '3000 JPY'],
    ['合計5万2000円です。', '52000 JPY'],
    ['27万円を請求されました。', '270000 JPY'],
    ['It costs 45,620 yen a year in Tokyo.', '45620 JPY'],
  ])('in %s', (text, sum) => {
    expect(sums(text)).toContain(sum)
  })

  test('a count below a head of another unit is none', () => {
    expect(
      sums(
        'City of Tarnford\n\nWater bill\n\nMonth   Usage (gal)\nJune    1,200\n\nPlease pay $31.20 by July 3, 2026.',
      ),
    ).not.toContain('1200 USD')
  })
})
