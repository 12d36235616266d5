import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'

import { inLanguage } from './in-language.ts'

test('words follow the language of the page', () => {
  const words = inLanguage(() => ({ language: i18n.locale }))
  expect(words.language).toBe('en')
  i18n.loadAndActivate({ locale: 'de', messages: {} })
  expect(words.language).toBe('de')
  i18n.activate('en')
  expect(words.language).toBe('en')
})

test('no module reads a word when it is loaded, as the language is chosen later', async () => {
  const read = vi.spyOn(i18n, '_')
  const modules = import.meta.glob(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../main.tsx'])
  const early: string[] = []
  for (const [file, load] of Object.entries(modules)) {
    read.mockClear()
    await load()
    if (read.mock.calls.length > 0) early.push(file)
  }
  expect(early).toEqual([])
}, 60_000)
