import { beforeAll, describe, expect, test } from 'vitest'

import { latin1 } from './bytes.ts'
import { createNodeOcr, openNodeCharacterMaps } from './node-ocr.ts'
import type { Ocr } from './ocr.ts'
import { readFixture } from './read-fixture.ts'
import { readUpload } from './read-upload.ts'
import type { ReadUpload } from './read-upload.ts'
import { sniffFile } from './sniff.ts'

const FACTS = [
  'Harrow & Stell Recoveries Ltd',
  'Ms Orla Penhallow',
  'S7 9PX',
  'Our reference: HSR/4471-9082',
  'Date: 3 November 2026',
  'Account: 6021 7743',
  '£1,136.10',
  '£98.50',
  '£50.00',
  '£1,284.60',
  '24 November 2026',
  'within 21 days',
  'County Court',
]

let ocr: Ocr
beforeAll(async () => {
  ocr = await createNodeOcr()
})

type Read = Extract<ReadUpload, { ok: true }>

async function read(...files: string[]): Promise<Read> {
  const result = await readUpload(
    files.map((file) => readFixture(file)),
    { ocr },
  )
  if (!result.ok) throw new Error(result.refusals.map((one) => one.code).join())
  return result
}

async function refuse(...files: string[]): Promise<unknown> {
  const result = await readUpload(
    files.map((file) => readFixture(file)),
    { ocr },
  )
  return result.ok ? result.text : result.refusals.map(({ code, file }) => [code, file])
}

describe('The same letter says the same in every format', () => {
  test.each(['letter.pdf', 'letter.docx', 'letter.doc', 'letter.txt'])('%s', async (file) => {
    const { text, pages } = await read(file)
    for (const fact of FACTS) expect(text).toContain(fact)
    expect(text).toContain('Administration fee\t£50.00\n')
    expect(pages).toEqual([
      { file: 0, page: 1, start: 0, end: text.length, method: 'text', confidence: 100 },
    ])
  })

  test.each(['letter.jpg', 'letter.gif', 'letter-progressive.jpg', 'letter-exif.jpg'])(
    '%s',
    async (file) => {
      const { text, pages } = await read(file)
      for (const fact of FACTS) expect(text).toContain(fact)
      expect(text).toContain('Brightwater Catalogue plc')
      expect(text).toContain('Administration fee\t£50.00\n')
      expect(pages).toMatchObject([{ file: 0, page: 1, start: 0, end: text.length, method: 'ocr' }])
      expect(pages[0]?.confidence).toBeGreaterThan(85)
    },
  )

  test.each([
    ['upside down', 'letter-upside-down.png', 180],
    ['from the side', 'letter-sideways.jpg', 270],
  ])('a page that was photographed %s', async (_how, file, turned) => {
    const { text, pages } = await read(file)
    for (const fact of FACTS) expect(text).toContain(fact)
    expect(pages).toMatchObject([{ method: 'ocr', turned }])
  })

  test('a scanned PDF, its second page lying on its side', async () => {
    const { text, pages } = await read('scanned.pdf')
    for (const fact of FACTS) expect(text).toContain(fact)
    expect(text.slice(pages[1]?.start, pages[1]?.end)).toContain('within\n12 working days')
    expect(pages.map(({ page, method }) => [page, method])).toEqual([
      [1, 'ocr'],
      [2, 'ocr'],
    ])
  })
})

describe('A second reader', () => {
  /** Says what it is told to, and keeps what it was given. */
  function openSecondReader(says: string | null) {
    const given: Uint8Array[] = []
    const reread = (png: Uint8Array) => {
      given.push(png)
      return Promise.resolve(says)
    }
    return { given, ports: { ocr: { recognise: ocr.recognise, reread } } }
  }

  test('reads the photo that the first could not, and its page is one to look at again', async () => {
    const { given, ports } = openSecondReader('Pay £98.50 by 24 November 2026.')
    const result = await readUpload([readFixture('blurred.jpg')], ports)
    expect(result).toMatchObject({ ok: true, text: 'Pay £98.50 by 24 November 2026.' })
    expect(result).toMatchObject({ pages: [{ method: 'model', confidence: 60 }] })
    expect(given.map((png) => sniffFile({ name: 'a.png', bytes: png }).ok)).toEqual([true])
  })

  test('is never shown a photo that the first can read', async () => {
    const { given, ports } = openSecondReader('Something else')
    const result = await readUpload([readFixture('letter-exif.jpg')], ports)
    expect(result).toMatchObject({ ok: true, pages: [{ method: 'ocr' }] })
    expect(given).toEqual([])
  })

  test('is given the picture alone: nothing of the camera, its place or its time', async () => {
    const { given, ports } = openSecondReader(null)
    await readUpload([readFixture('blurred.jpg')], ports)
    const names = latin1(given[0] ?? new Uint8Array(), 0, 1e7).match(/IHDR|eXIf|tEXt|iTXt|tIME/g)
    expect(names).toEqual(['IHDR'])
  })

  test.each([null, '', ' ? '])('that makes out nothing (%j) changes nothing', async (says) => {
    const { ports } = openSecondReader(says)
    const result = await readUpload([readFixture('blurred.jpg')], ports)
    expect(result).toMatchObject({ ok: false, refusals: [{ code: 'no_text_found' }] })
  })
})

