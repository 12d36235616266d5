import { describe, expect, test } from 'vitest'

import { openText, readLetter } from './read-letter.ts'
import { wordsOf } from './words/every-language.ts'

const NO_CUE =
  'Bonjour Madame Petit,\n\nJe vous avais prévenue : ma fille revient de Lyon en juin et elle va habiter le logement. Il faudra donc que vous ayez rendu les clés pour le 30 juin 2027. Vous avez six mois pour vous retourner, je pense que cela suffit. Je passerai faire le tour des pièces avec vous la dernière semaine.\n\nM. Garnier'

function kindOf(text: string, given: { isLearned: boolean }): string {
  const open = openText(text)
  const words = wordsOf(open.language)
  return readLetter(open, given.isLearned ? words : { ...words, kinds: null }, {}).documentType
}

describe('a letter whose kind no cue tells', () => {
  test('is named by all its words together', () => {
    expect(kindOf(NO_CUE, { isLearned: true })).toBe('EVICTION_NOTICE')
  })

  test('has no name where nothing was learned', () => {
    expect(kindOf(NO_CUE, { isLearned: false })).toBe('OTHER')
  })
})

test('a few words alone name nothing', () => {
  expect(kindOf('Bonjour, à bientôt dans le logement.', { isLearned: true })).toBe('OTHER')
})
