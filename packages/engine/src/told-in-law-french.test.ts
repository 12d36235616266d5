/** Questions in French about the law of other countries, and in English about that of France, find their answer. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'

describe('A question in French is answered by the law of', () => {
  test.each<[CountryCode, string, RegExp]>([
    ['gb', 'mon proprio me rend pas la caution', /deposit scheme/],
    ['gb', 'Mon propriétaire a changé les serrures, que faire ?', /change the locks/],
    ['gb', 'Huissier devant la porte, je dois ouvrir ?', /let them in/],
    ['gb', 'Une lettre du tribunal pour une dette, combien de temps ai-je ?', /14 days/],
    ['gb', 'Mon ex ne me laisse pas voir mon enfant, que puis-je faire ?', /child arrangements/],
    ['us', 'Heures sup pas payées, que faire ?', /Wage and Hour/],
    ['us', 'Peut-on saisir mon salaire pour une dette de carte de crédit ?', /judgment/],
    ['us', "J'ai reçu une assignation, que faire ?", /written answer/],
    ['de', "J'ai été licencié, combien de temps ai-je pour contester ?", /three weeks/],
    ['es', 'Une banque me réclame un vieux crédit, est-ce prescrit ?', /five years/],
  ])('%s: %s', async (country, question, answer) => {
    expect(await answerTo([country, question])).toMatch(answer)
  })

  test.each<[CountryCode, string]>([
    ['gb', 'Quel temps fera-t-il demain à Londres ?'],
    ['gb', 'Où acheter un appartement pas cher ?'],
    ['us', 'Mon patron est très gentil et le travail me plaît.'],
    ['us', 'Quelle voiture dois-je acheter ?'],
  ])('%s only where it asks for law: %s', async (country, question) => {
    expect(await answerTo([country, question])).toBe('')
  })
})

describe('A question in English is answered by French law', () => {
  test.each<[string, RegExp]>([
    ['Can a bailiff take my car?', /live and work is protected/],
    ['boss didnt pay my wages what can i do', /labour court/],
    ['I got a letter from a debt collector, must I pay?', /not a court order/],
    ["I got a speeding fine but I wasn't driving, what do I do?", /antai/],
  ])('%s', async (question, answer) => {
    expect(await answerTo(['fr', question])).toMatch(answer)
  })
})
