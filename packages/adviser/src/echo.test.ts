import { describe, expect, test } from 'vitest'

import { withoutEchoes } from './echo.ts'

const claim = (says: string) => ({ says, basis: [] })

describe('what the engine has just said', () => {
  test.each([
    [
      'They want your money or your details.',
      'This looks like a fraud. It wants your money or details.',
    ],
    [
      'On veut votre argent ou vos données.',
      'Ce message ressemble à une arnaque. Il veut votre argent ou vos données.',
    ],
    ['お金か個人情報をほしがっています。', '詐欺のようです。お金か個人情報をほしがっています。'],
  ])('is not said again: %s', (first, row) => {
    const [kept] = withoutEchoes([claim(row)], [claim(first)])
    expect(kept?.says).not.toContain(row.slice(row.length / 2))
    expect(kept?.says).not.toBe('')
  })

  test('a row that only repeats it goes', () => {
    expect(
      withoutEchoes(
        [claim('The landlord wants a higher rent.')],
        [claim('Tarn Ltd wants a higher rent.')],
      ),
    ).toEqual([])
  })

  test('what a row adds stays', () => {
    const row = claim('Nobody may change the rent without this form.')
    expect(withoutEchoes([row], [claim('Tarn Ltd wants a higher rent.')])).toEqual([row])
  })
})
