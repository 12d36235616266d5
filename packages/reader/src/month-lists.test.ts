import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const monthsOf = async (country: 'de' | 'es' | 'fr' | 'gb', text: string) =>
  (await readInItsLanguage(text, { country })).dates.map(({ iso }) => iso)

test.each([
  [
    'es',
    'Estimado Sr. Quill: le reclamamos las rentas de enero a abril de 2026, 2.880 euros.',
    ['2026-01', '2026-04'],
  ],
  [
    'de',
    'Sehr geehrte Frau Quill, die Mieten für November, Dezember und Januar 2026 sind offen, zusammen 2.100,00 €.',
    ['2025-11', '2025-12', '2026-01'],
  ],
  [
    'gb',
    'Dear Ms Quill, the rent for May, June and July 2026 is unpaid. You owe £2,100.00.',
    ['2026-05', '2026-06', '2026-07'],
  ],
] as const)(
  'the months of a list have the year of the last, in %s',
  async (country, text, months) => {
    expect(await monthsOf(country, text)).toEqual(months)
  },
)

test('a day that only looks like the first of a list is left alone', async () => {
  const text = 'Madame, vous devez les loyers du 15 mars et avril 2026, soit 1 240 €.'
  expect(await monthsOf('fr', text)).toEqual(['2026-03-15', '2026-04'])
})

test.each([
  [
    'fr',
    'Bonjour, depuis le 3 mars 2026 le plombier ne répond plus. Il devait finir le 15 avril. Que faire ?',
  ],
  [
    'de',
    'Hallo, seit dem 3. März 2026 kommt der Maler nicht mehr. Fertig sein sollte er am 15. April. Was tun?',
  ],
] as const)('what stopped on a day tells the year of the next, in %s', async (country, text) => {
  expect(await monthsOf(country, text)).toContain('2026-04-15')
})

test('what began long ago tells no year', async () => {
  const text =
    'Bonjour, je suis locataire depuis le 1er mai 2019, et le 15 avril on m’a coupé l’eau. Que faire ?'
  expect(await monthsOf('fr', text)).toEqual(['2019-05-01', null])
})
