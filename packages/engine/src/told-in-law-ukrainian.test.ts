/** Questions in Ukrainian find the answer of a law that is not written in it. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'

describe('A question in Ukrainian is answered by the law of', () => {
  test.each<[CountryCode, string, RegExp]>([
    ['gb', 'орендодавець не повертає заставу', /deposit/],
    ['gb', 'звільнили без попередження після 3 років роботи', /how long you worked/],
    ['gb', 'зламався котел а господар не ремонтує', /heating/],
    ['gb', 'Колишня дружина не дає мені бачитися з дітьми, що робити?', /mediator/],
    ['gb', 'Мій батько помер і мав борги. Чи мушу я платити його борги?', /No, unless/],
    ['gb', 'Чи можуть судові виконавці зайти до мого дому?', /let them in/],
    ['us', 'Начальник звільнив мене, бо я вагітна. Це законно?', /15 or more/],
    ['us', 'власник квартири змінив замки', /lock you out/],
    ['us', 'колектор дзвонить щодня мені на роботу', /tell your boss/],
    ['us', "Чи можуть мене посадити у в'язницю за несплату кредитної картки?", /jailed/],
    ['us', 'менеджер забирає мої чайові', /tips/],
    ['de', 'Мене звільнили, скільки часу в мене є, щоб подати до суду?', /three weeks/],
    ['fr', 'Мій рейс скасували, чи можу я отримати гроші назад?', /seven days/],
    ['nl', 'орендодавець не повернув заставу', /14 days/],
  ])('%s: %s', async (country, question, answer) => {
    expect(await answerTo([country, question])).toMatch(answer)
  })

  test.each<[CountryCode, string]>([
    ['gb', 'яка погода завтра в Лондоні?'],
    ['gb', 'де можна купити дешеву квартиру?'],
    ['us', 'моя бабуся варить дуже смачний борщ, правда?'],
    ['us', 'який ресторан у Нью-Йорку хороший?'],
  ])('%s only where it asks for law: %s', async (country, question) => {
    expect(await answerTo([country, question])).toBe('')
  })

  test('and whoever sold a car is not answered as whoever bought one', async () => {
    const answer = await answerTo(['gb', 'я продав вживане авто, а покупець хоче гроші назад'])
    expect(answer).toMatch(/private seller/)
  })
})
