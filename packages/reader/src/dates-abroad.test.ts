import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

test.each(['Aachen,07.05.2026', 'Aachen,7. Mai 2026'])(
  'a day may stand right behind the comma after its town: %s',
  async (head) => {
    const text = `Stadt Aachen\nOrdnungsamt\n${head}\n\nSehr geehrte Frau Quill,\n\nbitte zahlen Sie 35,00 € Verwarnungsgeld.`
    const { dates } = await readInItsLanguage(text, { country: 'de' })
    expect(dates.map(({ iso, role }) => `${iso} ${role}`)).toEqual(['2026-05-07 letter'])
  },
)
