/** Questions in Italian find the answer of a law that is not written in it, and English ones that of Italy. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'

describe('A question in Italian is answered by the law of', () => {
  test.each<[CountryCode, string, RegExp]>([
    ['gb', 'il padrone di casa nn mi ridà la caparra', /deposit/],
    ['gb', 'Il proprietario può entrare in casa mia senza avvisare?', /24 hours/],
    ['gb', 'caldaia rotta il proprietario non la ripara', /heating/],
    ['gb', 'volo cancellato mi rimborsano?', /refund/],
    ['gb', 'Ho diritto alla malattia se lavoro part time?', /sick pay/],
    [
      'gb',
      'Mio padre è morto e aveva dei debiti. La banca mi scrive. Devo pagare io i suoi debiti?',
      /do not inherit debts|unless the family member signed/,
    ],
    ['us', 'il padrone di casa ha cambiato la serratura', /lock you out/],
    ['us', 'mi pignorano lo stipendio?', /judgment/],
    ['us', 'straordinari non pagati', /Wage and Hour/],
    ['us', 'ho ricevuto una citazione per un debito cosa faccio', /written answer/],
  ])('%s: %s', async (country, question, answer) => {
    expect(await answerTo([country, question])).toMatch(answer)
  })

  test.each<[CountryCode, string]>([
    ['gb', 'Che tempo farà domani a Londra?'],
    ['gb', 'Dove posso comprare una casa a buon mercato?'],
    ['us', 'La nonna fa una pasta molto buona, vero?'],
    ['us', 'Quanto costa un biglietto per il cinema stasera?'],
  ])('%s only where it asks for law: %s', async (country, question) => {
    expect(await answerTo([country, question])).toBe('')
  })
})

test.each<[string, RegExp]>([
  ["my landlord won't give back my deposit", /gave back the keys/],
  ["my boss hasn't paid my wages for two months", /labour inspectorate/],
  ["can the bailiff come into my home when i'm out?", /precetto/],
  ["my ex doesn't pay child support", /employer can be made to pay/],
])('A question in English is answered by the law of Italy: %s', async (question, answer) => {
  expect(await answerTo(['it', question])).toMatch(answer)
})
