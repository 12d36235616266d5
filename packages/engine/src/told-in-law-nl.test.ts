/** Questions in Dutch find the answer of a law that is not written in it, and English ones that of the Netherlands. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'

describe('A question in Dutch is answered by the law of', () => {
  test.each<[CountryCode, string, RegExp]>([
    ['gb', 'huisbaas geeft borg niet terug', /deposit/],
    ['gb', 'Mag de verhuurder zomaar mijn huis binnenkomen zonder te vragen?', /24 hours/],
    ['gb', 'cv ketel kapot huisbaas repareert niet', /heating/],
    ['gb', 'vlucht geannuleerd krijg ik geld terug', /refund/],
    ['gb', 'Heb ik recht op ziekengeld als ik parttime werk?', /sick pay/],
    [
      'gb',
      'Mijn vader is overleden en had creditcardschulden. Moet ik zijn schulden betalen?',
      /do not inherit debts/,
    ],
    ['us', 'huisbaas heeft de sloten vervangen', /lock you out/],
    ['us', 'kunnen ze beslag leggen op mijn loon?', /judgment/],
    ['us', 'overuren niet betaald', /Wage and Hour/],
    ['us', 'dagvaarding gekregen voor een schuld wat nu', /written answer/],
  ])('%s: %s', async (country, question, answer) => {
    expect(await answerTo([country, question])).toMatch(answer)
  })

  test.each<[CountryCode, string]>([
    ['gb', 'Wat voor weer wordt het morgen in Londen?'],
    ['gb', 'Waar kan ik goedkoop een huis kopen?'],
    ['us', 'Oma bakt de lekkerste appeltaart, toch?'],
    ['us', 'Moet ik het boek terugbrengen naar de bibliotheek?'],
  ])('%s only where it asks for law: %s', async (country, question) => {
    expect(await answerTo([country, question])).toBe('')
  })
})

test.each<[string, RegExp]>([
  ["my landlord won't give back my deposit", /within 14 days/],
  ['can they seize my wages for a debt?', /beslagvrije voet/],
  ["my boss hasn't paid my wages for two months", /50% more/],
  ["my ex doesn't pay child support", /LBIO/],
])(
  'A question in English is answered by the law of the Netherlands: %s',
  async (question, answer) => {
    expect(await answerTo(['nl', question])).toMatch(answer)
  },
)
