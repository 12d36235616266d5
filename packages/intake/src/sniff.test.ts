import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { checkSelection } from './check-selection.ts'
import { readFixture } from './read-fixture.ts'
import { sniffFile } from './sniff.ts'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const join = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))
const codeOf = (name: string, bytes: Uint8Array): string => {
  const sniffed = sniffFile({ name, bytes })
  return sniffed.ok ? sniffed.kind : sniffed.refusal.code
}

const REAL = {
  pdf: 'letter.pdf',
  doc: 'letter.doc',
  docx: 'letter.docx',
  txt: 'letter.txt',
  jpg: 'letter.jpg',
  jpeg: 'letter-progressive.jpg',
  png: 'letter-upside-down.png',
  gif: 'letter.gif',
} as const
const KIND = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'docx',
  txt: 'txt',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
} as const

describe('A file is what its content says', () => {
  const files = Object.entries(REAL)
  const names = Object.entries(KIND)
  test.each(files.flatMap(([is, file]) => names.map(([says, kind]) => ({ is, says, kind, file }))))(
    'a $is file named .$says is taken only when they agree',
    ({ is, says, kind, file }) => {
      const agrees = names.some(([ending, one]) => ending === is && one === kind)
      expect(codeOf(`letter.${says}`, readFixture(file).bytes)).toBe(
        agrees ? kind : 'wrong_content',
      )
    },
  )

  test('capital endings and dots in names are fine', () => {
    expect(codeOf('final.notice (2).PDF', readFixture('letter.pdf').bytes)).toBe('pdf')
  })
})

describe('Each refusal has its cause', () => {
  test('an empty file is empty', () => {
    expect(codeOf('a.pdf', new Uint8Array())).toBe('empty')
    expect(codeOf('a.txt', encode(' \n\t\n'))).toBe('empty')
  })

  test('a file over 10 MB is too large', () => {
    expect(codeOf('a.txt', new Uint8Array(UPLOAD_LIMITS.fileBytes + 1).fill(97))).toBe('too_large')
    expect(codeOf('a.txt', new Uint8Array(UPLOAD_LIMITS.fileBytes).fill(97))).toBe('txt')
  })

  test('other endings are unsupported', () => {
    for (const name of ['a.exe', 'a.odt', 'letter', 'a.pdf.zip', 'a.webp', '.']) {
      expect(codeOf(name, readFixture('letter.pdf').bytes)).toBe('unsupported')
    }
  })

  test('a HEIC photo has its own sentence whatever its name', () => {
    const { bytes } = readFixture('photo.heic')
    for (const name of ['IMG_1.heic', 'IMG_1.jpg', 'IMG_1', 'x.pdf'])
      expect(codeOf(name, bytes)).toBe('heic')
    const sniffed = sniffFile({ name: 'IMG_1.HEIC', bytes: encode('anything') }, 3)
    expect(sniffed).toMatchObject({
      ok: false,
      refusal: { code: 'heic', file: 3, message: expect.stringContaining('JPEG') },
    })
  })

  test('passwords are told apart from damage', () => {
    expect(codeOf('a.docx', readFixture('password.docx').bytes)).toBe('password_protected')
    const { bytes } = readFixture('letter.doc')
    const fib = Buffer.from(bytes).indexOf(Buffer.from('eca5', 'hex'))
    const locked = bytes.slice()
    locked[fib + 11] = (locked[fib + 11] ?? 0) | 1
    expect(codeOf('a.doc', locked)).toBe('password_protected')
    expect(codeOf('a.doc', bytes.subarray(0, 1000))).toBe('unreadable')
  })

  test('a picture over 50 megapixels is refused from its header', () => {
    const png = readFixture('letter-upside-down.png').bytes.slice()
    new DataView(png.buffer).setUint32(16, 60_000)
    expect(codeOf('a.png', png)).toBe('image_too_large')
  })

  test('binary data, NULs and rich text are not text files', () => {
    expect(codeOf('a.txt', Uint8Array.of(72, 105, 0, 72, 105))).toBe('wrong_content')
    expect(codeOf('a.txt', encode('{\\rtf1 hello}'))).toBe('wrong_content')
    expect(codeOf('a.txt', readFixture('letter.docx').bytes)).toBe('wrong_content')
    expect(codeOf('a.doc', encode('{\\rtf1 hello}'))).toBe('wrong_content')
  })

  test('a ZIP that is no Word file is not one', () => {
    expect(codeOf('a.docx', zipSync({ 'x.txt': encode('hello') }))).toBe('wrong_content')
    expect(
      codeOf(
        'a.docx',
        zipSync({ 'xl/workbook.xml': encode('<x/>'), '[Content_Types].xml': encode('<x/>') }),
      ),
    ).toBe('wrong_content')
  })
})

describe('A file that is two things at once is refused', () => {
  const zip = zipSync({ 'a.html': encode('<script>1</script>') })
  const pdf = readFixture('letter.pdf').bytes

  test('a PDF with a ZIP behind it, or a ZIP with a PDF in it', () => {
    expect(codeOf('a.pdf', join(pdf, zip))).toBe('wrong_content')
    expect(codeOf('a.pdf', join(zip, pdf))).toBe('wrong_content')
    expect(codeOf('a.docx', join(encode('%PDF-1.4\n'), readFixture('letter.docx').bytes))).toBe(
      'wrong_content',
    )
  })

  test.each(['letter.jpg', 'letter-upside-down.png', 'letter.gif'])(
    '%s with a ZIP, a PDF or a page behind it',
    (file) => {
      const { name, bytes } = readFixture(file)
      for (const tail of [zip, pdf, encode('<html><script>alert(1)</script>')]) {
        expect(codeOf(name, join(bytes, tail))).toBe('wrong_content')
      }
    },
  )

  test('a GIF that is also a script', () => {
    const gif = readFixture('letter.gif').bytes.slice()
    gif.set(encode('/*'), 6)
    expect(codeOf('a.gif', join(gif, encode('*/=1;alert(1)//')))).toBe('wrong_content')
  })

  test('a text file or Word file with a ZIP behind it', () => {
    expect(codeOf('a.txt', join(encode('Dear Sir '), zip))).toBe('wrong_content')
    expect(codeOf('a.doc', join(readFixture('letter.doc').bytes, zip))).toBe('wrong_content')
  })

  test('what a phone writes behind a JPEG is fine', () => {
    const clip = join(encode('\0\0\0\x18ftypmp42'), new Uint8Array(5000).fill(7))
    expect(codeOf('a.jpg', join(readFixture('letter.jpg').bytes, clip))).toBe('jpeg')
  })
})

describe('A selection as a whole', () => {
  test('up to ten files', () => {
    expect(checkSelection(Array.from({ length: 10 }, () => ({ size: 1 })))).toEqual([])
    expect(checkSelection(Array.from({ length: 11 }, () => ({ size: 1 })))).toMatchObject([
      { code: 'too_many_files' },
    ])
  })

  test('up to 10 MB each and 95 MB together', () => {
    const full = { size: UPLOAD_LIMITS.fileBytes }
    expect(checkSelection(Array.from({ length: 10 }, () => full))).toMatchObject([
      { code: 'too_large_in_all' },
    ])
    expect(checkSelection([{ size: 5 }, { size: full.size + 1 }, { size: 0 }])).toMatchObject([
      { code: 'too_large', file: 1 },
      { code: 'empty', file: 2 },
    ])
  })
})
