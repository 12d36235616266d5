import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'

import { messages } from './locales/de.po'
import { nameFile } from './name-file.ts'

afterEach(() => i18n.activate('en'))

test('a file keeps the name that its owner gave it', () => {
  expect(nameFile('letter.pdf')).toBe('letter.pdf')
})

test('what the server names in English has a name in the language of the page', () => {
  expect(nameFile('Typed text')).toBe('Typed text')
  i18n.loadAndActivate({ locale: 'de', messages })
  expect(nameFile('Typed text')).toBe('Eingegebener Text')
  expect(nameFile('page 1.jpg and 2 more')).toBe('page 1.jpg und 2 weitere')
})
