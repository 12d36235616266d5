import { describe, expect, test } from 'vitest'

import { HOSTILE_FILES } from './hostile-files.ts'
import { openNodeCharacterMaps } from './node-ocr.ts'
import type { Ocr } from './ocr.ts'
import { readUpload } from './read-upload.ts'

/** Pictures are decoded and prepared; finding no words in them needs no recogniser. */
const blind: Ocr = { recognise: async () => ({ text: '', confidence: 0 }) }

describe('A file made to break its reader', () => {
  test.each(Object.entries(HOSTILE_FILES))(
    '%s ends as it must',
    async (_, { name, bytes, ends }) => {
      const ports = { ocr: blind, cmaps: await openNodeCharacterMaps() }
      const read = await readUpload([{ name, bytes: bytes() }], ports)
      expect(ends).toContain(read.ok ? 'ok' : read.refusals[0]?.code)
    },
    60_000,
  )

  test('of a Word file inside a Word file, only the words of the outer one are read', async () => {
    const nested = HOSTILE_FILES['a Word file in a Word file, five deep']
    const bytes = nested?.bytes() ?? new Uint8Array()
    const read = await readUpload([{ name: 'a.docx', bytes }], { ocr: blind })
    expect(read.ok && read.text.match(/Pay the sum/g)).toHaveLength(1)
  })

  test('a Japanese letter without its font is read, every word of it', async () => {
    const bytes = HOSTILE_FILES['a PDF in Shift-JIS without its font']?.bytes() ?? new Uint8Array()
    const ports = { ocr: blind, cmaps: await openNodeCharacterMaps() }
    const read = await readUpload([{ name: 'a.pdf', bytes }], ports)
    expect(read.ok && read.text.split('\n')).toEqual([
      '督促状',
      '支払期限 2026年12月14日',
      '金額 48,200円',
    ])
  })
})
