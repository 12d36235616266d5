/** Short questions in languages whose letters we do not read: which language it is, and that somebody asks. */
import { expect, test } from 'vitest'

import { findLanguage } from './find-language.ts'
import { read } from './read.ts'

test.each([
  ['pt', 'fui despedido sem aviso prévio depois de 3 anos'],
  ['pt', 'meu patrão não paga as horas extras'],
  ['pt', 'o senhorio não devolve a caução'],
  ['tr', 'ev sahibim depozitomu geri vermiyor ne yapabilirim'],
  ['tr', 'hastane faturasını ödeyemiyorum'],
  ['tr', 'Patronum iki aydır maaşımı ödemedi, ne yapabilirim?'],
  ['uk', 'хазяїн не повертає завдаток що робити'],
  ['uk', 'орендодавець не повернув заставу'],
  ['uk', 'чоловік мене б’є'],
  ['tr', 'kargom hiç gelmedi'],
  ['tr', 'borç yüzünden arabama el koydular'],
  ['uk', 'забрали мою машину за борги'],
  ['ja', '息子が停学になりました'],
  ['ja', '会社が最低賃金より少ない給料しか払わない'],
  ['pl', 'pies sąsiada szczeka cały dzień'],
  ['pl', 'windykator dzwoni codziennie do mojej pracy'],
])('is in %s, and asks: %s', (language, text) => {
  expect(findLanguage(text)).toBe(language)
  expect(read(text, { country: 'gb' }).isEnquiry).toBe(true)
})

test.each([
  ['en', 'Beaumont Fitzroy & Co'],
  ['es', 'el casero no me devuelve la fianza, ¿qué puedo hacer?'],
  ['fr', 'mon propriétaire ne me rend pas la caution que faire'],
  ['it', 'il padrone di casa non mi ridà la caparra'],
  ['en', 'Mr Yıldız of Çağrı Foods'],
  ['en', 'o no the landlord has kept my deposit'],
  ['ru', 'хозяин не возвращает залог за квартиру'],
])('is in %s and not taken for another: %s', (language, text) => {
  expect(findLanguage(text)).toBe(language)
})

test('A line of a letter in a language that we do not read is no question', () => {
  const letter = 'Заборгованість за договором 12345 становить 2 400 грн. Сплатіть до 01.12.2026.'
  expect(read(letter, { country: 'gb' }).isEnquiry).toBe(false)
})
