/** One language at a time and all at once are the same words, for each language that we say we understand. */
import { describe, expect, test } from 'vitest'

import { UNDERSTOOD } from '../cues/rows.ts'
import { readInItsLanguage } from '../read-in-its-language.ts'
import { read } from '../read.ts'
import { wordsOf } from './every-language.ts'
import { NO_FURTHER_WORDS } from './language-words.ts'
import { loadWords } from './load-words.ts'

test.each([...UNDERSTOOD, 'pt', 'constructor'])(
  'the words of %s are the same',
  async (language) => {
    expect(await loadWords(language)).toBe(wordsOf(language))
  },
)

test('Welsh alone needs no further words', () => {
  const without = [...UNDERSTOOD].filter((language) => wordsOf(language) === NO_FURTHER_WORDS)
  expect(without).toEqual(['cy'])
})

describe('A letter is read alike with one language at hand and with all:', () => {
  test.each([
    [
      'en',
      'Notice of Enforcement. Pay £412.50 by 12 December 2026 or an enforcement agent will visit.',
    ],
    [
      'de',
      'Mahnung: Bitte zahlen Sie den Betrag von 412,50 € bis zum 12. Dezember 2026 auf unser Konto.',
    ],
    ['fr', 'Mise en demeure de payer la somme de 412,50 € dans un délai de huit jours.'],
    ['ja', '督促状 お支払期限 令和8年12月12日までに12,000円をお支払いください。'],
    [
      'pt',
      'O pagamento da dívida deve ser feito até ao dia 12 de dezembro para a sua conta não ser cancelada.',
    ],
  ])('%s', async (language, text) => {
    const reading = await readInItsLanguage(text, { country: 'gb' })
    expect(reading.language).toBe(language)
    expect(reading).toEqual(read(text, { country: 'gb' }))
  })
})
