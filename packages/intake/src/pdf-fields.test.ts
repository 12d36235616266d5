import { describe, expect, test } from 'vitest'

import type { Ocr } from './ocr.ts'
import { readUpload } from './read-upload.ts'

const none: Ocr = { recognise: async () => ({ text: '', confidence: 0 }) }

/** A one-page PDF whose page says "Claim number" and carries the given annotation dictionaries. */
function form(...annotations: string[]): Uint8Array {
  const drawing = 'BT /F 10 Tf 50 700 Td (Claim number) Tj ET'
  const refs = annotations.map((_, n) => `${6 + n} 0 R`).join(' ')
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${refs}]>>>>`,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Annots[${refs}]/Resources<</Font<</F 5 0 R>>>>>>`,
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...annotations,
  ]
  const body = objects.map((object, n) => `${n + 1} 0 obj${object}endobj\n`).join('')
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF`)
}

async function read(...annotations: string[]): Promise<string> {
  const result = await readUpload([{ name: 'form.pdf', bytes: form(...annotations) }], {
    ocr: none,
  })
  return result.ok ? result.text : 'refused'
}

const field = (name: string, value: string, rest: string): string =>
  `<</Type/Annot/Subtype/Widget/T(${name})/V(${value})${rest}>>`

describe('What is filled in on a form', () => {
  test('stands beside its label', async () => {
    const number = field('a', 'K7QZ9X12', '/FT/Tx/Rect[150 695 300 712]')
    expect(await read(number)).toBe('Claim number\tK7QZ9X12')
  })

  test('keeps its lines', async () => {
    const address = field('b', '17 Quince Lane\\rSheffield', '/FT/Tx/Ff 4096/Rect[50 600 300 640]')
    expect(await read(address)).toMatch(/17 Quince Lane\n+Sheffield$/)
  })

  test('does not count buttons, passwords and hidden fields', async () => {
    const fields = [
      field('c', 'secret', '/FT/Tx/Ff 8192/Rect[50 560 300 575]'),
      field('d', 'unseen', '/FT/Tx/F 2/Rect[50 540 300 555]'),
      field('e', 'Off', '/FT/Btn/Rect[50 520 60 530]'),
    ]
    expect(await read(...fields)).toBe('Claim number')
  })
})