describe('A Japanese PDF without its own character maps', () => {
  test('is read with the bundled ones', async () => {
    const result = await readUpload([readFixture('shift-jis.pdf')], {
      ocr,
      cmaps: await openNodeCharacterMaps(),
    })
    expect(result).toMatchObject({
      ok: true,
      text: '督促状\n支払期限 2026年12月14日\n金額 48,200円',
    })
  })

  test('is refused without them, and not read as nothing', async () => {
    expect(await refuse('shift-jis.pdf')).toEqual([['no_text_found', 0]])
  })
})

describe('Files in order are pages of one document', () => {
  test('photos, a PDF and a text file keep their places', async () => {
    const { text, pages } = await read('page-1.jpg', 'two-pages.pdf', 'letter.txt')
    expect(pages.map(({ file, page }) => [file, page])).toEqual([
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 1],
    ])
    const parts = pages.map(({ start, end }) => text.slice(start, end))
    expect(parts[0]).toContain('Dear Ms Penhallow')
    expect(parts[2]).toMatch(/^Page 2 of our letter/)
    expect(parts[3]).toMatch(/^Harrow & Stell[^]*England and Wales\.$/)
    expect(parts.join('\n\n')).toBe(text)
  })

  test('progress is told before each page, over the whole upload', async () => {
    const told: string[] = []
    const onPage = (page: number, pages: number): void => void told.push(`${page}/${pages}`)
    await readUpload(
      ['letter.txt', 'two-pages.pdf', 'letter.docx'].map((file) => readFixture(file)),
      { ocr, onPage },
    )
    expect(told).toEqual(['1/3', '2/4', '3/4', '4/4'])
  })

  test('files are fetched one at a time, when their turn comes', async () => {
    const order: string[] = []
    const source = (file: string) => ({
      name: file,
      load: async () => {
        order.push(file)
        return readFixture(file).bytes
      },
    })
    const onPage = (page: number): void => void order.push(`page ${page}`)
    await readUpload([source('letter.txt'), source('letter.docx')], { ocr, onPage })
    expect(order).toEqual(['letter.txt', 'page 1', 'letter.docx', 'page 2'])
  })

  test('errors of the caller are not taken for damage', async () => {
    const fail = (): never => {
      throw new RangeError('store is down')
    }
    await expect(readUpload([readFixture('two-pages.pdf')], { ocr, onPage: fail })).rejects.toThrow(
      'store is down',
    )
    await expect(
      readUpload([{ name: 'a.pdf', load: async () => fail() }], { ocr }),
    ).rejects.toThrow('store is down')
  })
})

describe('What cannot be read is refused by name', () => {
  test('passwords, empty files, other formats and HEIC', async () => {
    expect(await refuse('password.pdf')).toEqual([['password_protected', 0]])
    expect(await refuse('password.docx')).toEqual([['password_protected', 0]])
    expect(await refuse('empty.txt')).toEqual([['empty', 0]])
    expect(await refuse('renamed.pdf')).toEqual([['wrong_content', 0]])
    expect(await refuse('photo.heic')).toEqual([['heic', 0]])
  })

  test('a photo too blurred to read is named by its place', async () => {
    expect(await refuse('letter.txt', 'blurred.jpg')).toEqual([['no_text_found', 1]])
  })

  test('all bad files are named at once, three at most', async () => {
    expect(await refuse('empty.txt', 'letter.txt', 'photo.heic')).toEqual([
      ['empty', 0],
      ['heic', 2],
    ])
    const many = await readUpload(
      Array.from({ length: 5 }, () => readFixture('empty.txt')),
      { ocr },
    )
    expect(many.ok ? [] : many.refusals).toHaveLength(3)
  })

  test('more than ten files, no file, and text beyond any letter', async () => {
    const eleven = await readUpload(
      Array.from({ length: 11 }, () => readFixture('letter.txt')),
      { ocr },
    )
    expect(eleven).toMatchObject({ ok: false, refusals: [{ code: 'too_many_files' }] })
    expect(await readUpload([], { ocr })).toMatchObject({
      ok: false,
      refusals: [{ code: 'empty' }],
    })
    const bytes = new TextEncoder().encode('a letter without end '.repeat(40_000))
    const long = await readUpload([{ name: 'long.txt', bytes }], { ocr })
    expect(long).toMatchObject({ ok: false, refusals: [{ code: 'too_many_pages', file: 0 }] })
  })

  test('a PDF of 201 pages', async () => {
    const pages = Array.from(
      { length: 201 },
      (_, n) => `${n + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n`,
    )
    const kids = pages.map((_, n) => `${n + 3} 0 R`).join(' ')
    const source = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 201/Kids[${kids}]>>endobj\n`
    const bytes = new TextEncoder().encode(
      `${source}${pages.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`,
    )
    const result = await readUpload([{ name: 'long.pdf', bytes }], { ocr })
    expect(result).toMatchObject({ ok: false, refusals: [{ code: 'too_many_pages', file: 0 }] })
  })

  test('a broken PDF gives a diagnostic without content', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.4\nSECRET nothing else')
    const result = await readUpload([{ name: 'private name.pdf', bytes }], { ocr })
    expect(result).toMatchObject({ ok: false, refusals: [{ code: 'unreadable', file: 0 }] })
    expect(JSON.stringify(result)).not.toMatch(/SECRET|private/)
    expect(result.ok ? [] : result.diagnostics).toEqual([expect.stringMatching(/^pdf:\w+$/)])
  })
})
