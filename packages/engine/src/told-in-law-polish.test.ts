/** Questions in Polish find the answer of a law that is not written in it. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'

describe('A question in Polish is answered by the law of', () => {
  test.each<[CountryCode, string, RegExp]>([
    ['gb', 'właściciel mieszkania nie oddaje kaucji', /deposit/],
    ['gb', 'wlasciciel nie oddaje kaucji co moge zrobic', /deposit/],
    ['gb', 'Czy komornik może wejść do mojego domu?', /let them in/],
    ['gb', 'zwolnili mnie bez wypowiedzenia po 3 latach', /how long you worked/],
    ['gb', 'pleśń w mieszkaniu, landlord nic nie robi', /fit to live in/],
    ['gb', 'były mąż nie płaci alimentów', /Child Maintenance/],
    ['us', 'czy mogą zająć moją pensję za dług medyczny?', /judgment/],
    ['us', 'właściciel wymienił zamki', /lock you out/],
    ['us', 'windykator dzwoni codziennie do mojej pracy', /tell your boss/],
    ['us', 'Podałem oszustowi dane do konta bankowego, co mam zrobić?', /Call your bank/],
    ['de', 'Zostałem zwolniony, ile mam czasu na pozew?', /three weeks/],
    ['fr', 'Odwołali mój lot, czy mogę dostać zwrot pieniędzy?', /seven days/],
    ['nl', 'nie mogę odzyskać kaucji od właściciela', /14 days/],
  ])('%s: %s', async (country, question, answer) => {
    expect(await answerTo([country, question])).toMatch(answer)
  })

  test.each<[CountryCode, string]>([
    ['gb', 'jaka będzie jutro pogoda w Londynie?'],
    ['gb', 'gdzie mogę kupić tanie mieszkanie?'],
    ['us', 'moja babcia robi bardzo dobrą zupę, prawda?'],
    ['us', 'która restauracja w Nowym Jorku jest dobra?'],
  ])('%s only where it asks for law: %s', async (country, question) => {
    expect(await answerTo([country, question])).toBe('')
  })

  test('and whoever sold a car is not answered as whoever bought one', async () => {
    const answer = await answerTo([
      'gb',
      'sprzedałem używany samochód i kupujący chce zwrotu pieniędzy',
    ])
    expect(answer).toMatch(/private seller/)
  })
})
